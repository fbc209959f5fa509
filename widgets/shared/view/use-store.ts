import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** Returns a store's state; renders again when it changes. */
export function useStore<S>(store: Readable<S>): S;
/** Returns a part of a store's state; renders again when that part changes. */
export function useStore<S, T>(store: Readable<S>, select: (state: S) => T): T;
export function useStore<S>(store: Readable<S>, select: (state: S) => unknown = (state) => state): unknown {
  const read = () => select(store.getState());
  // The view that was painted before React was loaded shows the current state (`painting/`); zustand's own hook would
  // start with the initial state.
  return useSyncExternalStore(store.subscribe, read, read);
}

type Readable<S> = Pick<StoreApi<S>, 'getState' | 'subscribe'>;
