import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import '../../fixtures/data/marketplace-page.ts';
import { EventList } from '../../../widgets/event-list/EventList.tsx';
import { filterChips } from '../../../widgets/event-list/model.ts';
import { aPageOf, aUserPayload } from '../../fixtures/data/catalogue-payloads.ts';
import { someEvents } from '../../fixtures/data/events.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { json, problem } from '../fake-api.ts';
import { press, render, said, textOf } from '../render.tsx';
import { aList, aListApi, atAddress, isLoaded, NAMES } from './a-list.ts';

async function aView(...choices: Parameters<typeof aList>) {
  const list = aList(...choices);
  const view = await render(list.context, <EventList store={list.store} />);
  const settle = () => act(() => until(list.store, isLoaded));
  return { ...list, view, settle };
}

const options = (view: Element, at: number) =>
  [...(view.querySelectorAll('select')[at]?.options ?? [])].map((option) => textOf(option));
const chips = (view: Element) => [...view.querySelectorAll('[part~="chip"]')];

describe('D-offered-values: choices without results are not offered', () => {
  it('with a filter, the choices that leave an event are offered; without a filter, all choices that have an event', async () => {
    const api = aListApi('city/paris');
    api.on('GET /categorie/list/', [...NAMES.categorie, { name: 'Vide', slug: 'vide', count: 0 }]);
    api.on('GET /v1/event/options/city/paris', { city: null, category: [], sport: ['yoga'] });
    const { view, store, settle } = await aView();
    await act(() => until(store, (state) => isLoaded(state) && state.names.category.status === 'loaded'));
    expect(options(view, 1)).toEqual(['Toutes', 'Bien-être']);
    await act(async () => store.setFilter('city', 'paris'));
    await act(() => until(store, ({ left }) => left.sport !== null));
    expect([0, 1, 2].map((at) => options(view, at))).toEqual([
      ['Toutes', 'Lyon', 'Paris'],
      ['Toutes'],
      ['Toutes', 'Yoga'],
    ]);
    await act(async () => store.reset());
    await settle();
    expect(options(view, 2)).toEqual(['Toutes', 'Danse', 'Yoga']);
    expect(api.to('GET /v1/event/options/city/paris')).toHaveLength(1);
  });

  it.each([
    ['without the call', problem(404, 'not-found')],
    ['with an unreadable response', json(7)],
  ])('an API %s offers all choices, and nothing is reported', async (_, answer) => {
    const api = aListApi('city/paris');
    api.on('GET /v1/event/options/city/paris', answer);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    atAddress('?city=paris');
    const { view, store, settle } = await aView();
    await settle();
    await act(() => until(store, ({ names }) => names.sport.status === 'loaded'));
    expect(options(view, 2)).toEqual(['Toutes', 'Danse', 'Yoga']);
    expect(error).not.toHaveBeenCalled();
  });

  it('filters keep their places if their options fail to load', async () => {
    const api = aListApi();
    for (const path of ['v1/event/list', 'city/list', 'categorie/list', 'activity/list']) {
      api.on(`GET /${path}/`, problem(404, 'not-found'));
    }
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, store } = await aView();
    await act(() => until(store, ({ names }) => Object.values(names).every(({ status }) => status === 'failed')));
    expect([...view.querySelectorAll('select')].map(({ disabled }) => disabled)).toEqual([true, true, true]);
  });
});

describe('D-filter-chips: filters that are set', () => {
  it('filters that are set are chips with their names, each of which removes its filter', async () => {
    atAddress('?sport=yoga&city=paris');
    aListApi('city/paris/sport/yoga', 'sport/yoga');
    const { view, store, settle } = await aView();
    await act(() => until(store, (state) => isLoaded(state) && state.names.sport.status === 'loaded'));
    expect(chips(view).map((chip) => [textOf(chip), chip.getAttribute('aria-label')])).toEqual([
      ['Paris', 'Retirer le filtre Ville\u00a0: Paris'],
      ['Yoga', 'Retirer le filtre Activités\u00a0: Yoga'],
    ]);
    const [paris] = chips(view) as HTMLElement[];
    paris?.focus();
    await act(async () => paris?.click());
    await settle();
    expect(location.search).toBe('?sport=yoga');
    expect(chips(view)).toEqual([document.activeElement]);
  });

  it('the number of results is shown, and is announced with the page only after a change', async () => {
    const api = aListApi();
    api.on('GET /v1/event/list/', { ...aPageOf(someEvents(2), 1, 7), total: 13 });
    api.on('GET /v1/event/list/city/paris', { ...aPageOf(someEvents(1)), total: 1 });
    const { view, store, settle } = await aView();
    await settle();
    expect([textOf(view.querySelector('[part="count"]')), said(view, 'status').join('')]).toEqual([
      '13 événements',
      '',
    ]);
    await act(async () => store.setFilter('city', 'paris'));
    await settle();
    expect([textOf(view.querySelector('[part="count"]')), said(view, 'status').at(-1)]).toEqual([
      '1 événement',
      '1 événement. Page 1 sur 1',
    ]);
  });
});

describe('D-unknown-filter: a value in the address that does not exist', () => {
  it.each([
    ['?city=nulle-part', 'Ville inconnue\u00a0: nulle-part'],
    ['?category=nonsense', 'Catégorie inconnue\u00a0: nonsense'],
    ['?sport=quidditch', 'Activité inconnue\u00a0: quidditch'],
    ['?provider=personne', 'Enseigne inconnue\u00a0: personne'],
    ['?sport=yoga', ''],
    ['?provider=studio-vide', ''],
  ])('a list at %s names the value that does not exist, if any: %s', async (search, unknown) => {
    atAddress(search);
    const [name = '', value = ''] = search.slice(1).split('=');
    const api = aListApi();
    api.on(`GET /v1/event/list/${name}/${value}`, aPageOf([]));
    api.on('GET /user/studio-vide', aUserPayload({ url: 'studio-vide', fullName: 'Studio Vide' }));
    const { view, store, settle } = await aView();
    await settle();
    await act(() =>
      until(store, ({ names, venue }) => names.sport.status === 'loaded' && (name !== 'provider' || venue !== null)),
    );
    await act(() => until(store, ({ names }) => Object.values(names).every(({ status }) => status === 'loaded')));
    expect(said(view, 'status').filter((text) => /inconnu/.test(text))).toEqual(
      unknown ? [unknown.replace('\u00a0', ' ')] : [],
    );
    expect(chips(view).map((chip) => /unknown/.test(chip.getAttribute('part') ?? ''))).toEqual([unknown !== '']);
    if (unknown) expect(chips(view)[0]?.getAttribute('aria-label')).toBe(`Retirer le filtre ${unknown}`);
    await act(async () => (chips(view)[0] as HTMLElement).click());
    await settle();
    expect([location.search, chips(view)]).toEqual(['', []]);
  });

  it('a value is not called unknown while the names are not known', async () => {
    atAddress('?city=nulle-part');
    const api = aListApi('city/nulle-part');
    api.on('GET /city/list/', problem(404, 'not-found'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store } = aList();
    expect(filterChips(store.getState())).toEqual([{ name: 'city', value: 'nulle-part', isUnknown: false }]);
    await until(store, ({ names }) => names.city.status === 'failed');
    expect(filterChips(store.getState())).toEqual([{ name: 'city', value: 'nulle-part', isUnknown: false }]);
  });

  it('of several lists with the same parameters, only the first names an unknown value', async () => {
    atAddress('?city=nulle-part');
    aListApi('city/nulle-part');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [first, second] = [aList(), aList()];
    for (const { store } of [first, second]) await until(store, ({ names }) => names.city.status === 'loaded');
    const unknown = [first, second].map(({ store }) => filterChips(store.getState()).map(({ isUnknown }) => isUnknown));
    expect(unknown).toEqual([[true], [false]]);
    warn.mockRestore();
  });

  it('D-languages: an unknown value is removed by a button with an English name', async () => {
    atAddress('?city=nowhere');
    aListApi('city/nowhere');
    const { view, store } = await aView({ settings: { lang: 'en' } });
    await act(() => until(store, ({ names }) => names.city.status === 'loaded'));
    await press(view, 'Remove the filter Unknown city: nowhere');
    expect(location.search).toBe('');
  });
});
