import { createLatest } from '../base/latest.ts';
import { type ApiError, asApiError } from './errors.ts';

/** The state of something that an API call returns. A quiet reload that fails keeps the value that was loaded. */
export type Resource<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly error: ApiError };

export const LOADING = { status: 'loading' } as const;

/** Loads a resource, any number of times: only the latest call counts (S-stale-answers). */
export interface ResourceLoader {
  /** Loads the value. `quietly` keeps a loaded value until the next one arrives, and keeps it if the call fails. */
  load(how?: 'quietly'): Promise<void>;
}

/** Creates a loader of a resource. `set` runs the subscribers: if one of them throws, `load` rejects with its error. */
export function createResource<T>(options: {
  readonly fetch: (signal: AbortSignal) => Promise<T>;
  readonly set: (resource: Resource<T>) => void;
  readonly onFailure: (error: unknown) => void;
  /** Aborted to end the calls under way silently. */
  readonly signal: AbortSignal;
}): ResourceLoader {
  const next = createLatest(options.signal);
  let hasValue = false;
  return {
    async load(how) {
      const isLatest = next();
      const isQuiet = how === 'quietly' && hasValue;
      hasValue = isQuiet;
      if (!isQuiet) options.set(LOADING);
      let value: T;
      try {
        value = await options.fetch(options.signal);
      } catch (error) {
        if (!isLatest()) return;
        if (!isQuiet) options.set({ status: 'failed', error: asApiError(error) });
        options.onFailure(error);
        return;
      }
      if (!isLatest()) return;
      hasValue = true;
      options.set({ status: 'loaded', value });
    },
  };
}
