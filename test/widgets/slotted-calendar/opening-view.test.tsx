import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../core/time/wall-time.ts';
import { SlottedCalendar } from '../../../widgets/slotted-calendar/SlottedCalendar.tsx';
import { TUESDAY } from '../../fixtures/data/factories.ts';
import { aTakenPayload } from '../../fixtures/data/payloads.ts';
import { press, render, textOf } from '../render.tsx';
import { aCalendarApi, aLoadedCalendar } from './a-calendar.ts';
import { aProviderView, aView } from './a-view.tsx';

const headings = (view: HTMLElement) => [...view.querySelectorAll('th [aria-hidden="true"]')].map(textOf);

describe('D-nothing-to-choose: the message in place of days', () => {
  it.each([
    [{ endSlotted: '2026-11-22' }, 'fr', 'Les séances ont pris fin le 22 nov. 2026.'],
    [{ endSlotted: '2026-11-22' }, 'en', 'The sessions ended on 22 Nov 2026.'],
    [
      { startSlotted: '2027-03-01' },
      'fr',
      'Les séances commencent le 1er mars 2027. Les réservations ouvrent 12 semaines avant.',
    ],
    [{ startSlotted: '2027-03-01' }, 'en', 'The sessions begin on 1 Mar 2027. Bookings open 12 weeks before.'],
    [{ schedule: {} }, 'en', 'This offer has no slot for now.'],
  ] as const)(
    'the calendar of an offer says in place of days why there is nothing to choose: %j, %s',
    async (offer, lang, said) => {
      const { view } = await aView({ offer, lang });
      expect(textOf(view.querySelector('[part="nothing"]'))).toBe(said);
      expect(view.querySelector('[part="grid"], .navigation, [part="basket"]')).toBeNull();
    },
  );

  it('a calendar that is full for 12 weeks says so', async () => {
    const api = aCalendarApi();
    const days = Array.from({ length: 84 }, (_, day) => addDays(TUESDAY, day));
    const taken = days.flatMap((day) => ['08', '09', '10'].map((hour) => aTakenPayload(`${day} ${hour}:00:00`)));
    api.on('GET /v1/slotted/booked/yoga-doux', taken);
    const { context, store } = await aLoadedCalendar();
    const view = await render(context, <SlottedCalendar store={store} />);
    expect(textOf(view.querySelector('[part="nothing"]'))).toBe('Complet pour les 12 prochaines semaines.');
  });

  it('filters that no offer matches stay visible and can be removed', async () => {
    const { view, store } = await aProviderView({ coach: { slug: 'marc-petit', fullName: 'Marc Petit' } });
    await act(() => {
      store.setFilter('coach', 'marc-petit');
      store.setFilter('sport', 'yoga');
    });
    expect(textOf(view.querySelector('[part="nothing"] p'))).toBe('Aucun créneau ne correspond à ces filtres.');
    expect(view.querySelectorAll('select').length).toBeGreaterThan(0);
    await press(view, 'Effacer les filtres');
    expect(view.querySelector('[part="grid"]')).not.toBeNull();
  });
});

describe('D-next-available: the button', () => {
  it.each([
    ['fr', 'Prochaine disponibilité : mar. 1er déc.', 'mar. 1er déc.'],
    ['en', 'Next available: Tue 1 Dec', 'Tue 1 Dec'],
  ] as const)('the button names the next day with a slot and goes there (%s)', async (lang, name, first) => {
    const tuesday = [{ start: '18:00', end: '19:00', capacity: 6 }];
    const { view, store } = await aView({ offer: { schedule: { tuesday } }, lang });
    await act(() => void store.move(2, 2));
    await press(view, name);
    expect(headings(view)[0]).toBe(first);
    expect(view.querySelector('[part~="next-open"]')).toBeNull();
  });
});

describe('D-date-jump: the date field', () => {
  const field = (view: HTMLElement) => view.querySelector<HTMLInputElement>('input[type="date"]') as HTMLInputElement;
  const type = (input: HTMLInputElement, text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });

  it('the date field goes to a day of the 12 weeks', async () => {
    const { view } = await aView({});
    expect([field(view).min, field(view).max, field(view).value]).toEqual(['2026-11-23', '2027-02-14', TUESDAY]);
    await type(field(view), '2026-12-24');
    expect(headings(view)).toEqual(['jeu. 24 déc.', 'ven. 25 déc.']);
  });

  it.each(['', '2026-11-20', '2027-03-01', '0002-12-24'])('the date %j does not move the calendar', async (text) => {
    const { view } = await aView({});
    await type(field(view), text);
    expect(headings(view)).toEqual(['mar. 24 nov.', 'mer. 25 nov.']);
  });

  it.each([
    ['fr', '2027-05-01', '2027-02-13', "Réservable jusqu'au 14 févr. 2027"],
    ['en', '2027-05-01', '2027-02-13', 'Bookable until 14 Feb 2027'],
    ['fr', '2026-11-20', TUESDAY, 'Réservable à partir du 24 nov. 2026'],
    ['en', '0002-12-24', TUESDAY, 'Bookable from 24 Nov 2026'],
  ] as const)(
    'in %s, leaving the date field with %s moves the calendar to %s and shows: %s',
    async (lang, text, first, said) => {
      const { view, store } = await aView({ lang });
      await act(() => field(view).focus());
      await type(field(view), text);
      expect(view.querySelector('.beyond')).toBeNull();
      await act(() => field(view).blur());
      expect(field(view).value).toBe(first);
      expect(textOf(view.querySelector('[aria-live] .beyond'))).toBe(said);
      await act(() => void store.move(-2, 2));
      expect(view.querySelector('.beyond')).toBeNull();
    },
  );

  it('a day after the twelve weeks is also corrected at Enter', async () => {
    const { view } = await aView({});
    await type(field(view), '2027-05-01');
    await act(() => void field(view).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    expect(headings(view)).toEqual(['sam. 13 févr.', 'dim. 14 févr.']);
  });
});

describe('D-linked-hour: the slot of a link', () => {
  it('the slot of a link is marked, and has the tab stop', async () => {
    history.replaceState(null, '', `?creneau-date=${TUESDAY}&creneau-hour=09:00`);
    const { view } = await aView({});
    const marked = [...view.querySelectorAll<HTMLElement>('[aria-current="true"]')];
    expect(marked.map(({ tabIndex }) => tabIndex)).toEqual([0]);
    expect(marked[0]?.getAttribute('part')).toContain('linked');
    expect(textOf(marked[0] ?? null)).toContain('09h00');
    history.replaceState(null, '', location.pathname);
  });
});

describe('D-past-rows: a day that is over', () => {
  it('a day that is over says that it has no more slots', async () => {
    const tuesday = [{ start: '07:00', end: '08:00', capacity: 6 }];
    const wednesday = tuesday;
    const { view, store } = await aView({ offer: { schedule: { tuesday, wednesday } } });
    await act(() => store.showDay(TUESDAY, 2));
    expect(textOf(view.querySelector('.no-slot'))).toBe("Plus de créneau aujourd'hui");
  });
});
