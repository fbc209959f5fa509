import { describe, expect, it } from 'vitest';
import { aSlot, TUESDAY } from '../../fixtures/data/factories.ts';
import { aTakenPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { heard } from '../../fixtures/data/widget-context.ts';
import { aCalendarApi, aLoadedCalendar } from './a-calendar.ts';

const EIGHT = aSlot();
const NINE = aSlot({ at: `${TUESDAY}T09:00` });

/** A calendar in which the slots at eight and nine are full and have a waiting list. */
async function aFullMorning(offer: Payload = {}) {
  const api = aCalendarApi({ waitListBooking: true, price: 12, ...offer });
  api.on('GET /v1/slotted/booked/yoga-doux', [
    aTakenPayload(`${TUESDAY}T08:00`, 6),
    aTakenPayload(`${TUESDAY}T09:00`, 6),
  ]);
  const calendar = await aLoadedCalendar();
  const chosen = () => calendar.store.getState().selection.map(({ id, isWaitBooking }) => [id, isWaitBooking]);
  return { ...calendar, chosen };
}

describe('S-waiting-list: the waiting list', () => {
  it('the first full slot becomes a waiting slot at once, free of charge', async () => {
    const { host, store, chosen } = await aFullMorning();
    const changes = heard(host, 'creneau-selectionchange');
    store.toggle(EIGHT);
    expect(chosen()).toEqual([[EIGHT.id, true]]);
    expect(store.getState().confirming).toBeNull();
    expect(changes.map(({ summary }) => summary.total)).toEqual([0]);
  });

  it.each([
    ['Oui', true, 2],
    ['Non', false, 1],
  ])('each later full slot needs a confirmation first: %s', async (_, agrees, count) => {
    const { host, store, chosen } = await aFullMorning();
    const changes = heard(host, 'creneau-selectionchange');
    store.toggle(EIGHT);
    store.toggle(NINE);
    expect(chosen()).toHaveLength(1);
    expect(store.getState().confirming).toHaveLength(2);
    store.answerWaiting(agrees);
    expect(store.getState().confirming).toBeNull();
    expect(chosen()).toHaveLength(count);
    expect(changes).toHaveLength(count);
  });

  it('a waiting slot that is pressed again is deselected without a question', async () => {
    const { store, chosen } = await aFullMorning();
    store.toggle(EIGHT);
    store.toggle(EIGHT);
    expect(chosen()).toEqual([]);
  });
});

describe('D-toggle: repeats', () => {
  it('a press adds one repeat, or removes all at the limit; the close icon removes one', async () => {
    aCalendarApi({ maxMultiSlots: 3 });
    const { store } = await aLoadedCalendar();
    const count = () => store.getState().selection.length;
    for (const expected of [1, 2, 3, 0, 1, 2]) {
      store.toggle(EIGHT);
      expect(count()).toBe(expected);
    }
    store.remove(EIGHT.id);
    expect(count()).toBe(1);
  });
});
