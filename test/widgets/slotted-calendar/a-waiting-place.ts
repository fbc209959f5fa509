import { aSlot } from '../../fixtures/data/factories.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';

/** An item of GET /v1/waiting-list: the second place for `slot`. */
export function aWaitingPayload(slot = aSlot(), changes: Payload = {}): Payload {
  return {
    slot: slot.id,
    start: `${slot.start}:00`,
    end: `${slot.end}:00`,
    slotted: { id: slot.offerId, title: 'Yoga doux', url: 'yoga-doux' },
    state: 'waiting',
    position: 2,
    offeredUntil: null,
    ...changes,
  };
}

/** An item of GET /v1/waiting-list whose place became free and is kept until 09:05 in Paris. */
export function anOfferedPayload(slot = aSlot()): Payload {
  return aWaitingPayload(slot, { state: 'offered', position: 1, offeredUntil: '2026-11-24T08:05:00.000Z' });
}
