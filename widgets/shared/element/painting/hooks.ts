// The default import, because a namespace import would be copied name by name.
import React from 'react';

/** Subscribes to a store and returns a function that ends this, as `useSyncExternalStore` requires. */
export type Subscribe = (listener: () => void) => () => void;

/** The object in which React finds the hooks of the current renderer; react-dom sets its hooks in the same way. */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as {
  H: unknown;
};

const nothing = () => {};

/** A context, as React's renderers read and provide it. */
interface ContextValue {
  _currentValue: unknown;
}

/** Returns the hooks of a view that is drawn once: initial state, current contexts and stores, no effects. */
const hooksOf = (onStore: (subscribe: Subscribe) => void) => ({
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, nothing],
  useRef: (current: unknown) => ({ current }),
  useMemo: (compute: () => unknown) => compute(),
  useCallback: (callback: unknown) => callback,
  useContext: (context: ContextValue) => context._currentValue,
  useSyncExternalStore(subscribe: Subscribe, read: () => unknown) {
    onStore(subscribe);
    return read();
  },
  useEffect: nothing,
  useLayoutEffect: nothing,
  useImperativeHandle: nothing,
  // React derives an id from the place in its own tree, so that an adopted node would have another id.
  useId(): never {
    throw new TypeError('Only React can draw useId.');
  },
});

/**
 * Runs `draw` with the hooks of `hooksOf` in place of React's; `onStore` gets the `subscribe` of each store that is
 * read.
 */
export function withHooks<T>(onStore: (subscribe: Subscribe) => void, draw: () => T): T {
  const { H: before } = internals;
  internals.H = hooksOf(onStore);
  try {
    return draw();
  } finally {
    internals.H = before;
  }
}

/** Runs `draw` with a value of a context. */
export function withContext(context: ContextValue, value: unknown, draw: () => void): void {
  const { _currentValue: before } = context;
  context._currentValue = value;
  try {
    draw();
  } finally {
    context._currentValue = before;
  }
}
