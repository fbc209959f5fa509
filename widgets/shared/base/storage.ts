/** A key of browser storage (D-storage-keys), named in the one file that uses it. Never for a token, name or e-mail. */
export type StorageKey = `creneau.${string}`;

/** Returns the stored value, or null; storage that throws counts as absent. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, after a gesture of the visitor; storage that throws or is full is ignored. */
export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}

/** Removes a value; storage that throws is ignored. */
export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing depends on it.
  }
}
