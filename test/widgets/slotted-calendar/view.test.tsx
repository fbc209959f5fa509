import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SlottedCalendar } from '../../../widgets/slotted-calendar/SlottedCalendar.tsx';
import { TUESDAY } from '../../fixtures/data/factories.ts';
import { aSlottedPayload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { held, json, problem } from '../fake-api.ts';
import { buttonNamed, press, render, said, textOf } from '../render.tsx';
import { aCalendar, aCalendarApi } from './a-calendar.ts';
import { aView } from './a-view.tsx';

/** The address of Monday's first slot: it has the day, because it is on another origin. */
const LINK = 'https://marketplace.example/slotted/yoga-doux?date=2026-11-24&hour=08%3A00';

const BOOK = { fr: 'Je Réserve', en: 'Book now' };
const PROMPT = {
  fr: 'Sélectionnez au moins un créneau avant de réserver',
  en: 'Select at least one slot before booking',
};

describe("D-book-button: 'Je Réserve'", () => {
  it.each(['fr', 'en'] as const)(
    'S-book-button, D-quoted-texts: the button is disabled while nothing is selected, and a press shows a prompt (%s)',
    async (lang) => {
      const { view, store } = await aView({ lang });
      const button = buttonNamed(view, BOOK[lang]);
      expect([...button.classList]).toContain('disabled');
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.hasAttribute('disabled')).toBe(false);
      expect(button.tabIndex).toBe(0);
      await press(view, BOOK[lang]);
      expect(document.activeElement).toBe(button);
      expect(said(view, 'alert')).toEqual([PROMPT[lang]]);
      expect(store.getState().isBuying).toBe(false);
    },
  );

  it('the button is not disabled with a selected slot, and the prompt is removed', async () => {
    const { view } = await aView({});
    await press(view, BOOK.fr);
    await press(view, /^08h00 .*mardi 24 novembre 2026/);
    const button = buttonNamed(view, BOOK.fr);
    expect([...button.classList]).not.toContain('disabled');
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(said(view, 'alert')).toEqual([]);
  });
});

describe('D-calendar-modes, D-refused-slot: a slot', () => {
  it('a slot is a toggle whose name has its day, its hours and its places', async () => {
    const { view } = await aView({ offer: { price: 15 } });
    const slot = buttonNamed(view, '08h00 – 09h00, 60 min, 6 places, mardi 24 novembre 2026, 15 €');
    expect(slot.getAttribute('aria-pressed')).toBe('false');
    await press(view, /^08h00 .*24 novembre 2026/);
    expect(slot.getAttribute('aria-pressed')).toBe('true');
    expect(slot.getAttribute('part')).toBe('slot selected');
    expect(said(view, 'status')).toEqual(['1 créneau sélectionné Total 15,00 €']);
  });

  it('a slot is in English if its language is English', async () => {
    const { view } = await aView({ lang: 'en', offer: { price: 12.5 } });
    expect(buttonNamed(view, '08:00 AM – 09:00 AM, 60 min, 6 places, Tuesday 24 November 2026, €12.50')).toBeTruthy();
  });

  it('a refused slot is disabled but focusable, has the reason in its name, and shows it when pressed', async () => {
    const { view } = await aView({});
    const name = '10h00 – 11h00, 60 min, Complet, mardi 24 novembre 2026, Cette séance est complète.';
    const slot = buttonNamed(view, name);
    expect(slot.getAttribute('aria-disabled')).toBe('true');
    expect(slot.hasAttribute('disabled')).toBe(false);
    expect(textOf(slot)).toContain('Complet');
    await press(view, name);
    expect(textOf(view.querySelector('.notice'))).toBe('mardi 24 nov. 2026, 10h00 Cette séance est complète.');
  });

  it.each([
    ['fr', 'Cette offre ne prend pas de réservation.'],
    ['en', 'This offer takes no bookings.'],
  ] as const)(
    'D-nothing-to-choose: an offer with bookMonth 0 says once that it takes no booking (%s)',
    async (lang, said) => {
      const { view } = await aView({ lang, offer: { bookMonth: 0 } });
      expect([...view.querySelectorAll('[role="status"]')].map(textOf)).toEqual([said]);
      expect(view.querySelectorAll('.slot, [part~="basket"]')).toHaveLength(0);
    },
  );

  it.each([
    ['fr', /^09h00 .*mardi 24 novembre 2026.* Vous avez déjà une réservation à cette heure\.$/, 'Déjà réservé'],
    ['en', /^09:00 AM .*Tuesday 24 November 2026.* You have another booking at that time\.$/, 'Booked'],
  ] as const)(
    'D-refusal-texts: a slot at the hour of a booking of another offer says so (%s)',
    async (lang, name, short) => {
      const { view, store } = await aView({ lang });
      await act(async () => store.setState({ own: [{ offerId: 99, start: `${TUESDAY}T09:00` }] }));
      const slot = buttonNamed(view, name);
      expect(textOf(slot.querySelector('.standing'))).toBe(short);
      expect(slot.getAttribute('part')).toBe('slot refused already-booked free');
    },
  );

  it("a free selected slot is labelled 'Offert', and can be removed", async () => {
    const { view } = await aView({ offer: { price: 12, freeSlot: 1 } });
    await press(view, /^08h00 .*24 novembre 2026/);
    await press(view, /^09h00 .*24 novembre 2026/);
    expect([...view.querySelectorAll('[part="selected-slot"]')].map(textOf)).toEqual([
      'mar. 24 nov., 08h00Offert',
      'mar. 24 nov., 09h00',
    ]);
    expect(textOf(view)).toContain('Total 12,00 €');
    await press(view, 'Retirer mar. 24 nov., 09h00');
    expect(textOf(view)).toContain('Total 0,00 €');
  });

  it('a slot in default mode is a link to the page of the offer, which the host page may route', async () => {
    const { view, host } = await aView({ mode: 'default' });
    const hrefs: string[] = [];
    host.addEventListener('creneau-navigate', (event) => {
      hrefs.push((event as CustomEvent).detail.href);
      event.preventDefault();
    });
    const link = view.querySelector<HTMLAnchorElement>('a.slot');
    expect(link?.href).toBe(LINK);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(hrefs).toEqual([LINK]);
    expect([link?.tabIndex, link?.getAttribute('aria-disabled')]).toEqual([0, null]);
    expect(view.querySelector('[part="basket"]')).toBeNull();
  });

  it.each([
    ['click', { button: 0, ctrlKey: true }],
    ['auxclick', { button: 1 }],
  ])('D-storage: the chosen slot is stored for a new tab (%s, %j)', async (type, more) => {
    const { view, host } = await aView({ mode: 'default' });
    localStorage.clear();
    const events = heard(host, 'creneau-navigate');
    const click = new MouseEvent(type, { bubbles: true, cancelable: true, ...more });
    host.addEventListener(type, (event) => event.preventDefault());
    view.querySelector('a.slot')?.dispatchEvent(click);
    expect([localStorage.getItem('creneau.preSelected'), events]).toEqual(['false', []]);
  });
});

describe('messages in place of slots', () => {
  it('the skeleton of a calendar is shown while the slots are loading', async () => {
    const late = held(json(aSlottedPayload()));
    aCalendarApi().on('GET /v1/slotted/yoga-doux', late.answer);
    const { context, store } = aCalendar();
    const view = await render(context, <SlottedCalendar store={store} />);
    expect(view.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Chargement des créneaux…');
    late.release();
    await act(() => until(store, ({ availability }) => availability.status === 'loaded'));
    expect(view.querySelector('.loading')).toBeNull();
  });

  it('a failure of the calendar is shown, with a button to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = aCalendarApi();
    api.on('GET /v1/slotted/yoga-doux', problem(404, 'not-found'), aSlottedPayload());
    const { context, store } = aCalendar();
    await until(store, ({ availability }) => availability.status === 'failed');
    const view = await render(context, <SlottedCalendar store={store} />);
    expect(said(view, 'alert')[0]).toContain("Les créneaux n'ont pas pu être chargés.");
    expect(said(view, 'alert')[0]).toContain("Cette offre n'existe pas ou plus.");
    await press(view, 'Réessayer');
    await act(() => until(store, ({ availability }) => availability.status === 'loaded'));
    expect(textOf(view.querySelector('h2'))).toBe('Yoga doux');
  });

  it('an offer without a schedule says that it has none for now', async () => {
    const { view } = await aView({ offer: { schedule: {} } });
    expect(textOf(view)).toContain("Cette offre n'a pas de créneau pour le moment.");
  });

  it('a tag that names no offer says so', async () => {
    aCalendarApi();
    const { context, store } = aCalendar({ values: { event: null } });
    const view = await render(context, <SlottedCalendar store={store} />);
    expect(textOf(view)).toBe("Aucune offre n'est indiquée.");
  });
});

describe("D-visible-rows: 'Voir plus d'horaire'", () => {
  it("S-more-times: 'Voir plus d'horaire' shows the other rows of all days, and hides them again", async () => {
    const hours = ['08', '09', '10', '11', '12', '13', '14'].map((hour) => ({
      start: `${hour}:00`,
      end: `${hour}:30`,
    }));
    const { view } = await aView({ offer: { schedule: { tuesday: hours, wednesday: hours } } });
    const count = () => view.querySelectorAll('[part~="slot"]').length;
    expect(count()).toBe(10);
    await press(view, "Voir plus d'horaire");
    expect(count()).toBe(14);
    await press(view, "Voir moins d'horaire");
    expect(count()).toBe(10);
  });
});
