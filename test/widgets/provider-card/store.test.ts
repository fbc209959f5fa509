import { describe, expect, it, vi } from 'vitest';
import { aUserPayload } from '../../fixtures/data/catalogue-payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, held, json, problem } from '../fake-api.ts';
import { aCard } from './a-card.ts';

const isSettled = ({ provider }: ReturnType<ReturnType<typeof aCard>['store']['getState']>) =>
  provider.status !== 'loading';

describe('D-calls-user: GET /user/{id}', () => {
  it('a provider card makes one call, and fires `ready` once', async () => {
    const api = aFakeApi();
    api.on('GET /user/studio-lumiere', aUserPayload());
    const { host, store } = aCard();
    const ready = heard(host, 'creneau-ready');
    const { provider } = await until(store, isSettled);
    expect(provider).toEqual({
      status: 'loaded',
      value: {
        id: 42,
        fullName: 'Studio Lumière',
        url: 'studio-lumiere',
        groups: ['Providers'],
        picture: '/pictures/studio-lumiere.svg',
        city: { name: 'Lyon', postalCode: '69001' },
      },
    });
    await store.retry();
    expect([ready.length, api.calls.length]).toEqual([1, 2]);
  });

  it.each([
    ['D-provider-page: a slug stands in for a missing url', { url: null }, { url: 'studio-lumiere' }],
    ['the id stands in for a missing url and slug', { url: null, slug: null }, { url: '42' }],
    ['no picture', { picture: { medium: null } }, { picture: null }],
    [
      'D-payload-addresses: a picture must be http(s) or a path',
      { picture: { medium: 'data:image/png,' } },
      { picture: null },
    ],
    ['no city, no groups', { city: null, groups: null }, { city: null, groups: [] }],
  ])("a provider's payload is decoded: %s", async (_, changes, expected) => {
    aFakeApi().on('GET /user/studio-lumiere', aUserPayload(changes));
    const { provider } = await until(aCard().store, isSettled);
    expect(provider).toMatchObject({ value: expected });
  });

  it.each([
    ['a url that is an address of a script', aUserPayload({ url: 'javascript:alert(1)' })],
    ['nobody', null],
    ['no name', aUserPayload({ fullName: 7 })],
  ])('an invalid response is a failure: %s', async (_, payload) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    aFakeApi().on('GET /user/studio-lumiere', payload);
    const { provider } = await until(aCard().store, isSettled);
    expect(provider).toMatchObject({ status: 'failed', error: { code: 'bad-answer' } });
  });

  it('another provider is fetched; a response for the first is ignored', async () => {
    const api = aFakeApi();
    const late = held(json(aUserPayload()));
    api.on('GET /user/studio-lumiere', late.answer);
    api.on('GET /user/a%2Fb', aUserPayload({ fullName: 'A/B' }));
    const { context, store } = aCard();
    context.attributes.setState({ provider: 'a/b' });
    await until(store, isSettled);
    late.release();
    await context.page.client.get('user/studio-lumiere', () => null);
    expect(store.getState()).toMatchObject({ name: 'a/b', provider: { value: { fullName: 'A/B' } } });
  });

  it('a provider card without a provider makes no call, and the console has a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const api = aFakeApi();
    const { store } = aCard(null);
    await store.retry();
    expect([store.getState().name, api.calls]).toEqual([null, []]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0])).toContain('<creneau-provider-card> names nobody');
  });

  it('the failure of a provider card is reported, and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    aFakeApi().on('GET /user/studio-lumiere', problem(404, 'not-found'), aUserPayload());
    const { host, store } = aCard();
    const errors = heard(host, 'creneau-error');
    await until(store, isSettled);
    expect(errors).toMatchObject([{ code: 'not-found' }]);
    await store.retry();
    expect(store.getState().provider.status).toBe('loaded');
  });
});
