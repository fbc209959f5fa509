import { describe, expect, it, vi } from 'vitest';
import type { Slot } from '../../../core/booking/slot.ts';
import { addDays, mondayOf } from '../../../core/time/wall-time.ts';
import { isApiError } from '../../../widgets/shared/api/errors.ts';
import { aBooking, aSlot, NOW, TUESDAY } from '../../fixtures/factories.ts';
import { aBookingPayload, aMePayload, aSlottedPayload, aTakenPayload } from '../../fixtures/payloads.ts';
import { aPage, heard, until } from '../../fixtures/widget-context.ts';
import { type Call, held, json, problem } from '../fake-api.ts';
import { aCalendar, aCalendarApi, aLoadedCalendar, isLoaded } from './a-calendar.ts';

const EIGHT = aSlot();
const NINE = aSlot({ at: `${TUESDAY}T09:00` });
const MONDAY = mondayOf(TUESDAY);

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('§10: loading', () => {
  it('the offer and the places gone are asked for together; then it is ready, once', async () => {
    const api = aCalendarApi();
    api.on('GET /v1/slotted/booked/yoga-doux', [aTakenPayload(`${TUESDAY}T08:00`, 6)]);
    const { host, store } = aCalendar();
    const ready = heard(host, 'creneau-ready');
    expect(store.getState().session.status).toBe('loading');
    const { session } = await until(store, isLoaded);
    expect(session.value.offer.title).toBe('Yoga doux');
    expect([...session.value.taken]).toEqual([[EIGHT.id, 6]]);
    await store.retry();
    expect(ready).toHaveLength(1);
  });

  it("a visitor's calendar makes no personal call", async () => {
    const api = aCalendarApi();
    await aLoadedCalendar();
    expect(api.calls.map(({ route }) => route).toSorted()).toEqual([
      'GET /v1/slotted/booked/yoga-doux',
      'GET /v1/slotted/yoga-doux',
    ]);
  });

  it("decisions §2: the day is the API's, not the device's", async () => {
    aCalendarApi();
    vi.setSystemTime(NOW - 400 * 86_400_000);
    const { store } = await aLoadedCalendar();
    expect(store.getState()).toMatchObject({ today: TUESDAY, first: MONDAY });
  });

  it('a failure is shown and told, and tried again', async () => {
    quiet();
    const api = aCalendarApi();
    api.on('GET /v1/slotted/yoga-doux', problem(404, 'not-found'), aSlottedPayload());
    const { host, store } = aCalendar();
    const errors = heard(host, 'creneau-error');
    const { session } = await until(store, (state) => state.session.status === 'failed');
    expect(session).toMatchObject({ error: { code: 'not-found' } });
    expect(errors).toEqual([{ code: 'not-found', message: 'Detail of not-found.' }]);
    const again = store.retry();
    expect(store.getState().session.status).toBe('loading');
    await again;
    expect(store.getState().session.status).toBe('loaded');
  });

  it('without an offer nothing is asked', async () => {
    const api = aCalendarApi();
    const page = aPage();
    const { store } = aCalendar({ values: { event: null }, page });
    expect(store.getState().event).toBeNull();
    page.data.setState({ bookingsVersion: 1 });
    await store.retry();
    expect(api.calls).toEqual([]);
  });

  it('another offer in the tag is loaded, and what was told of the first is forgotten', async () => {
    const api = aCalendarApi({ maxSlot: 0 });
    api.on('GET /v1/slotted/pilates', aSlottedPayload({ id: 8, title: 'Pilates', url: 'pilates' }));
    api.on('GET /v1/slotted/booked/pilates', []);
    const { store, context } = await aLoadedCalendar();
    store.toggle(EIGHT);
    expect(store.getState().told?.refusal.case).toBe('max-slots');
    context.attributes.setState({ event: 'pilates' });
    expect(store.getState()).toMatchObject({ session: { status: 'loading' }, told: null });
    const { session } = await until(store, isLoaded);
    expect(session.value.offer.title).toBe('Pilates');
  });

  it('an answer about an earlier offer is passed over', async () => {
    const api = aCalendarApi();
    const late = held(json(aSlottedPayload()));
    api.on('GET /v1/slotted/yoga-doux', late.answer);
    api.on('GET /v1/slotted/pilates', aSlottedPayload({ id: 8, title: 'Pilates' }));
    api.on('GET /v1/slotted/booked/pilates', []);
    const { store, context } = aCalendar();
    context.attributes.setState({ event: 'pilates' });
    await until(store, isLoaded);
    late.release();
    await context.page.client.get('v1/slotted/yoga-doux', () => null);
    expect(store.getState().session).toMatchObject({ value: { offer: { title: 'Pilates' } } });
  });

  it('when bookings may have changed, places are asked for anew without a skeleton', async () => {
    const api = aCalendarApi();
    api.on('GET /v1/slotted/booked/yoga-doux', [], [aTakenPayload(`${TUESDAY}T08:00`, 2)]);
    const { store, page } = await aLoadedCalendar();
    const seen = new Set<string>();
    store.subscribe(({ session }) => seen.add(session.status));
    page.data.setState({ bookingsVersion: 1 });
    await until(store, ({ session }) => session.status === 'loaded' && session.value.taken.size > 0);
    expect([...seen]).toEqual(['loaded']);
  });

  it('an element that is gone asks no more, hears no more and leaves no timer', async () => {
    const api = aCalendarApi();
    vi.useFakeTimers({ now: NOW });
    const { store, page, leave } = await aLoadedCalendar();
    const timers = vi.getTimerCount();
    leave();
    expect(vi.getTimerCount()).toBe(timers - 1);
    const { length } = api.calls;
    const before = store.getState();
    page.data.setState({ bookingsVersion: 1 });
    expect(store.getState()).toBe(before);
    expect(api.calls).toHaveLength(length);
  });
});

describe("§5: the user's own bookings", () => {
  it('are asked for with a token, those of an organisation too', async () => {
    const api = aCalendarApi();
    api.on('GET /v1/me', aMePayload({ organization: { id: 3, name: 'Acme' } }));
    api.on('GET /v1/slotted/month/booking/user', [aBookingPayload(EIGHT.start)]);
    api.on('GET /v1/slotted/org/', [aBookingPayload(NINE.start, 8)]);
    const { store, page } = await aLoadedCalendar();
    page.session.setToken('camille');
    const { own, organization } = await until(store, (state) => state.organization !== null);
    expect(own).toEqual([aBooking(EIGHT.start)]);
    expect(organization).toEqual([aBooking(NINE.start, 8)]);
    page.session.setToken(null);
    expect(store.getState()).toMatchObject({ own: [], organization: null, person: null });
  });

  it('an answer that comes after the log-out is passed over', async () => {
    const api = aCalendarApi();
    const late = held(json([aBookingPayload(EIGHT.start)]));
    api.on('GET /v1/slotted/month/booking/user', late.answer);
    const { store, page } = await aLoadedCalendar();
    page.session.setToken('camille');
    await vi.waitFor(() => expect(api.to('GET /v1/slotted/month/booking/user')).toHaveLength(1));
    const answered = page.client.get('v1/slotted/month/booking/user', () => null);
    page.session.setToken(null);
    late.release();
    await answered;
    expect(store.getState().own).toEqual([]);
  });

  it("another user's organisation is not kept", async () => {
    const api = aCalendarApi();
    const withCompany = aMePayload({ organization: { id: 3, name: 'Acme' } });
    const isCamille = (call: Call) => call.headers.get('authorization') === 'Bearer camille';
    api.on('GET /v1/me', (call: Call) => json(isCamille(call) ? withCompany : aMePayload({ id: 2 }))(call));
    api.on('GET /v1/slotted/org/', [aBookingPayload(NINE.start)]);
    const { store, page } = await aLoadedCalendar();
    page.session.setToken('camille');
    await until(store, (state) => state.organization !== null);
    page.session.setToken('louis');
    await until(store, (state) => state.person?.id === 2 && state.organization === null);
  });
});

describe('§5 and contract §4: choosing', () => {
  it('a press selects, another gives it up; each tells the page what it comes to', async () => {
    aCalendarApi({ price: 12, freeSlot: 1 });
    const { host, store } = await aLoadedCalendar();
    const changes = heard(host, 'creneau-selectionchange');
    for (const slot of [NINE, EIGHT, NINE]) store.toggle(slot);
    expect(changes.map(({ slots, summary }) => [slots.map(({ id }) => id), summary.total])).toEqual([
      [[NINE.id], 0],
      [[EIGHT.id, NINE.id], 1200],
      [[EIGHT.id], 0],
    ]);
    store.remove(EIGHT.id);
    expect(store.getState().selection).toEqual([]);
  });

  it('what cannot be had is told, and nothing changes', async () => {
    aCalendarApi({ maxSlot: 1 });
    const { host, store } = await aLoadedCalendar();
    const changes = heard(host, 'creneau-selectionchange');
    store.toggle(EIGHT);
    store.toggle(NINE);
    expect(store.getState().told).toEqual({ slot: NINE, refusal: { case: 'max-slots', limit: 1 } });
    expect(changes).toHaveLength(1);
    store.remove(EIGHT.id);
    expect(store.getState().told).toBeNull();
  });

  it('the selection is the page’s: another calendar of the same key shows it', async () => {
    aCalendarApi();
    const first = await aLoadedCalendar();
    const second = await aLoadedCalendar({ page: first.page });
    const other = await aLoadedCalendar({ page: first.page, id: 'mine' });
    first.store.toggle(EIGHT);
    expect(second.store.getState().selection).toHaveLength(1);
    expect(other.store.getState().selection).toEqual([]);
    expect([first.store.key(), other.store.key()]).toEqual(['event:yoga-doux', 'mine']);
  });

  it('before the slots are there nothing can be chosen', () => {
    aCalendarApi();
    const { store } = aCalendar();
    store.toggle(EIGHT as Slot);
    expect(store.getState().selection).toEqual([]);
  });
});

describe('§10: moving', () => {
  it('from this Monday to 12 weeks on, and no further', async () => {
    aCalendarApi();
    const { store } = await aLoadedCalendar();
    const first = () => store.getState().first;
    store.move(-4);
    expect(first()).toBe(MONDAY);
    store.move(4);
    expect(first()).toBe(addDays(MONDAY, 4));
    for (let n = 0; n < 30; n += 1) store.move(4);
    expect(first()).toBe(addDays(MONDAY, 80));
    store.showToday();
    expect(first()).toBe(TUESDAY);
    store.move(-3);
    expect(first()).toBe(MONDAY);
  });

  it("'Voir plus d'horaire' opens and closes", async () => {
    aCalendarApi();
    const { store } = await aLoadedCalendar();
    store.toggleMore();
    expect(store.getState().isExpanded).toBe(true);
    store.toggleMore();
    expect(store.getState().isExpanded).toBe(false);
  });
});

describe('issue 4: failures of the store', () => {
  it('are ApiErrors, so that the note can say which', async () => {
    quiet();
    const api = aCalendarApi();
    api.on('GET /v1/slotted/yoga-doux', { title: 'Yoga' });
    const { store } = aCalendar();
    const { session } = await until(store, (state) => state.session.status === 'failed');
    expect(session.status === 'failed' && isApiError(session.error)).toBe(true);
  });
});
