import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EventDetails } from '../../../widgets/event-details/EventDetails.tsx';
import { settingsSourceOf } from '../../../widgets/shared/element/settings-source.ts';
import { aDateObject, anAnimationPayload, aUserPayload } from '../../fixtures/data/catalogue-payloads.ts';
import { anEventPayload } from '../../fixtures/data/events.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { held, json, problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aDetails, anEventApi, anItemPayload, BOOKED, ITEM, settled } from './a-details.ts';

/** Renders the details of an event with these changes after all calls have ended; nothing ever comes into view. */
async function aView(
  changes: Payload = {},
  { item, ...choices }: Parameters<typeof aDetails>[0] & { item?: unknown } = {},
) {
  const seen = anIntersectionObserver();
  const api = anEventApi(changes);
  if (item !== undefined) api.on(ITEM, item);
  const details = aDetails(choices);
  await settled(details.store);
  return { ...details, api, seen, view: await render(details.context, <EventDetails store={details.store} />) };
}

/** Replaces the browser's intersection observers; the returned function reports to each that its target is in view. */
function anIntersectionObserver(): () => Promise<void> {
  const observers = new Set<Observer>();
  class Observer {
    readonly #targets = new Set<Element>();
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
      observers.add(this);
    }
    observe(target: Element) {
      this.#targets.add(target);
    }
    unobserve(target: Element) {
      this.#targets.delete(target);
    }
    disconnect() {
      this.#targets.clear();
    }
    tell() {
      const box = new DOMRect();
      const seen = { isIntersecting: true, boundingClientRect: box, intersectionRect: box };
      const entries = [...this.#targets].map((target) => ({ ...seen, target }) as unknown as IntersectionObserverEntry);
      if (entries.length > 0) this.#callback(entries, this as unknown as IntersectionObserver);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () =>
    act(async () => {
      for (const observer of observers) observer.tell();
    });
}

const part = (view: HTMLElement, name: string) => view.querySelector<HTMLElement>(`[part~="${name}"]`);
const inPart = (view: HTMLElement, name: string) => textOf(part(view, name));

describe('S-event: the details of an event', () => {
  it('the details of an event show title, sport, venue with its address, text, date and hours', async () => {
    const { view } = await aView();
    expect([inPart(view, 'title'), inPart(view, 'sport')]).toEqual(['Yoga au parc', 'Yoga']);
    const links = [...view.querySelectorAll<HTMLAnchorElement>('[part="provider-link"]')].map(({ href }) => href);
    expect(new Set(links)).toEqual(new Set(['https://marketplace.example/user/studio-lumiere']));
    expect(inPart(view, 'about')).toBe('À proposUne heure dehors.Tapis prêté.');
    expect(inPart(view, 'dates')).toContain('jeudi 26 nov. 202614h3014 h 30 – 16h0016 h 00');
    expect(inPart(view, 'place')).toContain('Studio Lumière 69001 Lyon');
  });

  it('D-date-formats: the details of an event are in English if their language is English', async () => {
    const { view } = await aView({}, { settings: { lang: 'en' } });
    expect(inPart(view, 'dates')).toBe('Dates and timesThursday 26 Nov 202602:30 PM – 04:00 PM');
    expect(inPart(view, 'booking')).toContain('8 places available');
  });

  it('S-occurrences: the other dates of a series link to their pages, unless they cannot be booked yet', async () => {
    const dates = [
      { date: aDateObject('2026-11-26 14:30'), url: 'yoga-au-parc', scheduled: true },
      { date: aDateObject('2026-12-03 14:30'), url: 'yoga-2', scheduled: true },
      { date: aDateObject('2026-12-10 14:30'), url: 'yoga-3', scheduled: false },
    ];
    const { view } = await aView({ type: 'cyclic', occurences: dates });
    expect(inPart(view, 'dates')).toContain('Jeudis 26 nov. 2026');
    const [first, second, ...others] = view.querySelectorAll<HTMLAnchorElement>('[part~="occurrence"]');
    expect([first?.href, textOf(first ?? null)]).toEqual(['https://marketplace.example/event/yoga-2', 'jeu. 3 déc.']);
    expect([second?.localName, textOf(second ?? null), others.length]).toEqual([
      'span',
      'jeu. 10 déc., pas encore ouverte à la réservation',
      0,
    ]);
  });

  it('the details of an open event show all hours, grouped by days with the same hours', async () => {
    const hours = { 0: { start: '09:00' }, 1: { start: '12:15' }, 2: { start: '17:30' } };
    const schedule = { monday: hours, tuesday: hours, wednesday: hours, sunday: { 0: { start: '10:00' } } };
    const { view } = await aView({ type: 'open', date: null, duration: 1, schedule });
    const rows = [...view.querySelectorAll('[part~="opening-hours"] > div')];
    expect(rows.map((row) => [textOf(row.querySelector('dt')), row.querySelectorAll('dd').length])).toEqual([
      ['Lundis – Mercredis', 3],
      ['Dimanches', 1],
    ]);
  });

  it('D-html-as-text: the text of a provider is shown as plain text, and missing parts show nothing', async () => {
    const { view } = await aView({ description: '<p>&lt;b&gt;gras&lt;/b&gt;<script>x()</script></p>', sport: null });
    expect([inPart(view, 'about'), part(view, 'sport')]).toEqual(['À proposgras', null]);
    const { view: bare } = await aView({ description: '', date: null, enseigne: null, user: null });
    expect(['about', 'dates', 'place', 'others'].map((name) => part(bare, name))).toEqual([null, null, null, null]);
  });

  it('other open offers of the venue are shown, three at most, without the event itself', async () => {
    const api = anEventApi();
    anIntersectionObserver();
    api.on(
      'GET /v1/open/42',
      [12, 1, 2, 3, 4].map((id) => anEventPayload({ id, title: `Offre ${id}`, type: 'open' })),
    );
    const { store, context } = aDetails();
    await settled(store);
    const view = await render(context, <EventDetails store={store} />);
    const titles = [...view.querySelectorAll('[part="event-title"]')].map(textOf);
    expect(titles).toEqual(['Offre 1', 'Offre 2', 'Offre 3']);
  });
});

describe('D-price-area: the booking column', () => {
  it.each<readonly [name: string, changes: Payload, item: unknown, text: string]>([
    ['places left', {}, anItemPayload(), '8 places disponibles'],
    ['few places', {}, anItemPayload({ left: 2 }), 'Plus que 2 places'],
    ['no limit', {}, anItemPayload({ left: null }), ''],
    ['full', {}, anItemPayload({ left: 0 }), 'Complet'],
    ['a failure', { placesLeft: 4 }, problem(403, 'forbidden'), 'Plus que 4 places'],
  ])('the booking column says how many places are left: %s', async (_, changes, item, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view } = await aView(changes, { item });
    expect(inPart(view, 'places')).toBe(text);
    expect(view.querySelectorAll('.book')).toHaveLength(text === 'Complet' ? 0 : 1);
  });

  it('S-calls: the details of an open event show what is already booked', async () => {
    anIntersectionObserver();
    const api = anEventApi({ type: 'open', date: null });
    api.on(BOOKED, [{ startDate: null, taken: 3, capacity: 11 }]);
    const { store, context } = aDetails();
    await settled(store);
    const view = await render(context, <EventDetails store={store} />);
    expect(inPart(view, 'places')).toBe('8 places disponibles · 3 places déjà réservées');
    expect(inPart(view, 'event-price').replace(/\s/gu, ' ')).toBe('à partir de 12,00 €');
  });

  it.each([
    [{ isTeaser: true }, "Ça m'intéresse", 'Bientôt ouvert à la réservation. Revenez nous voir !'],
    [{ isInformation: true }, '', "Sans réservation : il suffit d'y aller."],
    [{ isactive: false }, '12,00 €', "Cet événement n'est plus proposé."],
    [{ date: '2026-11-20T10:00' }, '12,00 €', 'Cet événement est passé.'],
  ])('an event with %j sells no place, and shows the reason', async (changes, price, reason) => {
    const { view } = await aView(changes);
    expect([inPart(view, 'event-price').replace(/\s/gu, ' '), textOf(view.querySelector('.booking-note'))]).toEqual([
      price,
      reason,
    ]);
    expect(view.querySelectorAll('.book')).toHaveLength(0);
  });

  it('an event that the API does not sell has no button', async () => {
    const { view } = await aView({}, { item: problem(404, 'not-found') });
    expect(textOf(view.querySelector('.booking-note'))).toBe("La réservation n'est pas ouverte en ligne.");
  });

  it.each([
    ['membership', "Compris dans l'abonnement Pass Liberté", 'https://marketplace.example/memberships/'],
    ['event', 'Vendu avec Pass Liberté', 'https://marketplace.example/event/pass'],
  ])('D-calls-prices: a price that belongs to another %s says so', async (type, text, href) => {
    anIntersectionObserver();
    const api = anEventApi();
    api.on('GET /v1/product/id/7', { id: 7, title: 'Pass Liberté', type, url: 'pass', picture: null });
    const { store, context } = aDetails();
    await settled(store);
    const view = await render(context, <EventDetails store={store} />);
    expect([inPart(view, 'product'), part(view, 'product-link')?.getAttribute('href')]).toEqual([text, href]);
  });

  it('the button inserts the checkout right after the element, with its settings; when it ends, the button has the focus again', async () => {
    const { view, host, page, store } = await aView();
    await press(view, 'Réserver');
    await act(async () => store.book());
    const checkout = host.nextElementSibling as HTMLElement;
    expect([checkout.localName, checkout.getAttribute('item')]).toEqual(['creneau-checkout', 'event:12']);
    expect(settingsSourceOf(checkout)).toBe(host);
    expect(buttonNamed(view, 'Poursuivre')).toBeTruthy();
    checkout.tabIndex = -1;
    checkout.focus();
    await act(async () => page.data.setState({ purchase: null }));
    expect([checkout.isConnected, textOf(document.activeElement)]).toEqual([false, 'Réserver']);
  });

  it('the button of a slotted offer inserts its calendar after the element, which takes the focus on each press', async () => {
    const { view, host } = await aView({ type: 'slotted', nextSlot: aDateObject('2026-11-25 10:00') });
    expect(inPart(view, 'booking')).toContain('25 nov. 2026');
    await press(view, 'Choisir un créneau');
    const calendar = host.nextElementSibling as HTMLElement;
    await expect.poll(() => document.activeElement).toBe(calendar);
    const given = ['event', 'mode'].map((name) => calendar.getAttribute(name));
    expect([calendar.localName, given]).toEqual(['creneau-slotted-calendar', ['yoga-au-parc', 'picker']]);
    expect(settingsSourceOf(calendar)).toBe(host);
    await press(view, 'Choisir un créneau');
    await expect.poll(() => document.activeElement).toBe(calendar);
    expect(document.querySelectorAll('creneau-slotted-calendar')).toHaveLength(1);
  });

  it('a slotted offer without a free slot is full', async () => {
    const { view } = await aView({ type: 'slotted', placesLeft: 0 });
    expect([inPart(view, 'places'), view.querySelectorAll('.book').length]).toEqual(['Complet', 0]);
  });

  it('D-nothing-to-choose: a slotted offer that takes no booking says so, and has no button', async () => {
    const { view } = await aView({ type: 'slotted', takesBookings: false });
    expect(view.querySelectorAll('.book')).toHaveLength(0);
    expect(inPart(view, 'booking')).toContain("La réservation n'est pas ouverte en ligne.");
  });

  it('D-event-page: a slotted offer that has ended says that it is past, and has no button', async () => {
    const { view } = await aView({ type: 'slotted', date: null, endSlotted: '2020-01-31' });
    expect(view.querySelectorAll('.book')).toHaveLength(0);
    expect(inPart(view, 'booking')).toContain('Cet événement est passé.');
  });

  it('D-event-page: an animation without a date that the API calls over has no button', async () => {
    const api = anEventApi();
    api.on('GET /v1/animation/8', anAnimationPayload({ isOver: true }));
    const { store, context } = aDetails({ values: { event: null, animation: '8' } });
    await settled(store);
    const view = await render(context, <EventDetails store={store} />);
    expect(view.querySelectorAll('.book')).toHaveLength(0);
    expect(inPart(view, 'booking')).toContain('Cette animation est terminée.');
  });

  it('D-failed-file: the page of an event says where the code of the checkout does not load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { view, load } = await aView();
    load.mockRejectedValue(new Error('offline'));
    await press(view, 'Réserver');
    expect(said(view, 'alert')).toEqual(["La réservation n'a pas pu commencer. Vous pouvez réessayer."]);
  });
});

describe('D-tiles-consent: the map of the venue', () => {
  it('the map of the venue is shown once its place comes into view', async () => {
    const { view, seen, host } = await aView();
    expect(view.querySelector('creneau-provider-map')).toBeNull();
    await seen();
    const map = view.querySelector('creneau-provider-map');
    expect([map?.getAttribute('provider'), map && settingsSourceOf(map)]).toEqual(['studio-lumiere', host]);
  });

  it('without consent the button of the map asks for it', async () => {
    const { view, seen } = await aView({}, { settings: { consent: 'none' } });
    await seen();
    expect(view.querySelector('creneau-provider-map')).toBeNull();
    expect(buttonNamed(view, 'Voir la carte')).toBeTruthy();
  });
});

describe('S-list-states: loading, unknown, failed', () => {
  it('the skeleton of an element of event details is shown until the event is there', async () => {
    anIntersectionObserver();
    const late = held(json(anEventPayload()));
    anEventApi().on('GET /v1/event/yoga-au-parc', late.answer);
    const { context, store } = aDetails();
    const view = await render(context, <EventDetails store={store} />);
    expect(view.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe("Chargement de l'événement…");
    late.release();
    await act(() => settled(store));
    expect(inPart(view, 'title')).toBe('Yoga au parc');
  });

  it.each([
    [{ event: 'nulle-part' }, "Cet événement n'existe pas ou plus.Voir tous les événements"],
    [{ event: null, animation: 'nulle-part' }, "Cette animation n'existe pas ou plus.Voir toutes les animations"],
    [{ event: null }, "Aucun événement n'est indiqué."],
  ])(
    'details with the settings %j say that there is nothing to show, and link to other events',
    async (values, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      anEventApi();
      const { context, store } = aDetails({ values });
      if (values.event !== null || 'animation' in values) await settled(store);
      expect(textOf(await render(context, <EventDetails store={store} />))).toBe(text);
    },
  );

  it('the failure of an element of event details is shown with a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    anIntersectionObserver();
    const api = anEventApi();
    api.on('GET /v1/event/yoga-au-parc', problem(403, 'forbidden'), anEventPayload());
    const { context, store } = aDetails();
    await settled(store);
    const view = await render(context, <EventDetails store={store} />);
    expect(said(view, 'alert')[0]).toContain("Cet événement n'a pas pu être chargé.");
    await press(view, 'Réessayer');
    await expect.poll(() => inPart(view, 'title')).toBe('Yoga au parc');
  });

  it('the venue keeps its name and city if its address fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    anIntersectionObserver();
    const api = anEventApi({ enseigne: { name: 'Studio Lumière', url: 'studio-lumiere', city: 'Lyon' } });
    api.on('GET /user/42', problem(403, 'forbidden'), aUserPayload());
    const { context, store } = aDetails();
    await settled(store);
    expect(inPart(await render(context, <EventDetails store={store} />), 'place')).toContain('Studio Lumière Lyon');
  });
});
