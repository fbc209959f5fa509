import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { venueText } from '../../../widgets/event-list/model.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { held, json, problem } from '../fake-api.ts';
import { aList, aListApi, isLoaded } from './a-list.ts';

const aUser = (changes: object = {}) => ({
  id: 42,
  fullName: 'Studio Lumière',
  url: 'studio-lumiere',
  slug: 'studio-lumiere',
  picture: { medium: null },
  ...changes,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('D-venue-filter: the venue is searched by its name', () => {
  it('the venue is searched after a pause in typing, from three letters on', async () => {
    const api = aListApi();
    api.on('GET /search/user/stud', [aUser()]);
    const { store } = aList();
    for (const text of ['s', 'st', 'stu', 'stud ']) store.searchVenue(text);
    expect(store.getState().venues).toMatchObject({ text: 'stud ', isLoading: true });
    vi.advanceTimersByTime(200);
    const { venues } = await until(store, (state) => !state.venues.isLoading);
    expect(venues.found.map(({ fullName }) => fullName)).toEqual(['Studio Lumière']);
    expect(api.calls.filter(({ path }) => path.startsWith('/search/')).map(({ path }) => path)).toEqual([
      '/search/user/stud?group=Providers',
    ]);
  });

  it.each(['', ' ', 'a', ' a ', 'st', 's s s', '. . .', "l'", '...'])(
    'typing %j into the venue filter makes no call',
    (text) => {
      const api = aListApi();
      const { store } = aList();
      store.searchVenue(text);
      vi.advanceTimersByTime(1000);
      expect(store.getState().venues).toMatchObject({ text, isLoading: false, found: [] });
      expect(api.calls.some(({ path }) => path.startsWith('/search/'))).toBe(false);
    },
  );

  it('a response for an earlier text is ignored', async () => {
    const api = aListApi();
    const slow = held(json([aUser({ fullName: 'Late' })]));
    api.on('GET /search/user/stu', slow.answer);
    api.on('GET /search/user/pad', [aUser({ fullName: 'Padel' })]);
    const { store } = aList();
    store.searchVenue('stu');
    vi.advanceTimersByTime(200);
    store.searchVenue('pad');
    vi.advanceTimersByTime(200);
    await until(store, (state) => !state.venues.isLoading);
    slow.release();
    await eventually(() => expect(api.to('GET /search/user/stu')).toHaveLength(1));
    expect(store.getState().venues.found.map(({ fullName }) => fullName)).toEqual(['Padel']);
  });

  it('users without a page are left out', async () => {
    const api = aListApi();
    api.on('GET /search/user/cam', [aUser({ url: null, slug: null }), aUser({ url: null, slug: 'camille' })]);
    const { store } = aList();
    store.searchVenue('cam');
    vi.advanceTimersByTime(200);
    const { venues } = await until(store, (state) => !state.venues.isLoading);
    expect(venues.found.map(({ url }) => url)).toEqual(['camille']);
  });

  it('a search that fails shows an error, which the next search removes', async () => {
    const api = aListApi();
    api.on('GET /search/user/stu', problem(404, 'not-found'));
    api.on('GET /search/user/stud', [aUser()]);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store } = aList();
    store.searchVenue('stu');
    vi.advanceTimersByTime(200);
    await until(store, ({ venues }) => venues.hasFailed);
    store.searchVenue('stud');
    expect(store.getState().venues.hasFailed).toBe(false);
    vi.advanceTimersByTime(200);
    await until(store, ({ venues }) => venues.found.length === 1);
  });

  it("the field shows the filter's venue by the name that an event has, else by its url", async () => {
    aListApi('provider/studio-lumiere', 'provider/other');
    const { store } = aList();
    store.setFilter('provider', 'studio-lumiere');
    expect(venueText(await until(store, (state) => isLoaded(state)))).toBe('Studio Lumière');
    store.searchVenue('pad');
    expect(venueText(store.getState())).toBe('pad');
    store.searchVenue(null);
    store.setFilter('provider', 'other');
    expect(venueText(await until(store, isLoaded))).toBe('other');
    store.setFilter('provider', null);
    expect(venueText(store.getState())).toBe('');
  });
});
