import { pastedId } from '../../../core/text/pasted.ts';
import { isSeen } from '../../shared/base/is-seen.ts';
import { keepAfter } from '../../shared/element/keep-after.ts';
import { setSettingsSource } from '../../shared/element/settings-source.ts';

const TAG = 'creneau-checkout';

/** A checkout that a calendar has inserted. */
export interface InsertedCheckout {
  /** Whether it is still on the page. */
  isThere(): boolean;
  /** Keeps it after another calendar, which becomes its settings source. */
  moveAfter(calendar: HTMLElement): void;
  remove(): void;
}

/**
 * Makes the calendar the settings source of the checkout of its purchase: the page's own, for this calendar or for any; else
 * a new one that is kept right after the calendar, in the same tree (a card's field does not work in our shadow root).
 * Returns what was inserted; null if the page has its own.
 */
export function insertCheckout(calendar: HTMLElement, key: string): InsertedCheckout | null {
  const all = ownOf(calendar);
  const own = all.find(isSeen) ?? all[0];
  const checkout = own ?? document.createElement(TAG);
  setSettingsSource(checkout, calendar);
  if (own) return null;
  Reflect.set(checkout, 'for', key);
  const { moveAfter, remove } = keepAfter(calendar, checkout);
  return {
    isThere: () => checkout.isConnected,
    moveAfter(other) {
      setSettingsSource(checkout, other);
      moveAfter(other);
    },
    remove,
  };
}

/** Whether the page has a checkout for this calendar alone. */
export function isSoldAlone(calendar: HTMLElement): boolean {
  return calendar.id !== '' && ownOf(calendar).some((checkout) => valueIn(checkout, 'for') === calendar.id);
}

/** The page's checkouts that may take the purchase of a calendar. */
function ownOf(calendar: HTMLElement): readonly Element[] {
  const tree = calendar.getRootNode() as Document | ShadowRoot;
  const found = [...tree.querySelectorAll(TAG), ...document.querySelectorAll(TAG)];
  return found.filter(
    (element) => !valueIn(element, 'item') && (valueIn(element, 'for') || calendar.id) === calendar.id,
  );
}

/** The value of a checkout's attribute. The property comes first: that of an inserted checkout has no attribute. */
function valueIn(checkout: Element, name: 'for' | 'item'): unknown {
  return Reflect.get(checkout, name) || pastedId(checkout.getAttribute(name) ?? '');
}
