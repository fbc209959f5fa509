import { type ApiError, asApiError } from './errors.ts';

/** Something that an API call answers. A reload that fails keeps the value it had. */
export type Resource<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly error: ApiError };

export const LOADING = { status: 'loading' } as const;

/** Loads a resource, as often as asked: only the latest call's answer counts (S-stale-answers). */
export interface ResourceLoader {
  /** `quietly` keeps the value that is shown until the answer is there, and for good where it fails. */
  load(how?: 'quietly'): Promise<void>;
}

export function createResource<T>(options: {
  readonly fetch: (signal: AbortSignal) => Promise<T>;
  readonly set: (resource: Resource<T>) => void;
  readonly onFailure: (error: unknown) => void;
  /** Ends the calls under way, silently. */
  readonly signal: AbortSignal;
}): ResourceLoader {
  let latest = 0;
  let hasValue = false;
  return {
    async load(how) {
      latest += 1;
      const call = latest;
      const isStale = () => call !== latest || options.signal.aborted;
      const isQuiet = how === 'quietly' && hasValue;
      hasValue = isQuiet;
      if (!isQuiet) options.set(LOADING);
      try {
        const value = await options.fetch(options.signal);
        if (isStale()) return;
        hasValue = true;
        options.set({ status: 'loaded', value });
      } catch (error) {
        if (isStale()) return;
        if (!isQuiet) options.set({ status: 'failed', error: asApiError(error) });
        options.onFailure(error);
      }
    },
  };
}
