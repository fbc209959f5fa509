import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foundIn, type SearchState } from '../../../widgets/search/state.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { aFakeApi, held, json, problem } from '../fake-api.ts';
import { aSearch } from './a-search.ts';
import { aFoundPayload, aFoundUserPayload, FOUND_PAYLOADS } from './found-payloads.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const isFound = ({ outcome }: SearchState) => outcome.case === 'found';
const isFailed = ({ outcome }: SearchState) => outcome.case === 'failed';
const titles = ({ outcome }: SearchState) => foundIn(outcome).map(({ title }) => title);

/** A search box with an API that has results for 'yo', and no results for 'zz'. */
function aSearchApi() {
  const api = aFakeApi();
  api.on('GET /search/yo', FOUND_PAYLOADS);
  api.on('GET /search/zz', []);
  return api;
}

describe('when the text is searched', () => {
  it('a text is searched once, after 200 ms without a key', async () => {
    const api = aSearchApi();
    const { store, waiting, pause } = aSearch();
    for (const text of ['ya', 'y', 'yo']) store.type(text);
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([200]);
    expect(api.calls).toEqual([]);
    pause();
    await until(store, isFound);
    expect(api.calls.map(({ route }) => route)).toEqual(['GET /search/yo']);
  });

  it.each(['', ' ', 'y', ' y ', 'é', '..', '/', '- y'])('the text %j is not searched', (text) => {
    const { store, waiting } = aSearch();
    store.type(text);
    expect(waiting).toEqual([]);
    expect(store.getState()).toMatchObject({ text, outcome: { case: 'none' } });
  });

  it('a text is searched by its words, whatever the spaces between them', async () => {
    const api = aFakeApi();
    api.on('GET /search/yoga%20doux', []);
    const { store, pause } = aSearch();
    store.type('  yoga   doux ');
    pause();
    expect((await until(store, isFound)).text).toBe('  yoga   doux ');
    expect(api.calls).toHaveLength(1);
  });

  it('a text is not searched after the element was removed', () => {
    const { store, context, waiting } = aSearch();
    store.type('yo');
    context.leave();
    expect(waiting).toEqual([]);
  });

  it('a text is searched again when the scope changes', async () => {
    const api = aSearchApi();
    api.on('GET /search/yog', FOUND_PAYLOADS);
    api.on('GET /search/user/yog', [aFoundUserPayload()]);
    const { store, context, pause } = aSearch();
    store.type('yog');
    pause();
    await until(store, isFound);
    context.attributes.setState({ scope: 'user' });
    pause();
    expect(titles(await until(store, (state) => isFound(state) && state.scope === 'user'))).toEqual(['Studio Lumière']);
  });
});

describe('S-stale-answers: a stale answer is ignored', () => {
  it('the results of the latest text are shown, in whatever order the responses arrive', async () => {
    const api = aSearchApi();
    const slow = held(json([aFoundPayload({ title: 'Stale' })]));
    api.on('GET /search/yog', slow.answer);
    const { store, pause } = aSearch();
    store.type('yog');
    pause();
    store.type('yo');
    pause();
    await until(store, isFound);
    slow.release();
    await eventually(() => expect(api.calls).toHaveLength(2));
    store.type('zz');
    pause();
    const seen: string[] = [];
    store.subscribe((state) => seen.push(...titles(state)));
    expect(titles(await until(store, isFound))).toEqual([]);
    expect(seen).not.toContain('Stale');
  });

  it('the previous results stay until the next ones arrive', async () => {
    aSearchApi();
    const { store, pause } = aSearch();
    store.type('yo');
    pause();
    await until(store, isFound);
    store.type('zz');
    expect(store.getState().outcome.case).toBe('searching');
    expect(titles(store.getState())).toHaveLength(8);
    store.type('');
    expect(titles(store.getState())).toEqual([]);
  });
});

describe('the results', () => {
  it('results are grouped by type, in the order of the best result of each type', async () => {
    aSearchApi();
    const { store, pause } = aSearch();
    store.type('yo');
    pause();
    const { outcome } = await until(store, isFound);
    expect(foundIn(outcome).map(({ type }) => type)).toEqual([
      'sport',
      'slotted',
      'user',
      'user',
      'event',
      'animation',
      'category',
      'city',
    ]);
  });

  it('the failure of a search box is reported, and typing searches again', async () => {
    const api = aSearchApi();
    api.on('GET /search/yo', problem(404, 'not-found'), FOUND_PAYLOADS);
    const { store, context, pause } = aSearch();
    const errors = heard(context.host, 'creneau-error');
    store.type('yo');
    pause();
    await until(store, isFailed);
    expect(errors).toMatchObject([{ code: 'not-found' }]);
    store.type('yo ');
    pause();
    expect(titles(await until(store, isFound))).toHaveLength(8);
  });
});

describe('the page that a choice opens', () => {
  it.each([
    ['sport', 'event/list/?sport=yoga'],
    ['category', 'event/list/?category=yoga-et-pilates'],
    ['city', 'event/list/?city=yonne'],
    ['user', 'user/studio-lumiere'],
    ['event', 'event/yoga-au-parc'],
    ['slotted', 'slotted/yoga-doux'],
    ['animation', 'animation/yoga-en-direct'],
  ])('a choice of the type %s opens %s', async (type, path) => {
    aSearchApi();
    const { store, context, gone, pause } = aSearch();
    const told = heard(context.host, 'creneau-navigate');
    store.type('yo');
    pause();
    const { outcome } = await until(store, isFound);
    const chosen = foundIn(outcome).find((found) => found.type === type);
    if (!chosen) throw new Error(`There is no ${type}.`);
    store.choose(chosen);
    expect(gone).toEqual([`https://marketplace.example/${path}`]);
    expect(told).toEqual([{ href: gone[0] }]);
    expect(store.getState()).toMatchObject({ text: chosen.title, outcome: { case: 'none' } });
  });

  it('a choice does not navigate if the page cancels the event', () => {
    const { store, context, gone } = aSearch();
    context.host.addEventListener('creneau-navigate', (event) => event.preventDefault());
    store.choose({ type: 'event', title: 'Yoga', url: 'yoga', detail: null, picture: null });
    expect(gone).toEqual([]);
  });

  it('pending searches for the text are cancelled by a choice', async () => {
    const api = aSearchApi();
    const slow = held(json(FOUND_PAYLOADS));
    api.on('GET /search/yog', slow.answer);
    const { store, gone, waiting, pause } = aSearch();
    store.type('yo');
    pause();
    const [best, next] = foundIn((await until(store, isFound)).outcome);
    store.type('yog');
    pause();
    store.chooseBest();
    if (next) store.choose(next);
    slow.release();
    // After one turn of the event loop, pending responses have arrived.
    await new Promise((resolve) => setTimeout(resolve));
    store.type('zz');
    if (best) store.choose(best);
    expect(waiting).toEqual([]);
    expect(gone.map((address) => new URL(address).pathname)).toEqual(['/slotted/yoga-doux', '/event/list/']);
    expect(store.getState().outcome.case).toBe('none');
  });

  it('a choice with unusual characters is encoded as one value of the address', () => {
    const { store, gone } = aSearch();
    store.choose({ type: 'city', title: 'a', url: 'a&sport=b#c/d', detail: null, picture: null });
    expect(gone).toEqual(['https://marketplace.example/event/list/?city=a%26sport%3Db%23c%2Fd']);
  });
});

describe('Enter without a choice', () => {
  it('Enter without a choice opens the best result', async () => {
    aSearchApi();
    const { store, gone, pause } = aSearch();
    store.type('yo');
    pause();
    await until(store, isFound);
    store.chooseBest();
    expect(gone).toEqual(['https://marketplace.example/event/list/?sport=yoga']);
  });

  it('Enter opens the best result once it has arrived', async () => {
    aSearchApi();
    const { store, gone, pause } = aSearch();
    store.type('yo');
    store.chooseBest();
    pause();
    expect(gone).toEqual([]);
    await until(store, ({ text }) => text === 'Yoga');
    expect(gone).toEqual(['https://marketplace.example/event/list/?sport=yoga']);
  });

  it.each<[string, (search: ReturnType<typeof aSearch>) => void]>([
    ['if the options were left meanwhile', ({ store }) => store.stay()],
    ['if something else was typed meanwhile', ({ store }) => store.type('yo ')],
  ])('Enter stays on the page %s', async (_, act) => {
    aSearchApi();
    const search = aSearch();
    search.store.type('yo');
    search.store.chooseBest();
    act(search);
    search.pause();
    await until(search.store, isFound);
    expect(search.gone).toEqual([]);
  });

  it('Enter stays on the page if there are no results or no search', async () => {
    aSearchApi();
    const { store, gone, pause } = aSearch();
    store.chooseBest();
    store.type('zz');
    pause();
    await until(store, isFound);
    store.chooseBest();
    store.type('yo');
    pause();
    await until(store, (state) => isFound(state) && titles(state).length > 0);
    expect(gone).toEqual([]);
  });

  it('Enter stays on the page if the search fails, even when a later search succeeds', async () => {
    const api = aSearchApi();
    api.on('GET /search/yo', problem(404, 'not-found'), FOUND_PAYLOADS);
    const { store, gone, pause } = aSearch();
    store.type('yo');
    store.chooseBest();
    pause();
    await until(store, isFailed);
    store.chooseBest();
    store.type('yo ');
    pause();
    await until(store, isFound);
    expect(gone).toEqual([]);
  });
});

describe('among people only (scope user)', () => {
  it.each(['y', 'yo', 'y o', 'y y y'])('D-user-search: fewer than three letters make no call: %j', (text) => {
    const { store, waiting } = aSearch({ scope: 'user' });
    store.type(text);
    expect([waiting, store.getState()]).toMatchObject([[], { text, outcome: { case: 'none' } }]);
  });

  it('users with a page are found; the chosen user becomes the searched user of the page state', async () => {
    const api = aFakeApi();
    const nobody = aFoundUserPayload({ id: 7, fullName: 'Lumir', url: null, slug: null });
    const coach = aFoundUserPayload({ id: 8, fullName: 'Luma Roy', url: null, slug: 'luma-roy' });
    api.on('GET /search/user/lum', [nobody, aFoundUserPayload(), coach]);
    const { store, context, gone, pause } = aSearch({ scope: 'user' });
    store.type('lum');
    pause();
    expect(titles(await until(store, isFound))).toEqual(['Studio Lumière', 'Luma Roy']);
    expect(context.page.data.getState().searchedUser).toBeNull();
    store.chooseBest();
    expect(gone).toEqual(['https://marketplace.example/user/studio-lumiere']);
    expect(context.page.data.getState().searchedUser).toMatchObject({ id: 42, fullName: 'Studio Lumière' });
  });
});
