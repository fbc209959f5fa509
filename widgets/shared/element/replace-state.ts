import type { StoreApi } from 'zustand/vanilla';

/** Replaces the state of a store, unless each of its values is the same as before. */
export function replaceState<T extends object>(store: StoreApi<T>, state: T): void {
  const before = store.getState();
  const isSame = Object.entries(state).every(([key, value]) => Object.is(value, Reflect.get(before, key)));
  if (!isSame) store.setState(state, true);
}
