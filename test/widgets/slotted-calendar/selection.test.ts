import { describe, expect, it, onTestFinished } from 'vitest';
import { noticeModel } from '../../../widgets/slotted-calendar/notice-model.ts';
import { aSlot, TUESDAY } from '../../fixtures/data/factories.ts';
import { aSlottedPayload, aTakenPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { heard } from '../../fixtures/data/widget-context.ts';
import { aCalendar, aCalendarApi, aLoadedCalendar, aProviderApi, refusedOf } from './a-calendar.ts';

const EIGHT = aSlot();
const NINE = aSlot({ at: `${TUESDAY}T09:00` });
const TEN = aSlot({ at: `${TUESDAY}T10:00` });

describe('D-toggle, C-events: choosing', () => {
  it('S-selection-toggle: a press selects a slot and another press deselects it; each fires an event with the sum', async () => {
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

  it('a refused slot sets a notice and changes nothing else', async () => {
    aCalendarApi({ maxSlot: 1 });
    const { host, store } = await aLoadedCalendar();
    const changes = heard(host, 'creneau-selectionchange');
    store.toggle(EIGHT);
    store.toggle(NINE);
    expect(store.getState().notice).toEqual({
      case: 'refused',
      slot: NINE,
      refusal: { case: 'max-slots', limit: 1 },
    });
    expect(changes).toHaveLength(1);
    store.remove(EIGHT.id);
    expect(store.getState().notice).toBeNull();
  });

  it('D-one-checkout: the selection is in the page state: calendars of one offer share it, except one with its own checkout', async () => {
    aCalendarApi();
    const checkout = document.createElement('creneau-checkout');
    checkout.setAttribute('for', 'alone');
    document.body.append(checkout);
    onTestFinished(() => checkout.remove());
    const first = await aLoadedCalendar();
    const { page } = first;
    const byId = await aLoadedCalendar({ page, id: 'mine' });
    const byNumber = await aLoadedCalendar({ page, values: { event: '7' } });
    const alone = await aLoadedCalendar({ page, id: 'alone' });
    first.store.toggle(EIGHT);
    const calendars = [byId, byNumber, alone];
    expect(calendars.map(({ store }) => store.getState().selection.length)).toEqual([1, 1, 0]);
    expect(calendars.map(({ store }) => store.key())).toEqual(['event:yoga-doux', 'event:yoga-doux', 'alone']);
  });

  it('nothing can be selected before the slots are loaded', () => {
    aCalendarApi();
    const { store } = aCalendar();
    store.toggle(EIGHT);
    store.replace([EIGHT]);
    expect(store.getState().selection).toEqual([]);
  });
});

describe('D-refusal-other-offer: a reservation covers one offer', () => {
  const PILATES = aSlot({ offerId: 8, at: `${TUESDAY}T09:00` });
  const LATE = aSlot({ offerId: 8, at: `${TUESDAY}T10:00` });

  /** A provider's calendar in which the yoga slot at 08:00 is selected. */
  async function aProvider(pilates: Payload = {}) {
    const api = aProviderApi(aSlottedPayload(), aSlottedPayload({ id: 8, title: 'Pilates', ...pilates }));
    api.on('GET /v1/slotted/booked/provider/42', [aTakenPayload(`${TUESDAY}T10:00`, 6, 8)]);
    const calendar = await aLoadedCalendar({ values: { event: null, user: '42' } });
    calendar.store.toggle(EIGHT);
    return calendar;
  }

  it('a slot of another offer is refused, and can replace the selection', async () => {
    const { store } = await aProvider();
    store.toggle(PILATES);
    expect(refusedOf(store.getState())).toEqual({ case: 'other-offer' });
    expect(store.getState().selection.map(({ id }) => id)).toEqual([EIGHT.id]);
    store.replace([PILATES]);
    expect(store.getState()).toMatchObject({ selection: [{ id: PILATES.id }], notice: null });
  });

  it('a slot that is refused for another reason does not replace the selection, and the notice says why', async () => {
    const { store } = await aProvider();
    store.toggle(LATE);
    store.replace([LATE]);
    expect(refusedOf(store.getState())).toEqual({ case: 'full' });
    expect(store.getState().selection.map(({ id }) => id)).toEqual([EIGHT.id]);
  });

  it('a full slot with a waiting list replaces the selection as a waiting slot', async () => {
    const { store } = await aProvider({ waitListBooking: true });
    store.replace([LATE]);
    expect(store.getState().selection).toMatchObject([{ id: LATE.id, isWaitBooking: true }]);
  });
});

describe('D-refusal-not-consecutive: consecutive slots', () => {
  it('a slot that is not consecutive is refused, and its alternatives can replace the selection', async () => {
    aCalendarApi({ consecutive: true });
    const { host, store } = await aLoadedCalendar();
    store.toggle(EIGHT);
    store.toggle(TEN);
    expect(refusedOf(store.getState())).toEqual({ case: 'not-consecutive', slotTime: 60 });
    const changes = heard(host, 'creneau-selectionchange');
    const notice = noticeModel(store.getState());
    store.replace((notice?.case === 'refused' && notice.alternatives) || []);
    expect(store.getState()).toMatchObject({ selection: [{ id: NINE.id }, { id: TEN.id }], notice: null });
    expect(changes).toHaveLength(1);
  });
});
