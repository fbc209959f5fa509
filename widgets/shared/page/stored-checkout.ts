import { forget, readStored, store } from '../base/storage.ts';

/** A purchase under way, by which it goes on after a reload (D-resume): nothing of who buys. */
export interface StoredCheckout {
  /** The key of the calendar or checkout whose purchase it is. */
  readonly key: string;
  /** The slotted offer or the item. */
  readonly what: string;
  readonly hold: string;
  readonly order: string | null;
  /** When it was stored last, in milliseconds since 1970. */
  readonly at?: number;
}

const KEY = 'creneau.checkout';

/** The purchase of this key that a reload has broken off, or null; what is none of ours is forgotten. */
export function storedCheckout(key: string): StoredCheckout | null {
  const text = readStored(KEY);
  if (text === null) return null;
  const stored = parse(text);
  if (!stored) forget(KEY);
  return stored?.key === key ? stored : null;
}

export function storeCheckout({ key, what, hold, order, at }: StoredCheckout): void {
  store(KEY, JSON.stringify({ key, what, hold, order, at }));
}

export function forgetCheckout(): void {
  forget(KEY);
}

function parse(text: string): StoredCheckout | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isStoredCheckout(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isStoredCheckout(stored: unknown): stored is StoredCheckout {
  if (typeof stored !== 'object' || stored === null) return false;
  const { key, what, hold, order } = stored as Readonly<Record<string, unknown>>;
  return [key, what, hold, order ?? ''].every((text) => typeof text === 'string') && order !== undefined;
}
