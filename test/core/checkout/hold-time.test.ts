import { describe, expect, it } from 'vitest';
import { lostSlots } from '../../../core/checkout/failure.ts';
import { latestEnd, longerEnd, offersMoreTime } from '../../../core/checkout/hold-time.ts';
import { next } from '../../../core/checkout/purchase.ts';
import { aFailure, SELECTION, STAGES } from './samples.ts';

const MINUTE = 60_000;
const LATEST = latestEnd(0);

describe('D-hold-longer: while more time is asked for', () => {
  const { stage: asked } = next(STAGES.reviewing, { on: 'keep-longer' });

  it('a second press asks for nothing, and the end waits for the answer', () => {
    expect(next(asked, { on: 'keep-longer' })).toEqual({ stage: asked, effects: [] });
    expect(next(asked, { on: 'time-up' })).toEqual({ stage: asked, effects: [] });
    expect(next(STAGES.reviewing, { on: 'time-up' }).stage.step).toBe('expired');
  });

  it('the longer hold is stored only while nothing is ordered', () => {
    const late = { on: 'kept-longer', hold: 'h1', expiresAt: 1_080_000 } as const;
    const { order } = STAGES.payable;
    expect(next(asked, late)).toMatchObject({ stage: { sale: { moreTime: null } }, effects: [{ do: 'remember' }] });
    for (const stage of [STAGES.ordering, { ...STAGES.quoting, order }]) expect(next(stage, late).effects).toEqual([]);
  });
});

describe('D-lost-place: the slots that a refusal names', () => {
  const slots = [
    { id: SELECTION[0]?.id, code: 'full' },
    { id: 'other', code: 'full' },
  ];

  it.each([
    ['those of the selection', 409, slots, slots.slice(0, 1)],
    ['none of the selection', 409, slots.slice(1), []],
    ['none with another status', 422, slots, []],
    ['none if it is no list', 409, 'all', []],
    ['none that are null', 409, [null], []],
  ])('a refusal names the slots that are lost: %s', (_, status, named, lost) => {
    expect(lostSlots(aFailure({ status, problem: { slots: named } }), SELECTION)).toEqual(lost);
  });
});

describe('D-hold-longer: more time for a hold that was made at 0:00', () => {
  it.each([
    [10, 8, 18],
    [10, 0, 10],
    [58, 57, 60],
    [55, 54, 60],
    [60, 59, null],
  ])('a hold that ends at minute %d and is kept longer at minute %d ends at %j', (end, now, longer) => {
    expect(longerEnd(end * MINUTE, LATEST, now * MINUTE)).toBe(longer === null ? null : longer * MINUTE);
  });

  it.each([
    ['before the last two minutes', false, 10 * MINUTE, 8 * MINUTE - 1],
    ['in the last two minutes', true, 10 * MINUTE, 8 * MINUTE],
    ['at the end', false, 10 * MINUTE, 10 * MINUTE],
    ['in the last minute of the hour', false, 60 * MINUTE, 59 * MINUTE],
  ])('more time is offered %s: %s', (_, isOffered, end, now) => {
    expect(offersMoreTime(end, LATEST, now)).toBe(isOffered);
  });
});
