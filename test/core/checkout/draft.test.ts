import { describe, expect, it } from 'vitest';
import {
  type Draft,
  NO_RECIPIENT,
  NOTHING_TYPED,
  withDraft,
  withoutApplied,
  withRefused,
} from '../../../core/checkout/draft.ts';
import type { PurchaseEvent } from '../../../core/checkout/event.ts';
import { next } from '../../../core/checkout/purchase.ts';
import type { Stage } from '../../../core/checkout/stage.ts';
import { NO_WISHES, type Wishes } from '../../../core/checkout/wishes.ts';
import { aFailure, aHold, CARD, EVENTS, STAGES } from './samples.ts';

const LEA = { firstName: 'Léa', lastName: 'Roy', email: 'lea@example.org' };
const GIFT = { case: 'person', ...LEA } as const;
const TYPED: Draft = { coupon: ' DIX ', gift: { ...LEA, user: '' } };
const ASKED = { ...NO_WISHES, coupon: 'DIX', gift: GIFT };

/** Returns the stage after these events, and the effects of the last event. */
function stepAfter(events: readonly PurchaseEvent[], from: Stage = STAGES.reviewing) {
  return events.reduce((step, event) => next(step.stage, event), next(from, { on: 'page-shown' }));
}

const type = (draft: Partial<Draft>): PurchaseEvent => ({ on: 'type', draft });
const CONFIRM: PurchaseEvent = { on: 'confirm', card: null };
const quoted: PurchaseEvent = { on: 'quoted', quote: aHold(1000).quote };

describe('D-typed-not-applied: a draft', () => {
  it('a draft is applied without the spaces around it; an empty draft changes nothing', () => {
    expect(withDraft(NO_WISHES, TYPED)).toEqual(ASKED);
    expect(withDraft(ASKED, NOTHING_TYPED)).toEqual(ASKED);
  });

  it('a draft holds only what is not applied yet', () => {
    expect(withoutApplied(TYPED, ASKED)).toEqual(NOTHING_TYPED);
    expect(withoutApplied(TYPED, { ...NO_WISHES, coupon: 'DIX' })).toEqual({ ...TYPED, coupon: '' });
    const found = { case: 'user', user: { id: 7, fullName: 'Noé Costa' } } as const;
    expect(withoutApplied(TYPED, { ...NO_WISHES, gift: found })).toEqual({ ...TYPED, gift: null });
    expect(withoutApplied(TYPED, { ...NO_WISHES, gift: { ...GIFT, firstName: 'Ana' } })).toEqual(TYPED);
  });

  it('a draft gets the text of a wish that is refused; D-gift: a recipient with an account is searched for by name', () => {
    expect(withRefused(NOTHING_TYPED, 'coupon', ASKED, {})).toEqual({ ...NOTHING_TYPED, coupon: 'DIX' });
    expect(withRefused(NOTHING_TYPED, 'gift', ASKED, {}).gift).toEqual({ ...LEA, user: '' });
    expect(withRefused(NOTHING_TYPED, 'gift', ASKED, { email: 'email-used' }).gift?.user).toBe('Léa Roy');
    expect(withRefused(TYPED, 'subscription', ASKED, {})).toBe(TYPED);
  });
});

describe('D-typed-not-applied: the press that orders or pays', () => {
  it.each([CONFIRM, { on: 'confirm', card: CARD } as const])(
    'the press that orders or pays applies what is typed first: %o',
    (confirm) => {
      const { stage, effects } = stepAfter([type(TYPED), confirm]);
      expect([stage.step, effects.map((effect) => effect.do)]).toEqual(['quoting', ['quote']]);
      expect(effects[0]).toMatchObject({ wishes: ASKED });
    },
  );

  it('the second press orders, with the quote that the buyer has seen', () => {
    const agreed = stepAfter([type(TYPED), CONFIRM, quoted]);
    expect(agreed.stage).toMatchObject({
      step: 'reviewing',
      notice: { case: 'applied' },
      sale: { draft: NOTHING_TYPED },
    });
    const { effects } = next(agreed.stage, CONFIRM);
    expect(effects).toMatchObject([{ do: 'order', wishes: ASKED, total: 1000 }]);
  });

  it('the press orders nothing if the draft cannot be applied; the text stays, with its problem', () => {
    const refused = stepAfter([type(TYPED), CONFIRM, EVENTS['quote-refused: coupon'] as PurchaseEvent]);
    expect(refused.effects).toMatchObject([{ do: 'quote', wishes: { coupon: null, gift: GIFT } }]);
    const { stage } = next(refused.stage, quoted);
    expect(stage).toMatchObject({
      step: 'reviewing',
      errors: { coupon: 'coupon-invalid' },
      sale: { wishes: { coupon: null, gift: GIFT }, draft: { coupon: 'DIX', gift: null } },
    });
    expect(next(stage, CONFIRM).effects).toMatchObject([{ do: 'quote' }]);
  });

  it('the press says which fields of the recipient are missing', () => {
    const { effects } = stepAfter([type({ gift: NO_RECIPIENT }), CONFIRM]);
    expect(effects).toMatchObject([{ do: 'quote', wishes: { gift: { firstName: '', lastName: '', email: '' } } }]);
  });
});

describe('D-kept-wishes: wishes that change while no place is held', () => {
  const had = { ...NO_WISHES, coupon: 'DIX' };
  const { sale } = STAGES.expired;
  const unheld: Stage = { ...STAGES.expired, sale: sale && { ...sale, wishes: had } };

  it.each<[string, Partial<Wishes>, Wishes]>([
    ['a new recipient', { gift: GIFT }, { ...had, gift: GIFT }],
    ['no coupon any more', { coupon: null }, NO_WISHES],
    ['another coupon, which only a quote can accept', { coupon: 'ONZE', credit: false }, { ...had, credit: false }],
  ])('a wish is kept for the next hold: %s', (_, part, wishes) => {
    expect(next(unheld, { on: 'change', part }).stage).toMatchObject({ step: 'expired', sale: { wishes } });
  });
});

describe('D-kept-wishes: the draft', () => {
  it('the draft is kept with the hold until the hold is ordered', () => {
    expect(stepAfter([type({ coupon: 'D' })]).effects).toMatchObject([
      { do: 'save-draft', hold: 'h1', draft: { coupon: 'D' } },
    ]);
    expect(next(STAGES.payable, type({ coupon: 'D' })).effects).toEqual([]);
    expect(stepAfter([type(TYPED), { on: 'change', part: { coupon: 'DIX' } }, quoted]).effects).toMatchObject([
      { do: 'save-draft', wishes: { coupon: 'DIX' }, draft: { coupon: '', gift: LEA } },
    ]);
  });

  it('nothing can be typed once the wishes are fixed (D-pending-order-fixed)', () => {
    const { sale } = STAGES.payable;
    const fixed: Stage = { ...STAGES.payable, sale: { ...sale, wishes: null } };
    expect(next(fixed, type(TYPED)).stage).toBe(fixed);
  });

  it.each<[string, readonly PurchaseEvent[]]>([
    ['after the time of the hold', [{ on: 'time-up' }, { on: 'hold' }]],
    ['after a place was lost', [CONFIRM, EVENTS['order-refused: slots lost'] as PurchaseEvent, { on: 'hold' }]],
  ])(
    'the draft outlives a hold: %s the next hold is requested with the wishes, and the draft is still there',
    (_, events) => {
      const applied: readonly PurchaseEvent[] = [{ on: 'change', part: { coupon: 'DIX' } }, quoted];
      const { stage, effects } = stepAfter([...applied, ...events, { on: 'held', hold: { ...aHold(), id: 'h2' } }]);
      expect(stage).toMatchObject({ step: 'quoting', asked: { coupon: 'DIX' }, sale: { hold: { id: 'h2' } } });
      expect(effects).toContainEqual(expect.objectContaining({ do: 'quote', wishes: { ...NO_WISHES, coupon: 'DIX' } }));
      const typed = stepAfter([
        type({ gift: TYPED.gift }),
        { on: 'time-up' },
        { on: 'hold' },
        { on: 'held', hold: aHold() },
      ]);
      expect(typed.stage).toMatchObject({ step: 'reviewing', sale: { draft: { gift: LEA } } });
    },
  );

  it('the draft comes back with the hold after a reload (D-resume)', () => {
    const resumed = { on: 'resumed', hold: aHold(), order: null, wishes: ASKED, draft: TYPED } as const;
    expect(next(STAGES.resuming, resumed).stage).toMatchObject({ sale: { wishes: ASKED, draft: TYPED } });
  });

  const refused = (code: string, errors: unknown) =>
    stepAfter([
      type(TYPED),
      CONFIRM,
      { on: 'quote-refused', failure: aFailure({ status: 422, code, problem: { errors } }) },
    ]).stage;

  it('a recipient whose address has an account is searched by name (D-gift)', () => {
    expect(refused('email-used', [{ field: 'gift.email', code: 'email-used' }])).toMatchObject({
      errors: { email: 'email-used' },
      sale: { draft: { gift: { user: 'Léa Roy' } } },
    });
  });

  it.each([
    ['the whole recipient', 'gift-invalid', [], { gift: 'gift-invalid' }],
    ['a field of the recipient', 'invalid', [{ field: 'lastName', code: 'too-long' }], { lastName: 'too-long' }],
    ['the subscription', 'subscription-invalid', [], { subscription: 'subscription-invalid' }],
  ])('a refused wish has its error: %s', (_, code, errors, expected) => {
    expect(refused(code, errors)).toMatchObject({ errors: expected });
  });
});
