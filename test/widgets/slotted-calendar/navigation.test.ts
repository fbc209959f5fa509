import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_FILTER } from '../../../core/catalogue/slotted-filter.ts';
import { addDays } from '../../../core/time/wall-time.ts';
import { rememberChoice } from '../../../widgets/slotted-calendar/start-date.ts';
import type { CalendarStore } from '../../../widgets/slotted-calendar/store.ts';
import { NOW, TUESDAY } from '../../fixtures/data/factories.ts';
import { aBookingPayload, aSlottedPayload, aTakenPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { aCalendarApi, aLoadedCalendar, aProviderApi } from './a-calendar.ts';
import { MONDAY } from './a-state.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});

describe('D-calendar-bounds: moving', () => {
  it('a calendar moves from this Monday to 12 weeks on, and no further', async () => {
    aCalendarApi();
    const { store } = await aLoadedCalendar();
    const first = () => store.getState().first;
    store.move(-4, 4);
    expect(first()).toBe(MONDAY);
    store.move(-4, 4);
    expect(first()).toBe(MONDAY);
    store.move(4, 4);
    expect(first()).toBe(addDays(MONDAY, 4));
    for (let n = 0; n < 30; n += 1) store.move(4, 4);
    expect(first()).toBe(addDays(MONDAY, 80));
    store.showDay(TUESDAY, 4);
    expect(first()).toBe(TUESDAY);
    store.move(-3, 4);
    expect(first()).toBe(MONDAY);
  });

  it('D-days-off-columns: a calendar in default mode moves over the days that are not off, forward and back', async () => {
    aCalendarApi({ daysOff: [{ startDate: addDays(MONDAY, 3), endDate: addDays(MONDAY, 23) }] });
    const { store } = await aLoadedCalendar({ values: { mode: 'default' } });
    const first = () => store.getState().first;
    store.showDay(MONDAY, 4);
    expect(store.move(4, 4)).toBe(4);
    expect(first()).toBe(addDays(MONDAY, 25));
    expect(store.move(-4, 4)).toBe(-4);
    expect(first()).toBe(MONDAY);
    expect(store.move(-4, 4)).toBe(0);
    for (let n = 0; n < 30; n += 1) store.move(4, 4);
    expect(first()).toBe(addDays(MONDAY, 80));
    expect(store.move(4, 4)).toBe(0);
    store.showDay(TUESDAY, 4);
    expect(first()).toBe(TUESDAY);
  });

  it('D-days-off-columns: a calendar in picker mode moves over all days', async () => {
    aCalendarApi({ daysOff: [{ startDate: addDays(MONDAY, 3), endDate: addDays(MONDAY, 23) }] });
    const { store } = await aLoadedCalendar();
    store.showDay(MONDAY, 4);
    expect(store.move(4, 4)).toBe(4);
    expect(store.getState().first).toBe(addDays(MONDAY, 4));
  });

  it('D-days-off-columns: a calendar that is off for all 12 weeks does not move', async () => {
    aCalendarApi({ daysOff: [{ startDate: MONDAY, endDate: addDays(MONDAY, 200) }] });
    const { store } = await aLoadedCalendar({ values: { mode: 'default' } });
    expect([store.move(4, 4), store.move(-4, 4)]).toEqual([0, 0]);
    expect(store.getState().first).toBe(TUESDAY);
  });

  it("'Voir plus d'horaire' expands and collapses the calendar", async () => {
    aCalendarApi();
    const { store } = await aLoadedCalendar();
    store.toggleMore();
    expect(store.getState().isExpanded).toBe(true);
    store.toggleMore();
    expect(store.getState().isExpanded).toBe(false);
  });
});

describe('D-weeks: weeks', () => {
  it('places are fetched again when the calendar moves beyond the fetched weeks', async () => {
    const api = aCalendarApi();
    const { store } = await aLoadedCalendar({ values: { weeks: 2 } });
    const asked = () => api.to('GET /v1/slotted/booked/yoga-doux').length;
    store.move(10, 4);
    expect(asked()).toBe(1);
    store.move(1, 4);
    await eventually(() => expect(asked()).toBe(2));
    store.move(10, 4);
    expect(asked()).toBe(2);
    expect(store.getState().availability.status).toBe('loaded');
  });
});

describe('D-weeks, D-days-off-columns: weeks over a long closing', () => {
  it('places are fetched again once, however many weeks the calendar skips', async () => {
    const api = aCalendarApi({ daysOff: [{ startDate: addDays(MONDAY, 4), endDate: addDays(MONDAY, 40) }] });
    const { store } = await aLoadedCalendar({ values: { weeks: 1, mode: 'default' } });
    const asked = () => api.to('GET /v1/slotted/booked/yoga-doux').length;
    store.showDay(MONDAY, 4);
    store.move(4, 4);
    expect(store.getState().first).toBe(addDays(MONDAY, 41));
    await eventually(() => expect(asked()).toBe(2));
    store.move(1, 4);
    store.move(-4, 4);
    expect(asked()).toBe(2);
  });
});

describe('D-calendar-opening: the day to start on', () => {
  const preset = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(`creneau.${name}`, value);
  };
  const preSelected = () => localStorage.getItem('creneau.preSelected');
  const opened = async (offer: Payload = {}) => {
    aCalendarApi(offer);
    const { store } = await aLoadedCalendar();
    return store.getState();
  };
  const first = async (offer: Payload = {}) => (await opened(offer)).first;

  it('the day to start on is the first, from today on, with a slot that can be chosen', async () => {
    expect(await first()).toBe(TUESDAY);
    expect(await first({ daysOff: [{ startDate: MONDAY, endDate: addDays(MONDAY, 9) }] })).toBe(addDays(MONDAY, 10));
    expect(await first({ startSlotted: addDays(MONDAY, 30) })).toBe(addDays(MONDAY, 30));
  });

  it('the day to start on is today if no slot of the 12 weeks can be chosen', async () => {
    expect(await first({ endSlotted: addDays(MONDAY, -1) })).toBe(TUESDAY);
  });

  it('the day to start on depends on the places taken, and not on the person’s bookings', async () => {
    const api = aCalendarApi();
    api.on(
      'GET /v1/slotted/booked/yoga-doux',
      ['08', '09', '10'].map((hour) => aTakenPayload(`${TUESDAY} ${hour}:00:00`)),
    );
    const own = [aBookingPayload(`${addDays(TUESDAY, 1)} 08:00:00`)];
    api.on('GET /v1/slotted/month/booking/user', own);
    const { store } = await aLoadedCalendar();
    expect(store.getState().first).toBe(addDays(TUESDAY, 1));
  });

  it('another offer in the tag opens on its own first day', async () => {
    const api = aCalendarApi();
    const { store, context } = await aLoadedCalendar();
    api.on('GET /v1/slotted/id/8', aSlottedPayload({ id: 8, startSlotted: addDays(MONDAY, 20) }));
    api.on('GET /v1/slotted/booked/8', []);
    context.attributes.setState({ event: '8' });
    await eventually(() => expect(store.getState().first).toBe(addDays(MONDAY, 20)));
  });

  it('the day to start on is, once, the day of a slot that was pressed in another calendar', async () => {
    preset({ preSelected: 'false', selectedDate: '2026/12/03' });
    expect(await first()).toBe('2026-12-03');
    expect(preSelected()).toBe('true');
    expect(await first()).toBe(TUESDAY);
  });

  it("the day to start on may be an animation's start", async () => {
    preset({ preSelected: 'false', selectedDate: '2026/12/03 18:30' });
    expect(await first()).toBe('2026-12-03');
  });

  it('the day to start on is that of the address rather than the stored day, which stays stored', async () => {
    preset({ preSelected: 'false', selectedDate: '2026/12/03' });
    history.replaceState(null, '', '?creneau-date=2026-12-10');
    expect(await first()).toBe('2026-12-10');
    expect(preSelected()).toBe('false');
  });

  it.each([
    ['a day before this week', '2026/11/22', TUESDAY],
    ['a past day of this week', '2026/11/23', TUESDAY],
    ['a day beyond the 12 weeks', '2027/06/01', addDays(MONDAY, 83)],
    ['not a date', '2026/13/45', TUESDAY],
  ])('a day to start on is corrected if it is %s', async (_, selectedDate, expected) => {
    preset({ preSelected: 'false', selectedDate });
    expect(await first()).toBe(expected);
  });

  it.each([
    ['after the twelve weeks', '2027-06-01', {}, 'last', '2027-02-14'],
    ["after the offer's end", '2026-12-20', { endSlotted: '2026-12-10' }, 'last', '2026-12-10'],
    ['before today', '2026-11-23', {}, 'first', TUESDAY],
  ])(
    'D-date-jump: a link to a day %s opens the nearest bookable day, and the calendar says so',
    async (_, day, offer, end, nearest) => {
      history.replaceState(null, '', `?creneau-date=${day}`);
      expect(await opened(offer)).toMatchObject({ first: nearest, beyond: { case: end, day: nearest } });
    },
  );

  it('the day to start on is the first with a slot if storage throws', async () => {
    const throws = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: throws, setItem: throws });
    expect(await first()).toBe(TUESDAY);
    vi.unstubAllGlobals();
  });

  it.each([
    ['the address', () => history.replaceState(null, '', '?creneau-date=2026-12-10&creneau-hour=09:00')],
    ['a slot of another calendar', () => rememberChoice('2026-12-10T09:00', 1)],
    ["an animation's start", () => preset({ preSelected: 'false', selectedDate: '2026/12/10 09:00' })],
  ])('D-linked-hour: the calendar keeps the hour of %s', async (_, link) => {
    link();
    expect(await opened()).toMatchObject({ first: '2026-12-10', linked: '2026-12-10T09:00', isExpanded: false });
  });

  it('D-linked-hour: all rows are shown if the linked slot is not in the first rows', async () => {
    history.replaceState(null, '', '?creneau-date=2026-12-10&creneau-hour=17:00');
    const hours = ['09', '10', '11', '12', '13', '17'];
    const thursday = hours.map((hour) => ({ start: `${hour}:00`, end: `${hour}:45`, capacity: 6 }));
    expect(await opened({ schedule: { thursday } })).toMatchObject({ isExpanded: true });
  });

  it.each(['25:00', 'midi', ''])('D-linked-hour: the hour %j in the address is ignored', async (hour) => {
    history.replaceState(null, '', `?creneau-date=2026-12-10&creneau-hour=${hour}`);
    expect(await opened()).toMatchObject({ first: '2026-12-10', linked: null });
  });
});

describe('D-storage-keys: the stored values of a link', () => {
  it('a link stores the flag, the day, the hour and the column', () => {
    rememberChoice('2026-12-03T18:00', 2);
    expect({ ...localStorage }).toMatchObject({
      'creneau.preSelected': 'false',
      'creneau.selectedDate': '2026/12/03',
      'creneau.selectedHour': '18:00',
      'creneau.columnIndex': '2',
    });
  });
});

describe('D-calendar-opening: a calendar that is seen again after days', () => {
  const LATER = 4;

  it.each<readonly [string, number, (store: CalendarStore) => void, string]>([
    ['opens as on a first look', LATER, () => {}, addDays(TUESDAY, LATER)],
    [
      'opens as on a first look, also if it was expanded',
      LATER,
      (store) => store.toggleMore(),
      addDays(TUESDAY, LATER),
    ],
    ['stays where the visitor has turned to', LATER, (store) => store.showDay('2026-12-03', 4), '2026-12-03'],
    ['stays as it is on the same day', 0, () => {}, TUESDAY],
  ])('a calendar that is seen again %s', async (_, days, before, first) => {
    aCalendarApi();
    const { store, page } = await aLoadedCalendar();
    before(store);
    vi.spyOn(page.clock, 'now').mockReturnValue(NOW + days * 86_400_000);
    const offers = store.getState().availability;
    store.refresh();
    await until(store, ({ availability }) => availability !== offers);
    expect(store.getState().first).toBe(first);
  });
});

describe('D-filter-options: filters', () => {
  it('filters are in the page state: another calendar with the same key has them too, even if it is added later', async () => {
    aProviderApi(aSlottedPayload());
    const { store, page } = await aLoadedCalendar();
    store.setFilter('coach', 'jeanne-b');
    store.setFilter('intensity', '2');
    const second = await aLoadedCalendar({ page });
    expect(second.store.getState().filter).toEqual({ ...NO_FILTER, coach: 'jeanne-b', intensity: 2 });
    second.store.setFilter('intensity', null);
    expect(store.getState().filter).toEqual({ ...NO_FILTER, coach: 'jeanne-b' });
    const other = await aLoadedCalendar({ page, values: { event: null, user: '42' } });
    expect(other.store.getState().filter).toEqual(NO_FILTER);
  });
});
