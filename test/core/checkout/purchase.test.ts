import { describe, expect, it } from 'vitest';
import { withDraft } from '../../../core/checkout/draft.ts';
import type { PurchaseEvent } from '../../../core/checkout/event.ts';
import { isUnheld, type Stage } from '../../../core/checkout/stage.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { type CardFate, type Fate, REQUESTS, World } from './purchase-world.ts';
import { aHold, CARD, EVENTS, STAGES } from './samples.ts';

const ACTIONS = [
  'begin: user',
  'begin: nobody',
  'enter',
  'signed-in',
  'hold',
  'change',
  'type: coupon',
  'type: recipient',
  'confirm: card',
  'confirm: card',
  'confirm: nothing to pay',
  'authenticate',
  'retry',
  'page-shown',
  'bank-refused',
  'keep-longer',
  'time-up',
  'leave',
] as const;

type Move =
  | { readonly case: 'act'; readonly event: PurchaseEvent }
  | { readonly case: 'meet'; readonly nth: number; readonly fate: Fate; readonly card: CardFate }
  | { readonly case: 'late'; readonly event: PurchaseEvent }
  | { readonly case: 'pay-elsewhere' }
  | { readonly case: 'hold-elsewhere'; readonly isHeard: boolean };

const act: fc.Arbitrary<Move> = fc
  .constantFrom(...ACTIONS)
  .map((name) => ({ case: 'act', event: EVENTS[name] as PurchaseEvent }));

const meet: fc.Arbitrary<Move> = fc.record({
  case: fc.constant('meet' as const),
  nth: fc.nat(3),
  fate: fc.constantFrom<Fate>('answered', 'answered', 'answered', 'answer-lost', 'never-arrived', 'answered-twice'),
  card: fc.constantFrom<CardFate>('captured', 'declined', 'authenticate'),
});

/** Responses that the stage does not wait for, such as the response of a superseded call. */
const late: fc.Arbitrary<Move> = fc
  .constantFrom(
    'order-not-fetched',
    'order-not-fetched: token ended',
    'registered',
    'quote-refused: lost',
    'prepared',
    'proposed',
    'amend-refused',
  )
  .map((name) => ({ case: 'late', event: EVENTS[name] as PurchaseEvent }));

const holdElsewhere: fc.Arbitrary<Move> = fc.boolean().map((isHeard) => ({ case: 'hold-elsewhere', isHeard }));

const ANSWERED: Move = { case: 'meet', nth: 0, fate: 'answered', card: 'declined' };

/** The events that lead to a payment under way; runs begin at any of them, so that most runs reach a payment. */
const WAY: readonly Move[] = [
  { case: 'act', event: { on: 'begin', who: 'user', needsAccount: false } },
  ANSWERED,
  { case: 'act', event: { on: 'confirm', card: CARD } },
  ANSWERED,
  ANSWERED,
  ANSWERED,
  { case: 'act', event: { on: 'confirm', card: CARD } },
  ANSWERED,
];

const anything = fc.array(
  fc.oneof(
    { arbitrary: act, weight: 4 },
    { arbitrary: meet, weight: 6 },
    { arbitrary: late, weight: 1 },
    { arbitrary: fc.constant<Move>({ case: 'pay-elsewhere' }), weight: 1 },
    { arbitrary: holdElsewhere, weight: 1 },
  ),
  { maxLength: 40 },
);

const moves = fc.tuple(fc.nat(WAY.length), anything).map(([steps, rest]) => [...WAY.slice(0, steps), ...rest]);

function play(world: World, move: Move): void {
  if (move.case === 'act' || move.case === 'late') world.dispatch(move.event);
  else if (move.case === 'pay-elsewhere') world.payElsewhere();
  else if (move.case === 'hold-elsewhere') world.holdElsewhere(move.isHeard);
  else {
    const under = REQUESTS.filter((kind) => world.calls.has(kind));
    const kind = under[move.nth % Math.max(1, under.length)];
    if (kind) world.meet(kind, move.fate, move.card);
  }
}

/** Answers every call until none is under way. */
function settle(world: World): void {
  for (let count = 0; count < 50 && world.calls.size > 0; count += 1) {
    for (const kind of [...world.calls.keys()]) world.meet(kind, 'answered', 'captured');
  }
}

it('the random runs of this file reach every stage and captured payments', () => {
  const seen = new Set<string>();
  let paid = 0;
  for (const all of fc.sample(moves, 3000)) {
    const world = new World();
    for (const move of all) {
      play(world, move);
      seen.add(world.stage.step);
    }
    if (world.captures.size > 0) paid += 1;
  }
  const never = Object.keys(STAGES).filter((step) => !seen.has(step));
  expect(never).toEqual(['account', 'resuming', 'lost', 'choosing-anew', 'amending', 'ended']);
  expect(paid).toBeGreaterThan(300);
});

const RUNS = { numRuns: 1000 };

/** Calls `check` after each move of many random runs; `before` is the stage before the move. */
function afterEachMove(check: (world: World, before: Stage, move: Move) => void): void {
  const run = (all: readonly Move[]) => {
    const world = new World();
    for (const move of all) {
      const before = world.stage;
      play(world, move);
      check(world, before, move);
    }
  };
  fc.assert(fc.property(moves, run), RUNS);
}

describe('D-idempotency, D-unknown-payment: any order of calls, failures and presses', () => {
  it('a payment is captured once, and a hold is bought once', () => {
    afterEachMove((world) => {
      expect([...world.captures.values()].every((count) => count === 1)).toBe(true);
      const holds = [...world.orders]
        .filter(([, { state }]) => state === 'confirmed')
        .map(([key]) => JSON.parse(key)[0]);
      expect(new Set(holds).size).toBe(holds.length);
    });
  });

  it('an order that is paid is never said to have failed, expired or been lost', () => {
    afterEachMove((world, before) => {
      const { stage } = world;
      // The order that the buyer was looking at.
      const order =
        'order' in before && before.order !== null && typeof before.order === 'object' ? before.order : null;
      const isPaid = order !== null && world.paid().some(({ id }) => id === order.id);
      if (isPaid) expect(['failed', 'expired', 'taken-over', 'lost', 'ended']).not.toContain(stage.step);
    });
  });

  it('a purchase that may be paid is not left while the call that cancels it has no answer', () => {
    let lost = 0;
    afterEachMove((world, before, move) => {
      const isLost = move.case === 'meet' && (move.fate === 'answer-lost' || move.fate === 'never-arrived');
      if (!isLost || before.step !== 'giving-up' || before.why === null) return;
      expect(world.stage.step).not.toBe('choosing');
      lost += 1;
    });
    expect(lost).toBeGreaterThan(0);
  });

  it('D-typed-not-applied: nothing is ordered while a draft is not applied', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const world = new World();
        for (const move of all) {
          const before = world.stage;
          const made = world.calls.get('order');
          play(world, move);
          const call = world.calls.get('order');
          if (call?.do !== 'order' || call === made || !('sale' in before)) continue;
          // A draft that is typed while the order is under way is too late for that order.
          const isFirst = before.step === 'reviewing' || before.step === 'preparing';
          if (isFirst) expect(call.wishes).toEqual(withDraft(call.wishes, before.sale.draft));
        }
      }),
      RUNS,
    );
  });

  it('D-hold-longer: only an end that the server has sent is shown, and a response about an earlier hold does not change it', () => {
    let lengthened = 0;
    afterEachMove((world) => {
      const { stage } = world;
      if (stage.step !== 'reviewing' || stage.sale.hold.latestExpiry === null) return;
      const { id, expiresAt } = stage.sale.hold;
      expect(expiresAt).toBeLessThanOrEqual(world.ends.get(id) ?? 0);
      if (expiresAt > aHold().expiresAt) lengthened += 1;
    });
    expect(lengthened).toBeGreaterThan(0);
  });

  it('D-hold-longer: the draft stays when the places are no longer held', () => {
    afterEachMove((world, before, move) => {
      const { stage } = world;
      const isTyping = move.case === 'act' && move.event.on === 'type';
      if (isTyping || !isUnheld(stage) || !('sale' in before) || !before.sale) return;
      expect(stage.sale?.draft).toEqual(before.sale.draft);
    });
  });

  it('a buyer can always leave a purchase, which ends in a new choice or in the confirmation of what was paid', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const world = new World();
        for (const move of all) play(world, move);
        world.dispatch({ on: 'leave' });
        settle(world);
        if (!['choosing', 'confirmed', 'ended'].includes(world.stage.step)) world.dispatch({ on: 'leave' });
        settle(world);
        expect(['choosing', 'confirmed', 'ended']).toContain(world.stage.step);
      }),
      RUNS,
    );
  });
});
