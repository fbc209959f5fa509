import type { Cents } from '../money/money.ts';

/**
 * Returns what goes back of an amount when some of the paid sessions of an order are called off, and its others stay:
 * their share, to the cent. All that is `left` goes back with the last one.
 */
export function shareBack(left: Cents, calledOff: number, paid: number): Cents {
  return paid === 0 ? 0 : Math.round((left * Math.min(calledOff, paid)) / paid);
}
