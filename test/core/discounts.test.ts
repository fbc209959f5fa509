import { describe, expect, it } from 'vitest';
import { leastPayment } from '../../core/money/least-payment.ts';
import { applyDiscounts, type CouponValue } from '../../core/pricing/discounts.ts';
import { fc } from '../fixtures/data/properties.ts';

const percentage = (percent: number): CouponValue => ({ case: 'percentage', percent });
/** The least that a card can pay, in cents. */
const LEAST = 50;
const amount = (cents: number): CouponValue => ({ case: 'amount', amount: cents });

describe('D-price-order: the coupon first, never below 0', () => {
  it.each<readonly [title: string, total: number, coupon: CouponValue | null, taken: number]>([
    ['no coupon', 2400, null, 0],
    ['a percentage', 2400, percentage(20), 480],
    ['a percentage in half a cent, rounded half up', 995, percentage(10), 100],
    ['a percentage with decimals', 1250, percentage(12.5), 156],
    ['the whole sum', 2400, percentage(100), 2400],
    ['more than the whole sum', 2400, percentage(150), 2400],
    ['0 percent', 2400, percentage(0), 0],
    ['a percentage below 0 adds nothing', 2400, percentage(-10), 0],
    ['an amount', 2400, amount(500), 500],
    ['an amount as high as the sum', 2400, amount(2400), 2400],
    ['an amount above the sum', 2400, amount(2401), 2400],
    ['an amount of 0', 2400, amount(0), 0],
    ['an amount below 0 adds nothing', 2400, amount(-500), 0],
    ['an amount off a sum of 0', 0, amount(500), 0],
  ])('a coupon takes its part off the total, and never more than the total: %s', (_, total, coupon, taken) => {
    expect(applyDiscounts(total, coupon, 0, LEAST)).toEqual({ coupon: taken, credit: 0, due: total - taken });
  });
});

describe('D-price-order: then company credit, up to its balance; the card pays what is left', () => {
  it.each([
    ['no credit', 0, { coupon: 480, credit: 0, due: 1920 }],
    ['credit for a part', 1000, { coupon: 480, credit: 1000, due: 920 }],
    ['credit to the cent: no card', 1920, { coupon: 480, credit: 1920, due: 0 }],
    ['credit for more: the rest stays in the balance', 9000, { coupon: 480, credit: 1920, due: 0 }],
    ['a balance below 0 counts as 0', -300, { coupon: 480, credit: 0, due: 1920 }],
  ])('credit pays what is left after the coupon, and the card the rest: %s', (_, balance, payment) => {
    expect(applyDiscounts(2400, percentage(20), balance, LEAST)).toEqual(payment);
  });

  it('a coupon for the whole sum uses no credit', () => {
    expect(applyDiscounts(2400, percentage(100), 9000, LEAST)).toEqual({ coupon: 2400, credit: 0, due: 0 });
  });

  it('a percentage is taken of the whole sum, not of the sum less credit', () => {
    expect(applyDiscounts(2000, percentage(50), 1000, LEAST)).toEqual({ coupon: 1000, credit: 1000, due: 0 });
  });
});

describe('D-price-order: any sum, coupon and balance', () => {
  const cents = fc.nat(1_000_000);
  const anyCoupon = fc.option(
    fc.oneof(
      fc.nat(15_000).map((hundredths) => percentage(hundredths / 100)),
      cents.map(amount),
    ),
  );

  it('the three parts of a price are whole cents, none below 0, and make up the sum', () => {
    fc.assert(
      fc.property(cents, anyCoupon, cents, (total, coupon, balance) => {
        const payment = applyDiscounts(total, coupon, balance, LEAST);
        const parts = [payment.coupon, payment.credit, payment.due];
        for (const part of parts) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
        expect(payment.coupon + payment.credit + payment.due).toBe(total);
        expect(payment.credit).toBeLessThanOrEqual(balance);
      }),
    );
  });

  it('the card pays only when the credit is used up, or the least that it can pay', () => {
    fc.assert(
      fc.property(cents, anyCoupon, cents, (total, coupon, balance) => {
        const { credit, due } = applyDiscounts(total, coupon, balance, LEAST);
        expect(due === 0 || credit === balance || due === LEAST).toBe(true);
      }),
    );
  });

  it('a higher sum never costs less, a higher balance never more', () => {
    fc.assert(
      fc.property(cents, fc.nat(5000), anyCoupon, cents, (total, more, coupon, balance) => {
        const { due } = applyDiscounts(total, coupon, balance, LEAST);
        expect(applyDiscounts(total + more, coupon, balance, LEAST).due).toBeGreaterThanOrEqual(due);
        expect(applyDiscounts(total, coupon, balance + more, LEAST).due).toBeLessThanOrEqual(due);
      }),
    );
  });

  it('D-least-payment: nothing is left for the card, or at least what a card can pay', () => {
    fc.assert(
      fc.property(fc.integer({ min: LEAST, max: 1_000_000 }), anyCoupon, cents, (total, coupon, balance) => {
        const { due } = applyDiscounts(total, coupon, balance, LEAST);
        expect(due === 0 || due >= LEAST).toBe(true);
      }),
    );
  });
});

describe('D-least-payment: a reduction takes less rather than leave what no card can pay', () => {
  it.each<readonly [title: string, total: number, coupon: CouponValue | null, balance: number, expected: object]>([
    ['credit that would leave 30 cents', 1200, null, 1170, { coupon: 0, credit: 1150, due: 50 }],
    ['a coupon that would leave 36 cents', 1200, percentage(97), 0, { coupon: 1150, credit: 0, due: 50 }],
    [
      'a coupon that leaves 36 cents, which credit pays',
      1200,
      percentage(97),
      36,
      { coupon: 1164, credit: 36, due: 0 },
    ],
    ['a coupon and credit that would leave 1 cent', 1200, percentage(97), 35, { coupon: 1150, credit: 0, due: 50 }],
    ['a price of the least itself', 50, percentage(10), 0, { coupon: 0, credit: 0, due: 50 }],
    ['a price below the least, which nothing can raise', 30, null, 10, { coupon: 0, credit: 10, due: 20 }],
    ['a price below the least, which credit pays', 30, null, 100, { coupon: 0, credit: 30, due: 0 }],
  ])('a reduction leaves nothing, or what a card can pay: %s', (_, total, coupon, balance, expected) => {
    expect(applyDiscounts(total, coupon, balance, LEAST)).toEqual(expected);
  });

  it.each([
    ['EUR', 50],
    ['GBP', 30],
    ['CZK', 1500],
    ['ARS', 50],
    ['HUF', 17_500],
    ['JPY', Number.POSITIVE_INFINITY],
    ['TND', Number.POSITIVE_INFINITY],
    ['€', Number.POSITIVE_INFINITY],
    ['eur', Number.POSITIVE_INFINITY],
    ['AEUR', Number.POSITIVE_INFINITY],
    ['EURO', Number.POSITIVE_INFINITY],
    ['', Number.POSITIVE_INFINITY],
  ])('the least in %s is %i', (currency, least) => {
    expect(leastPayment(currency)).toBe(least);
  });
});
