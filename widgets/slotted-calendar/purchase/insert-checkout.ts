import { isSeen } from '../../shared/base/is-seen.ts';
import { type KeptElement, keepAfter } from '../../shared/element/keep-after.ts';
import { setSettingsSource } from '../../shared/element/settings-source.ts';
import { CHECKOUT, checkoutsFor } from './page-checkouts.ts';

/** A checkout that a calendar has inserted. `moveAfter` makes the other calendar the checkout's settings source. */
export interface InsertedCheckout extends KeptElement {
  readonly element: HTMLElement;
}

/**
 * Returns the page's own checkout that should take a calendar's purchase, and makes the calendar its settings source.
 * Returns null if a checkout has to be inserted; a hidden checkout does not count for a visible calendar.
 */
export function ownCheckout(calendar: HTMLElement): HTMLElement | null {
  const all = checkoutsFor(calendar);
  const own = all.find(isSeen) ?? (isSeen(calendar) ? null : (all[0] ?? null));
  if (own) setSettingsSource(own, calendar);
  return own;
}

/**
 * Inserts a checkout and keeps it right after the calendar, in the same tree (a card's field does not work in our
 * shadow root). The calendar is its settings source.
 */
export function insertCheckout(calendar: HTMLElement, key: string): InsertedCheckout {
  const element = document.createElement(CHECKOUT);
  setSettingsSource(element, calendar);
  Reflect.set(element, 'for', key);
  const { moveAfter, remove } = keepAfter(calendar, element);
  return {
    element,
    moveAfter(other) {
      setSettingsSource(element, other);
      moveAfter(other);
    },
    remove,
  };
}
