import { describe, expect, it, vi } from 'vitest';
import '../../fixtures/data/marketplace-page.ts';
import { pagingProperty } from '../../../widgets/shared/lists/paged-list.ts';
import { anAnimationPayload, aPageOf, someAnimations } from '../../fixtures/data/catalogue-payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { aFakeApi, held, json, problem } from '../fake-api.ts';
import { aSlider, isLoaded } from './a-slider.ts';

const NEXT = 'GET /v1/next/events/';
const PAST = 'GET /v1/past/events/';

const titles = (store: ReturnType<typeof aSlider>['store']) => {
  const { list } = store.getState();
  return list.status === 'loaded' ? list.value.items.map(({ title }) => title) : [];
};

describe('S-calls, S-animations: the calls', () => {
  it.each([
    [{}, '/v1/next/events/'],
    [{ page: 2 }, '/v1/next/events/?page=2'],
    [{ period: 'future', user: '42' }, '/v1/future/events/?user=42'],
    [{ period: 'past', user: 'studio-lumiere', page: 3 }, '/v1/past/events/?user=studio-lumiere&page=3'],
    [{ user: 'a b/&é' }, '/v1/next/events/?user=a%20b%2F%26%C3%A9'],
  ] as const)('a slider with the settings %j calls the address of its period, user and page', async (values, path) => {
    const api = aFakeApi();
    for (const period of ['next', 'future', 'past']) api.on(`GET /v1/${period}/events/`, aPageOf([], 1, 3));
    const { store } = aSlider(values);
    await until(store, isLoaded);
    expect(api.calls.map((call) => call.path)).toEqual([path]);
  });
});

describe('C-lists: pages', () => {
  it('the first load fires `ready`, once, and fires `pageload` like every load', async () => {
    aFakeApi().on(NEXT, aPageOf(someAnimations(2), 1, 3), aPageOf(someAnimations(2, 3), 2, 3));
    const { host, store } = aSlider();
    const ready = heard(host, 'creneau-ready');
    const loads = heard(host, 'creneau-pageload');
    expect(pagingProperty.paging.read(store)).toEqual({ page: 1, lastPage: 0, loading: true });
    await until(store, isLoaded);
    expect(pagingProperty.paging.read(store)).toEqual({ page: 1, lastPage: 3, loading: false });
    store.turn(2);
    // The previous page stays until the next one has loaded.
    expect(store.getState()).toMatchObject({ list: { status: 'loaded' }, isTurning: true, page: 2 });
    await until(store, isLoaded);
    expect(titles(store)).toEqual(['Animation 3', 'Animation 4']);
    expect([ready.length, loads]).toEqual([
      1,
      [
        { page: 1, lastPage: 3 },
        { page: 2, lastPage: 3 },
      ],
    ]);
  });

  it('the arrows of a slider set the page of its element, and the page that a pager sets is loaded', async () => {
    const api = aFakeApi();
    api.on(NEXT, aPageOf(someAnimations(2), 1, 3));
    const { host, store } = aSlider();
    await until(store, isLoaded);
    store.turn(2);
    expect(Reflect.get(host, 'page')).toBe(2);
    await until(store, isLoaded);
    Reflect.set(host, 'page', 1);
    await until(store, isLoaded);
    expect(api.calls.map(({ path }) => path.split('?')[1])).toEqual([undefined, 'page=2', undefined]);
  });

  it('D-address-pager: with a pager a slider starts at the page in the address, and writes it there when it turns', async () => {
    history.replaceState(null, '', '/animation/?a=%20b&page=2#top');
    const api = aFakeApi();
    api.on(NEXT, aPageOf(someAnimations(2), 2, 3));
    const { host, store } = aSlider({}, { hasPager: true });
    await until(store, isLoaded);
    expect([Reflect.get(host, 'page'), api.calls.map(({ path }) => path)]).toEqual([2, ['/v1/next/events/?page=2']]);
    store.turn(3);
    expect(location.search + location.hash).toBe('?a=%20b&page=3#top');
    history.replaceState(null, '', '/');
  });

  it('without a pager the address stays', async () => {
    history.replaceState(null, '', '/?page=2');
    const api = aFakeApi();
    api.on(NEXT, aPageOf(someAnimations(2), 1, 3));
    const { store } = aSlider();
    await until(store, isLoaded);
    store.turn(3);
    expect([api.calls[0]?.path, location.search]).toEqual(['/v1/next/events/', '?page=2']);
    history.replaceState(null, '', '/');
  });

  it('D-page-numbers: a page above the last becomes the last page, on the element too', async () => {
    const api = aFakeApi();
    api.on(NEXT, aPageOf(someAnimations(1), 3, 3));
    const { host, store } = aSlider({ page: 99 });
    await until(store, ({ page }) => page === 3);
    expect(Reflect.get(host, 'page')).toBe(3);
    Reflect.set(host, 'page', 2);
    await until(store, isLoaded);
    expect(api.calls.map(({ path }) => path.split('?')[1])).toEqual(['page=99', 'page=2']);
  });

  it('other animations start at their first page, with a skeleton', async () => {
    const api = aFakeApi();
    api.on(NEXT, aPageOf(someAnimations(2), 3, 3));
    api.on(PAST, aPageOf(someAnimations(1, 9)));
    const { store, context } = aSlider({ page: 3 });
    await until(store, isLoaded);
    context.attributes.setState({ period: 'past' });
    expect(store.getState()).toMatchObject({ list: { status: 'loading' }, period: 'past', page: 1 });
    await until(store, isLoaded);
    expect(titles(store)).toEqual(['Animation 9']);
    expect(api.calls.map(({ path }) => path)).toEqual(['/v1/next/events/?page=3', '/v1/past/events/']);
  });

  it('S-stale-answers: only the latest call counts', async () => {
    const slow = held(json(aPageOf(someAnimations(1), 2, 3)));
    aFakeApi().on(NEXT, aPageOf([], 1, 3), slow.answer, aPageOf(someAnimations(1, 7), 3, 3));
    const { host, store } = aSlider();
    await until(store, isLoaded);
    const loads = heard(host, 'creneau-pageload');
    store.turn(2);
    store.turn(3);
    await until(store, isLoaded);
    slow.release();
    await Promise.resolve();
    expect([titles(store), loads]).toEqual([['Animation 7'], [{ page: 3, lastPage: 3 }]]);
  });
});

describe('D-displayed-errors: failures', () => {
  it('the failure of a slider is shown and reported, and the same page can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = aFakeApi();
    api.on(NEXT, problem(404, 'not-found'), aPageOf(someAnimations(1), 2, 2));
    const { host, store } = aSlider({ page: 2 });
    const errors = heard(host, 'creneau-error');
    await until(store, ({ list }) => list.status === 'failed');
    expect(errors).toMatchObject([{ code: 'not-found' }]);
    await store.retry();
    expect([titles(store), api.calls.at(-1)?.path]).toEqual([['Animation 1'], '/v1/next/events/?page=2']);
  });

  it('an invalid item of a slider is left out, with one warning; the others are shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const bad = [{ url: 'javascript:alert(1)' }, { type: 'single' }, { date: 'soon' }, { duration: 1e12 }, { id: 'x' }];
    aFakeApi().on(NEXT, aPageOf([...bad.map(anAnimationPayload), null, 7, anAnimationPayload({ title: 'Good' })]));
    const { store } = aSlider();
    await until(store, isLoaded);
    expect(titles(store)).toEqual(['Good']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('missing fields of an item of a slider are null', async () => {
    aFakeApi().on(NEXT, aPageOf([{ id: 1, title: 'Bare', url: 'bare', type: 'open' }]));
    const { store } = aSlider();
    await until(store, isLoaded);
    const nothing = { description: '', picture: null, sport: null, provider: null, start: null, duration: null };
    expect(store.getState().list).toMatchObject({ value: { items: [{ ...nothing, nextSlot: null }] } });
  });

  it.each([[[]], [{ items: {}, page: 1, lastPage: 1 }], [{ items: [], page: '1', lastPage: 1 }], [null], ['x']])(
    'an invalid response is a failure: %j',
    async (answer) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      aFakeApi().on(NEXT, answer);
      const { store } = aSlider();
      const { list } = await until(store, (state) => state.list.status === 'failed');
      expect(list).toMatchObject({ error: { code: 'bad-answer' } });
    },
  );

  it('a slider that was removed makes no calls and fires no events', async () => {
    const api = aFakeApi();
    const slow = held(json(aPageOf([])));
    api.on(NEXT, slow.answer);
    const { host, context, leave } = aSlider();
    const loads = heard(host, 'creneau-pageload');
    leave();
    slow.release();
    context.attributes.setState({ period: 'past' });
    await eventually(() => expect(api.calls).toHaveLength(1));
    expect(loads).toEqual([]);
  });
});
