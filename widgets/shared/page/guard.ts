import { isApiError, messageOf } from '../api/errors.ts';
import { emit } from './emit.ts';

/** Runs work of ours; a failure, also a later one of a promise, is reported and goes no further. */
export type Guard = (work: () => unknown) => void;

/** A guard that tells the page of a failure by `creneau-error`, once each, and never through `window.onerror`. */
export function createGuard(host: HTMLElement, report = createReporter(host)): Guard {
  return (work) => {
    try {
      const result = work();
      if (result instanceof Promise) result.catch(report);
    } catch (error) {
      report(error);
    }
  };
}

/** Reports a failure on the console and as `creneau-error`; what was aborted on purpose or said before is passed over. */
export function createReporter(host: HTMLElement): (error: unknown) => void {
  const reported = new WeakSet<object>();
  return (error) => {
    const failure = error instanceof Error ? error : new Error(messageOf(error));
    if (failure.name === 'AbortError' || reported.has(failure)) return;
    reported.add(failure);
    const code = isApiError(failure) ? failure.code : 'widget-failed';
    console.error(`<${host.localName}>`, failure);
    emit(host, 'creneau-error', { code, message: failure.message });
  };
}
