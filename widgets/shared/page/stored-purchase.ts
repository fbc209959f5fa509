import { forget, readStored, store } from '../base/storage.ts';

/** A purchase under way, so that it can be resumed after a reload (D-resume); nothing about the buyer. */
export interface StoredPurchase {
  /** The key of the calendar or checkout whose purchase it is. */
  readonly key: string;
  /** The slotted offer or the item. */
  readonly what: string;
  readonly hold: string;
  readonly order: string | null;
  /** When it was last stored, in milliseconds since 1970. */
  readonly at?: number;
}

const KEY = 'creneau.checkout';

/** A place is kept for ten minutes, and for thirty more while it is being paid (D-hold, D-hold-while-paying). */
const LONGEST = 40 * 60_000;

/** The purchase that is stored in this browser, under way or broken off by a reload; anything else under its key is removed. */
export function storedPurchase(): StoredPurchase | null {
  const text = readStored(KEY);
  if (text === null) return null;
  const stored = parse(text);
  if (!stored) forget(KEY);
  return stored;
}

/** Whether the stored purchase can still be resumed: an abandoned one stays stored, but its places are released. */
export function isStoredPurchaseLive(now: number): boolean {
  const { at } = storedPurchase() ?? {};
  return at !== undefined && Math.abs(now - at) < LONGEST;
}

export function storePurchase({ key, what, hold, order, at }: StoredPurchase): void {
  store(KEY, JSON.stringify({ key, what, hold, order, at }));
}

export function forgetPurchase(): void {
  forget(KEY);
}

function parse(text: string): StoredPurchase | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredPurchase(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isStoredPurchase(stored: unknown): stored is StoredPurchase {
  if (typeof stored !== 'object' || stored === null) return false;
  const { key, what, hold, order, at } = stored as Readonly<Record<string, unknown>>;
  const areTexts = [key, what, hold, order ?? ''].every((text) => typeof text === 'string');
  return areTexts && order !== undefined && typeof (at ?? 0) === 'number';
}
