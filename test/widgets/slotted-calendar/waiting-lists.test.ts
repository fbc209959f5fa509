import { describe, expect, it } from 'vitest';
import { aSlot, TUESDAY } from '../../fixtures/data/factories.ts';
import { aBookingPayload, aMePayload, aTakenPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { type Call, held, json, noContent, problem } from '../fake-api.ts';
import { aCalendarApi, aLoadedCalendar } from './a-calendar.ts';
import { anOfferedPayload, aWaitingPayload } from './a-waiting-place.ts';

const EIGHT = aSlot();
const NINE = aSlot({ at: `${TUESDAY}T09:00` });
const LIST = 'GET /v1/waiting-list';
const LEAVE = `DELETE /v1/waiting-list/${EIGHT.id}`;

/** Camille's calendar, in which the slot at eight is full, with her waiting places loaded. */
async function aWaitingCalendar(places: readonly Payload[] = [aWaitingPayload()], left = 0) {
  const api = aCalendarApi({ waitListBooking: true });
  api.on('GET /v1/slotted/booked/yoga-doux', [aTakenPayload(EIGHT.start, 6 - left)]);
  api.on(LIST, places);
  const calendar = await aLoadedCalendar();
  calendar.page.session.setToken('camille');
  await until(calendar.store, ({ waiting, person }) => waiting.length === places.length && person !== null);
  return { ...calendar, api };
}

describe("D-waiting-slots: the user's waiting places", () => {
  it('waiting places are fetched only with a token, and removed at log-out', async () => {
    const api = aCalendarApi();
    api.on(LIST, [aWaitingPayload()]);
    const { store, page } = await aLoadedCalendar();
    expect(api.to(LIST)).toEqual([]);
    page.session.setToken('camille');
    const { waiting } = await until(store, (state) => state.waiting.length > 0);
    expect(waiting).toMatchObject([{ slot: EIGHT.id, start: EIGHT.start, position: 2, offeredUntil: null }]);
    page.session.setToken(null);
    expect(store.getState().waiting).toEqual([]);
  });

  it('waiting places are fetched again when bookings have changed and when the page becomes visible', async () => {
    const { api, store, page } = await aWaitingCalendar();
    const before = api.to(LIST).length;
    page.data.setState({ bookingsVersion: 1 });
    await eventually(() => expect(api.to(LIST)).toHaveLength(before + 1));
    store.refresh();
    await eventually(() => expect(api.to(LIST)).toHaveLength(before + 2));
  });

  it('the bookings are loaded if the waiting places fail to load, and the failure is reported', async () => {
    const api = aCalendarApi();
    api.on('GET /v1/slotted/month/booking/user', [aBookingPayload(EIGHT.start)]);
    api.on(LIST, problem(403, 'forbidden'));
    const { host, store, page } = await aLoadedCalendar();
    const failures = heard(host, 'creneau-error');
    page.session.setToken('camille');
    await until(store, ({ own }) => own.length > 0);
    await eventually(() => expect(failures).toMatchObject([{ code: 'forbidden' }]));
  });

  it("an earlier user's waiting places are ignored", async () => {
    const api = aCalendarApi();
    const isCamille = (call: Call) => call.headers.get('authorization') === 'Bearer camille';
    api.on('GET /v1/me', (call: Call) => json(aMePayload({ id: isCamille(call) ? 1 : 2 }))(call));
    const never = held(json([]));
    api.on(LIST, (call: Call) => (isCamille(call) ? json([aWaitingPayload()])(call) : never.answer(call)));
    const { store, page } = await aLoadedCalendar();
    page.session.setToken('camille');
    await until(store, ({ waiting, person }) => waiting.length > 0 && person !== null);
    page.session.setToken('louis');
    const { waiting } = await until(store, ({ person }) => person?.id === 2);
    expect(waiting).toEqual([]);
  });
});

describe('D-waiting-slots: a slot that the user waits for', () => {
  it('a slot for which the user waits cannot be selected again', async () => {
    const { store } = await aWaitingCalendar();
    store.toggle(EIGHT);
    expect(store.getState()).toMatchObject({ selection: [], notice: { case: 'in-list', slot: EIGHT } });
  });

  it('a slot for which the user waits is deselected if it was selected before the list was loaded', async () => {
    const { api, store, page } = await aWaitingCalendar([]);
    store.toggle(EIGHT);
    api.on(LIST, [aWaitingPayload()]);
    page.data.setState({ bookingsVersion: 1 });
    await until(store, ({ waiting }) => waiting.length > 0);
    store.toggle(EIGHT);
    expect(store.getState()).toMatchObject({ selection: [], notice: null });
  });

  it('the user can wait for several slots', async () => {
    const { store } = await aWaitingCalendar();
    store.toggle(NINE);
    expect(store.getState().selection).toMatchObject([{ id: NINE.id }]);
  });

  it('a slot for which the user waits can be selected once it is no longer full', async () => {
    const { store } = await aWaitingCalendar([aWaitingPayload()], 1);
    store.toggle(EIGHT);
    expect(store.getState().selection).toMatchObject([{ id: EIGHT.id, isWaitBooking: false }]);
  });

  it('a slot for which the user waits can be selected as an ordinary place when the place is offered', async () => {
    // A place offered to this user is not counted as taken.
    const { store } = await aWaitingCalendar([anOfferedPayload()], 1);
    store.toggle(EIGHT);
    expect(store.getState().selection).toMatchObject([{ id: EIGHT.id, isWaitBooking: false }]);
  });
});

describe('D-leaving-list: leaving a list', () => {
  it('leaving a waiting list fetches the waiting lists again', async () => {
    const { api, store } = await aWaitingCalendar();
    api.on(LEAVE, noContent);
    api.on(LIST, []);
    store.toggle(EIGHT);
    await store.leaveList(EIGHT.id);
    expect(api.to(LEAVE)).toHaveLength(1);
    const { notice } = await until(store, ({ waiting }) => waiting.length === 0);
    expect(notice).toBeNull();
  });

  it('a waiting list that was already left counts as left', async () => {
    const { api, store } = await aWaitingCalendar();
    api.on(LEAVE, problem(404, 'not-found'));
    api.on(LIST, []);
    await store.leaveList(EIGHT.id);
    await until(store, ({ waiting }) => waiting.length === 0);
  });

  it('a waiting list that could not be left sets a notice for the waiting place', async () => {
    const { api, store } = await aWaitingCalendar();
    api.on(LEAVE, problem(500, 'server-error'));
    await expect(store.leaveList(EIGHT.id)).rejects.toMatchObject({ code: 'server-error' });
    expect(store.getState()).toMatchObject({
      notice: { case: 'leave-failed', id: EIGHT.id },
      waiting: [{ slot: EIGHT.id }],
    });
  });
});
