import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import '../../fixtures/data/marketplace-page.ts';
import { EventList } from '../../../widgets/event-list/EventList.tsx';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { someEvents } from '../../fixtures/data/events.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { held, json, problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aList, aListApi, atAddress, isLoaded } from './a-list.ts';

async function aView(...choices: Parameters<typeof aList>) {
  const list = aList(...choices);
  const view = await render(list.context, <EventList store={list.store} />);
  const settle = () => act(() => until(list.store, isLoaded));
  return { ...list, view, settle };
}

const labels = (view: HTMLElement) =>
  [...view.querySelectorAll('label')].map((label) => textOf(label.firstElementChild ?? label));
const options = (view: HTMLElement, at: number) =>
  [...(view.querySelectorAll('select')[at]?.options ?? [])].map((option) => textOf(option));

describe('S-event-listing: the event listing', () => {
  it('the event listing filters by city, category, activity and venue', async () => {
    aListApi();
    const { view, store } = await aView();
    await act(() => until(store, (state) => isLoaded(state) && state.names.sport.status === 'loaded'));
    expect(labels(view)).toEqual(['Ville', 'Catégorie', 'Activités', 'Enseigne']);
    expect(options(view, 0)).toEqual(['Toutes', 'Lyon', 'Paris']);
    expect(view.querySelectorAll('article')).toHaveLength(2);
  });

  it('D-truncation: the labels of options are cut to 30', async () => {
    const api = aListApi();
    api.on('GET /city/list/', [{ name: 'x'.repeat(31), slug: 'x' }]);
    const { view, store } = await aView();
    await act(() => until(store, ({ names }) => names.city.status === 'loaded'));
    expect(options(view, 0)[1]).toBe(`${'x'.repeat(30)}…`);
  });

  it('a filter that the tag fixes is not shown', async () => {
    aListApi('city/paris/provider/studio');
    const { view, settle } = await aView({ values: { query: 'city/paris', provider: 'studio' } });
    await settle();
    expect(labels(view)).toEqual(['Catégorie', 'Activités']);
  });

  it('a filter from the address is shown even if it is not an option; a filter whose options failed to load keeps its place', async () => {
    atAddress('?city=atlantis');
    const api = aListApi('city/atlantis');
    api.on('GET /activity/list/', problem(404, 'not-found'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, store } = await aView();
    await act(() => until(store, ({ names }) => names.city.status === 'loaded' && names.sport.status === 'failed'));
    expect(view.querySelector('select')?.value).toBe('atlantis');
    expect(labels(view)).toEqual(['Ville', 'Catégorie', 'Activités', 'Enseigne']);
  });

  it('a list is first a skeleton, is dimmed while a page loads, and announces which page has loaded', async () => {
    const api = aListApi();
    const first = held(json(aPageOf(someEvents(2), 1, 7)));
    api.on('GET /v1/event/list/', first.answer);
    const { view, settle, attributes } = await aView();
    expect(view.querySelector('[aria-label="Chargement des événements…"]')).not.toBeNull();
    first.release();
    await settle();
    expect(said(view, 'status').join('')).toBe('');
    const slow = held(json(aPageOf(someEvents(2, 3), 2, 7)));
    api.on('GET /v1/event/list/', slow.answer);
    await act(() => attributes.setState({ ...attributes.getState(), page: 2 }));
    expect(view.querySelector('[part="events"]')?.getAttribute('aria-busy')).toBe('true');
    expect(view.querySelectorAll('article')).toHaveLength(2);
    slow.release();
    await settle();
    expect(said(view, 'status')).toContain('Page 2 sur 7');
  });

  it('a filter without results is announced as such, and no page is announced', async () => {
    const api = aListApi();
    api.on('GET /v1/event/list/city/paris', aPageOf([], 1, 1));
    const { view, settle, store } = await aView();
    await settle();
    await act(async () => store.setFilter('city', 'paris'));
    await settle();
    expect(said(view, 'status').at(-1)).toBe('Aucun événement ne correspond à ces filtres.');
  });

  it('D-focus-kept: the focus is not lost when the focused button is removed', async () => {
    atAddress('?city=paris');
    const api = aListApi();
    api.on('GET /v1/event/list/city/paris', problem(404, 'not-found'), aPageOf([]));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, store, settle } = await aView();
    await act(() => until(store, ({ list }) => list.status === 'failed'));
    await press(view, 'Réessayer');
    await settle();
    expect(view.querySelector('section')?.contains(document.activeElement)).toBe(true);
    const clear = view.querySelector<HTMLElement>('[part~="chip"]');
    clear?.focus();
    await act(async () => clear?.click());
    await settle();
    expect([clear?.isConnected, view.querySelector('section')?.contains(document.activeElement)]).toEqual([
      false,
      true,
    ]);
  });

  it('a list without results shows a message, and a button that removes the filters', async () => {
    atAddress('?city=paris');
    const api = aListApi();
    api.on('GET /v1/event/list/city/paris', aPageOf([]));
    const { view, settle } = await aView();
    await settle();
    expect(textOf(view.querySelector('.note'))).toBe('Aucun événement ne correspond à ces filtres.');
    await press(view, 'Tout effacer');
    await settle();
    expect([location.search, view.querySelectorAll('article').length]).toEqual(['', 2]);
  });

  it('a list without events or filters says so, and the button that clears the filters is disabled', async () => {
    aListApi().on('GET /v1/event/list/', aPageOf([], 1, 0));
    const { view, settle } = await aView();
    await settle();
    expect(textOf(view.querySelector('.note'))).toBe("Aucun événement n'est annoncé pour le moment.");
    expect(buttonNamed(view, 'Tout effacer').getAttribute('aria-disabled')).toBe('true');
  });

  it('a failure shows an error with a retry', async () => {
    const api = aListApi();
    api.on('GET /v1/event/list/', problem(404, 'not-found'), json(aPageOf([])));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, store, settle } = await aView();
    await act(() => until(store, ({ list }) => list.status === 'failed'));
    expect(said(view, 'alert')[0]).toContain("Les événements n'ont pas pu être chargés.");
    await press(view, 'Réessayer');
    await settle();
    expect(view.querySelector('[role="alert"]')).toBeNull();
  });

  it('an invalid event is left out, and the others are shown', async () => {
    const api = aListApi();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    api.on('GET /v1/event/list/', { items: [null, { id: 'x' }, 7], page: 1, lastPage: 1 });
    const { view, settle } = await aView();
    await settle();
    expect(view.querySelectorAll('article')).toHaveLength(0);
  });

  it('D-languages: the event listing changes to English without another call', async () => {
    const api = aListApi();
    const { view, settle, settings } = await aView();
    await settle();
    const before = api.calls.length;
    await act(() => settings.setState({ ...settings.getState(), lang: 'en' }));
    expect(labels(view)).toEqual(['City', 'Category', 'Activities', 'Venue']);
    expect(api.calls.length).toBe(before);
  });
});
