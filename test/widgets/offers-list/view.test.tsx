import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OffersList } from '../../../widgets/offers-list/OffersList.tsx';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { someEvents } from '../../fixtures/data/events.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, problem } from '../fake-api.ts';
import { press, render, said, textOf } from '../render.tsx';
import { anOffersApi, isLoaded, LIST, someOffers, USER } from './some-offers.ts';

/** Renders the offers of a user in these groups. */
async function aView(groups: readonly string[] = ['Providers'], lang: 'fr' | 'en' = 'fr') {
  const api = anOffersApi({ groups }, 2);
  const offers = someOffers();
  offers.context.settings.setState({ lang });
  await until(offers.store, isLoaded);
  return { ...offers, api, view: await render(offers.context, <OffersList store={offers.store} />) };
}

describe('S-offers-list: the heading', () => {
  it.each([
    ['fr', ['Providers'], 'Offre(s) proposée(s) par Studio Lumière'],
    ['fr', ['Administrateurs'], 'Offre(s) proposée(s) par Studio Lumière'],
    ['fr', ['Coachs'], 'Offre(s) proposée(s) par Studio Lumière'],
    ['fr', ['Customers'], 'Offre(s) réservée(s) par Studio Lumière'],
    ['fr', [], 'Offre(s) réservée(s) par Studio Lumière'],
    ['en', ['Customers', 'Coachs'], 'Offer(s) offered by Studio Lumière'],
    ['en', ['Customers'], 'Offer(s) booked by Studio Lumière'],
  ] as const)('the heading is in the language %s and for a user of %j', async (lang, groups, heading) => {
    const { view } = await aView(groups, lang);
    expect(view.querySelector('h2')?.textContent).toBe(heading);
    expect(view.querySelector('section')?.getAttribute('aria-labelledby')).toBe(view.querySelector('h2')?.id);
  });

  it('an offers list changes its language live, without another call', async () => {
    const { view, api, context } = await aView();
    const before = api.calls.length;
    await act(() => context.settings.setState({ lang: 'en' }));
    expect(textOf(view.querySelector('h2'))).toBe('Offer(s) offered by Studio Lumière');
    expect(api.calls).toHaveLength(before);
  });
});

describe('S-list-states: the states of the list', () => {
  it('each offer has a card; the list is dimmed and busy while another page loads', async () => {
    const { view, api, host, store } = await aView();
    const cards = () => [...view.querySelectorAll('h3')].map(textOf);
    expect(cards()).toEqual(['Événement 1', 'Événement 2']);
    api.on(LIST, aPageOf(someEvents(1, 3), 2, 2));
    await act(() => {
      Reflect.set(host, 'page', 2);
    });
    const list = view.querySelector('[aria-busy]');
    await act(() => until(store, isLoaded));
    expect(list?.getAttribute('aria-busy')).toBe('false');
    expect(said(view, 'status')).toEqual(['Page 2 sur 2']);
    expect(cards()).toEqual(['Événement 3']);
  });

  it('the skeleton of an offers list has as many cards as a page', async () => {
    const api = anOffersApi();
    api.on(LIST, () => new Promise(() => {}));
    const { context, store } = someOffers({ limit: 3 });
    const view = await render(context, <OffersList store={store} />);
    const waiting = view.querySelectorAll('[role="status"][aria-label="Chargement des événements…"]');
    expect([view.querySelectorAll('.event').length, waiting.length]).toEqual([3, 1]);
  });

  it.each([
    [['Providers'], 'Aucune offre pour le moment.'],
    [['Customers'], 'Aucune réservation pour le moment.'],
  ])('a list without offers says so for a user of %j', async (groups, text) => {
    const api = anOffersApi({ groups });
    api.on(LIST, aPageOf([]));
    const { context, store } = someOffers();
    await until(store, isLoaded);
    const view = await render(context, <OffersList store={store} />);
    expect(textOf(view.querySelector('.note'))).toBe(text);
    expect(view.querySelector('h2')).not.toBeNull();
  });

  it('an offers list says that no provider is set', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    aFakeApi();
    const { context, store } = someOffers({ provider: null });
    expect(textOf(await render(context, <OffersList store={store} />))).toBe("Aucune enseigne n'est indiquée.");
  });

  it('an offers list says that the provider does not exist', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = anOffersApi();
    api.on(USER, problem(404, 'not-found'));
    const { context, store } = someOffers();
    await until(store, ({ list }) => list.status === 'failed');
    expect(textOf(await render(context, <OffersList store={store} />))).toBe("Cette enseigne n'existe pas ou plus.");
  });

  it('the failure of an offers list is shown with a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = anOffersApi();
    api.on(LIST, problem(403, 'forbidden'), aPageOf(someEvents(1)));
    const { context, store } = someOffers();
    await until(store, ({ list }) => list.status === 'failed');
    const view = await render(context, <OffersList store={store} />);
    expect(said(view, 'alert')[0]).toContain("Les offres n'ont pas pu être chargées.");
    await press(view, 'Réessayer');
    expect(document.activeElement).toBe(view.querySelector('section'));
    await expect.poll(() => view.querySelectorAll('article').length).toBe(1);
  });
});
