import { readSettings } from '../../page/element-settings.ts';
import { emit, type Vital } from '../../page/emit.ts';
import { registry } from '../../page/registry.ts';
import { pressedAt } from '../painting/pressed-control.ts';
import { settingsSourceOf } from '../settings-source.ts';
import { reportCalls } from './report-calls.ts';

/** The times from which an element's own figures are measured, in milliseconds of `seenNow`. */
export interface Beginning {
  /** When the element was found on the page with the setting `vitals`. */
  readonly connectedAt: number;
  /** The time of the frame after the one that shows what `creneau-ready` announces. */
  readonly shownAt: Promise<number>;
}

/** Dispatches an element's own figures on it, as long as the setting `vitals` is on (D-vitals). */
export function reportVitals(host: HTMLElement, { connectedAt, shownAt }: Beginning): void {
  const report = (vital: Vital): void => {
    emit(host, 'creneau-vitals', vital);
  };
  shownAt.then((at) => {
    if (isOn(host)) report({ name: 'first-view', ms: Math.round(at), sinceConnected: Math.round(at - connectedAt) });
  });
  reportChoices(host, (ms) => isOn(host) && report({ name: 'choice', ms }));
  reportCalls(host, { isOn, report: (call, on) => emit(on, 'creneau-vitals', { name: 'call', ...call }) });
}

function isOn(host: HTMLElement): boolean {
  const page = registry();
  return host.isConnected && !!page && readSettings(settingsSourceOf(host), page).vitals;
}

/** Calls back with the milliseconds from each press that changes the selection until the next frame is drawn. */
export function reportChoices(host: HTMLElement, report: (ms: number) => void): void {
  /** When the visitor pressed the control that is being clicked; null if the visitor did not press it. */
  let from: number | null = null;

  host.addEventListener(
    'click',
    (event) => {
      // A press that was kept until React was loaded is replayed as a click of ours (D-first-view).
      from = event.isTrusted ? event.timeStamp : (pressedAt.get(event) ?? null);
      setTimeout(() => {
        from = null;
      });
    },
    { capture: true },
  );

  host.addEventListener('creneau-selectionchange', () => {
    if (from === null) return;
    const at = from;
    from = null;
    requestAnimationFrame(() => setTimeout(() => report(Math.round(performance.now() - at))));
  });
}
