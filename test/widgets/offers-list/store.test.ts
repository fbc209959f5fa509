import { describe, expect, it, vi } from 'vitest';
import { PAGE_ASKED, pagingProperty } from '../../../widgets/shared/lists/paged-list.ts';
import { aPageOf, aUserPayload } from '../../fixtures/data/catalogue-payloads.ts';
import { someEvents } from '../../fixtures/data/events.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { aFakeApi, held, json, problem } from '../fake-api.ts';
import { anOffersApi, isLoaded, LIST, someOffers, USER } from './some-offers.ts';

const titles = ({ list }: ReturnType<ReturnType<typeof someOffers>['store']['getState']>) =>
  list.status === 'loaded' ? list.value.items.map(({ title }) => title) : [];

describe('S-calls: the calls', () => {
  it('the user and 8 offers are fetched in parallel, and the list is ready when both are there', async () => {
    const api = anOffersApi();
    const user = held(json(aUserPayload()));
    api.on(USER, user.answer);
    const { host, store } = someOffers();
    const ready = heard(host, 'creneau-ready');
    await eventually(() => {
      expect(api.calls.map(({ path }) => path).toSorted()).toEqual([
        '/user/studio-lumiere',
        '/v1/event/list/provider/studio-lumiere?limit=8',
      ]);
    });
    expect([store.getState().list.status, ready.length]).toEqual(['loading', 0]);
    user.release();
    const state = await until(store, isLoaded);
    expect([titles(state), state.provider?.fullName, ready.length]).toEqual([
      ['Événement 1', 'Événement 2'],
      'Studio Lumière',
      1,
    ]);
  });

  it.each([
    [{ limit: 3 }, '/v1/event/list/provider/studio-lumiere?limit=3'],
    [{ page: 2 }, '/v1/event/list/provider/studio-lumiere?limit=8&page=2'],
  ])('a list with the settings %j calls the address of its provider, limit and page', async (values, path) => {
    const api = anOffersApi();
    const { store } = someOffers(values);
    await until(store, isLoaded);
    expect(api.to(LIST).map((call) => call.path)).toEqual([path]);
  });

  it('turning a page does not fetch the user again', async () => {
    const api = anOffersApi({}, 3);
    api.on(LIST, aPageOf(someEvents(2), 1, 3), aPageOf(someEvents(2, 3), 2, 3));
    const { host, store } = someOffers();
    await until(store, isLoaded);
    const loads = heard(host, 'creneau-pageload');
    Reflect.set(host, 'page', 2);
    expect(store.getState()).toMatchObject({ isTurning: true, list: { status: 'loaded' } });
    expect(pagingProperty.paging.read(store)).toEqual({ page: 1, lastPage: 3, loading: true });
    expect(titles(await until(store, isLoaded))).toEqual(['Événement 3', 'Événement 4']);
    expect([loads, api.to(USER).length]).toEqual([[{ page: 2, lastPage: 3 }], 1]);
  });

  it("D-has-membership: a token that comes later fetches the list again: the membership is the user's", async () => {
    const api = anOffersApi();
    api.on('GET /v1/me', aMePayload());
    const { store, page } = someOffers();
    await until(store, isLoaded);
    page.session.setToken('camille');
    expect(store.getState()).toMatchObject({ isTurning: true });
    await until(store, isLoaded);
    await until(page.data, ({ person }) => person !== null);
    const tokens = api.to(LIST).map(({ headers }) => headers.get('authorization'));
    expect([tokens, api.to(USER).length]).toEqual([[null, 'Bearer camille'], 1]);
  });

  it('the list of another provider starts at its first page', async () => {
    const api = anOffersApi({}, 3);
    api.on('GET /user/camille', aUserPayload({ fullName: 'Camille Martin', groups: ['Customers'] }));
    api.on('GET /v1/event/list/provider/camille', aPageOf(someEvents(1, 9)));
    const { store, context, host } = someOffers({ page: 3 });
    await until(store, isLoaded);
    const lastPages: number[] = [];
    host.addEventListener(PAGE_ASKED, () => lastPages.push(pagingProperty.paging.read(store).lastPage));
    context.attributes.setState({ provider: 'camille' });
    expect(store.getState()).toMatchObject({ list: { status: 'loading' }, provider: null, page: 1 });
    const state = await until(store, isLoaded);
    expect([titles(state), state.provider?.fullName]).toEqual([['Événement 9'], 'Camille Martin']);
    expect(api.calls.at(-1)?.path).not.toContain('page');
    // An undefined last page tells a pager that there are no pages yet.
    expect(lastPages).toEqual([0]);
  });

  it('S-stale-answers: a response for the first provider is ignored', async () => {
    const api = anOffersApi();
    const late = held(json(aUserPayload()));
    api.on(USER, late.answer);
    api.on('GET /user/camille', aUserPayload({ fullName: 'Camille Martin' }));
    api.on('GET /v1/event/list/provider/camille', aPageOf([]));
    const { store, context } = someOffers();
    context.attributes.setState({ provider: 'camille' });
    await until(store, isLoaded);
    late.release();
    await context.page.client.get('user/studio-lumiere', () => null);
    expect(store.getState().provider?.fullName).toBe('Camille Martin');
  });
});

describe('D-displayed-errors: failures', () => {
  it.each([
    ['the user', USER],
    ['the list', LIST],
  ])('a failure of %s is reported once, and both are shown after a retry', async (_, route) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = anOffersApi();
    api.on(route, problem(403, 'forbidden'), route === USER ? aUserPayload() : aPageOf(someEvents(2)));
    const { host, store } = someOffers();
    const errors = heard(host, 'creneau-error');
    await until(store, ({ list }) => list.status === 'failed');
    expect(errors).toMatchObject([{ code: 'forbidden' }]);
    await store.retry();
    expect(store.getState()).toMatchObject({ list: { status: 'loaded' }, provider: { id: 42 } });
  });

  it('an offers list without a provider makes no call, and the console has a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const api = aFakeApi();
    const { store } = someOffers({ provider: null });
    await store.retry();
    expect([store.getState().name, api.calls]).toEqual([null, []]);
    expect(String(warn.mock.calls[0])).toContain('<creneau-offers-list> names nobody');
  });
});
