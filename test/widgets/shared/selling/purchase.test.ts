import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPurchase, bookingsChanged } from '../../../../widgets/shared/page/page-state.ts';
import {
  hasActivePurchase,
  onPurchaseChange,
  type Purchase,
  setActivePurchase,
} from '../../../../widgets/shared/page/purchase.ts';
import {
  endPurchase,
  isPurchaseUnderWay,
  storedPurchase,
  storePurchase,
} from '../../../../widgets/shared/selling/stored.ts';
import { aContext, aPage } from '../../../fixtures/data/widget-context.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const PURCHASE: Purchase = { case: 'item', item: 'event:1' };
const STORED = { key: 'item:event:1', what: 'event:1', hold: 'h', order: null };

beforeEach(() => localStorage.clear());

/** A page state that is used by an element, as every page state in use is. */
const aPageInUse = () => aContext<Record<never, never>>('creneau-checkout', {});

describe('D-page-state: whether a purchase is under way on the page', () => {
  it('a purchase is under way in any page state, until it ends', () => {
    const { page } = aPageInUse();
    expect(isPurchaseUnderWay(NOW)).toBe(false);
    beginPurchase(page, PURCHASE);
    expect(isPurchaseUnderWay(NOW)).toBe(true);
    endPurchase(page, PURCHASE);
    expect(isPurchaseUnderWay(NOW)).toBe(false);
  });

  it('a purchase is not under way in a page state that no element uses any more', () => {
    const { page, host } = aPageInUse();
    beginPurchase(page, PURCHASE);
    page.hosts.delete(host);
    expect(isPurchaseUnderWay(NOW)).toBe(false);
    endPurchase(page, PURCHASE);
  });

  it.each<[what: string, at: number | undefined, expected: boolean]>([
    ['interrupted a moment ago', NOW - 1, true],
    ['interrupted forty minutes ago', NOW - 40 * 60_000, false],
    ['stored at an unknown time', undefined, false],
    ['stored in the future', NOW + 40 * 60_000, false],
  ])('whether a purchase that was %s counts as under way: %s', (_, at, expected) => {
    storePurchase(at === undefined ? STORED : { ...STORED, at });
    expect(isPurchaseUnderWay(NOW)).toBe(expected);
  });

  it('D-bank-return: a checkout that shows the outcome of a payment counts as a purchase while it is on the page', () => {
    const checkout = document.createElement('creneau-checkout');
    setActivePurchase(checkout, () => checkout.isConnected);
    expect([hasActivePurchase(checkout), isPurchaseUnderWay(NOW)]).toEqual([true, false]);
    document.body.append(checkout);
    expect(isPurchaseUnderWay(NOW)).toBe(true);
    setActivePurchase(checkout, null);
    expect([hasActivePurchase(checkout), isPurchaseUnderWay(NOW)]).toEqual([false, false]);
    checkout.remove();
  });

  it('a listener is notified of each beginning and end, until it stops listening', () => {
    const { page } = aPageInUse();
    const listener = vi.fn();
    const stop = onPurchaseChange(listener);
    page.data.setState({ bookingsVersion: 1 });
    expect(listener).not.toHaveBeenCalled();
    beginPurchase(page, PURCHASE);
    endPurchase(page, PURCHASE);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    beginPurchase(page, PURCHASE);
    expect(listener).toHaveBeenCalledTimes(2);
    endPurchase(page, PURCHASE);
  });
});

describe('D-page-state: the end of a purchase', () => {
  it('the end of a purchase removes its hold and the stored purchase', () => {
    const page = aPage();
    storePurchase(STORED);
    beginPurchase(page, PURCHASE);
    endPurchase(page, PURCHASE);
    expect([page.data.getState().purchase, page.data.getState().hold, storedPurchase()]).toEqual([null, null, null]);
  });

  it('ending a purchase does not end one that has begun since', () => {
    const page = aPage();
    const next: Purchase = { case: 'item', item: 'event:2' };
    beginPurchase(page, next);
    endPurchase(page, PURCHASE);
    expect(page.data.getState().purchase).toBe(next);
    endPurchase(page, next);
  });

  it('endPurchase(page, null) does not change the stored purchase', () => {
    storePurchase(STORED);
    endPurchase(aPage(), null);
    expect(storedPurchase()).toEqual(STORED);
  });
});

it('D-page-state: every change of bookings has a new version', () => {
  const page = aPage();
  bookingsChanged(page);
  bookingsChanged(page);
  expect(page.data.getState().bookingsVersion).toBe(2);
});
