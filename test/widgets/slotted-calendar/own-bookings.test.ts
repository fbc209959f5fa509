import { describe, expect, it } from 'vitest';
import { aBooking, aSlot, TUESDAY } from '../../fixtures/data/factories.ts';
import { aBookingPayload, aMePayload } from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { type Call, held, json } from '../fake-api.ts';
import { aCalendarApi, aLoadedCalendar } from './a-calendar.ts';

const EIGHT = aSlot();
const NINE = aSlot({ at: `${TUESDAY}T09:00` });

describe("D-refusal-already-booked: the user's own bookings", () => {
  it("the user's bookings are fetched with a token, together with those of an organisation", async () => {
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

  it('a response that comes after the log-out is ignored', async () => {
    const api = aCalendarApi();
    const late = held(json([aBookingPayload(EIGHT.start)]));
    api.on('GET /v1/slotted/month/booking/user', late.answer);
    const { store, page } = await aLoadedCalendar();
    page.session.setToken('camille');
    await eventually(() => expect(api.to('GET /v1/slotted/month/booking/user')).toHaveLength(1));
    const answered = page.client.get('v1/slotted/month/booking/user', () => null);
    page.session.setToken(null);
    late.release();
    await answered;
    expect(store.getState().own).toEqual([]);
  });

  it("the organisation's bookings of an earlier user are not kept", async () => {
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

  it("an earlier user's bookings are removed at once, even if the new ones cannot be fetched", async () => {
    const api = aCalendarApi();
    const isCamille = (call: Call) => call.headers.get('authorization') === 'Bearer camille';
    api.on('GET /v1/me', (call: Call) => json(aMePayload({ id: isCamille(call) ? 1 : 2 }))(call));
    const never = held(json([]));
    api.on('GET /v1/slotted/month/booking/user', (call: Call) =>
      isCamille(call) ? json([aBookingPayload(EIGHT.start)])(call) : never.answer(call),
    );
    const { store, page } = await aLoadedCalendar();
    page.session.setToken('camille');
    await until(store, ({ own, person }) => own.length > 0 && person !== null);
    page.session.setToken('louis');
    const { own } = await until(store, ({ person }) => person?.id === 2);
    expect(own).toEqual([]);
  });
});
