import { partFailed } from '../api/errors.ts';
import { until } from '../base/until.ts';
import type { Guard } from './guard.ts';
import { registry } from './registry.ts';

/** The later file of an element: what no first view waits for. That of a calendar contains its actions too. */
export type LaterFile = 'later' | 'calendar-later';

/** What both files have provided: 'calendar-later' imports 'later', so its callers find `reactRenderer` too. */
const provided: Record<string, unknown> = {};
const loaded = new Set<LaterFile>();

const waiting = new Set<() => void>();

/** Called by a later file (`widgets/later.ts`) with what it contains. */
export function provideLater(file: LaterFile, parts: object): void {
  Object.assign(provided, parts);
  loaded.add(file);
  for (const begin of [...waiting]) begin();
}

/**
 * Loads a later file. `M` is the module of it that the caller needs. Rejects with the ApiError `part-failed`; the next
 * call loads the file again (D-failed-file).
 */
export async function loadLater<M>(file: LaterFile = 'later'): Promise<M> {
  try {
    if (!loaded.has(file)) await registry()?.load(file);
  } catch (error) {
    throw partFailed(error);
  }
  return provided as M;
}

/** Returns the module `M` of a later file if the file has loaded; null before. */
export function laterIfLoaded<M>(file: LaterFile): M | null {
  return loaded.has(file) ? (provided as M) : null;
}

/**
 * Makes something with the module `M` of a later file as soon as the file has loaded. Returns a function that returns
 * what was made; null until then.
 */
export function makeLater<M, T>(
  file: LaterFile,
  { guard, signal }: { readonly guard: Guard; readonly signal: AbortSignal },
  make: (module: M) => T,
): () => T | null {
  let made: T | null = null;
  const begin = () => {
    const module = laterIfLoaded<M>(file);
    if (!module) return;
    waiting.delete(begin);
    guard(() => {
      made = make(module);
    });
  };
  waiting.add(begin);
  until(signal, () => waiting.delete(begin));
  begin();
  return () => made;
}
