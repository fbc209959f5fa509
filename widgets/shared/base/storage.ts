import { warnOnce } from './warn.ts';

/**
 * A key of browser storage (D-storage-keys), named in the one file that uses it. It is never used for the page's token,
 * a name or an e-mail address.
 */
export type StorageKey = `creneau.${string}`;

/** The browser's storage, or the tab's own. */
export type StorageArea = 'local' | 'session';

/** Returns the stored value, or null; storage that throws counts as absent. */
export function readStored(key: StorageKey, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value after a gesture of the visitor. If storage throws or is full, warns once; nothing depends on the
 * value.
 */
export function store(key: StorageKey, value: string, area: StorageArea = 'local'): void {
  try {
    storageOf(area).setItem(key, value);
  } catch {
    warnOnce("the browser's storage is blocked or full: a reload forgets what the visitor has begun or chosen.");
  }
}

/** Removes a value; storage that throws is ignored. */
export function forget(key: StorageKey, area: StorageArea = 'local'): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Nothing depends on the removal.
  }
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
