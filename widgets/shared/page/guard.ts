import { isApiError, messageOf } from '../api/errors.ts';
import { emit } from './emit.ts';

/** Runs our code; a failure or a rejected promise is reported and not thrown. */
export type Guard = (work: () => unknown) => void;

/** Creates a guard that reports each failure once by `creneau-error`, never through `window.onerror`. */
export function createGuard(host: HTMLElement, report = createReporter(host)): Guard {
  return (work) => {
    try {
      const result = work();
      if (isThenable(result)) result.then(undefined, report);
    } catch (error) {
      report(error);
    }
  };
}

/**
 * Reports failures on the console and as `creneau-error`, except aborted calls and failures already reported. `say`
 * names the element on the console.
 */
export function createReporter(host: HTMLElement, say = () => `<${host.localName}>`): (error: unknown) => void {
  const reported = new WeakSet<object>();
  return (error) => {
    const failure = error instanceof Error ? error : new Error(messageOf(error));
    if (failure.name === 'AbortError' || reported.has(failure)) return;
    reported.add(failure);
    const code = isApiError(failure) ? failure.code : 'widget-failed';
    console.error(say(), failure);
    emit(host, 'creneau-error', { code, message: failure.message });
  };
}

/** Whether a value is a promise of any kind: libraries such as Zone.js put their own in the place of the browser's. */
const isThenable = (value: unknown): value is Promise<unknown> =>
  typeof (value as { readonly then?: unknown } | null | undefined)?.then === 'function';
