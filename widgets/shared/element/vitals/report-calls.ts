import { RETRIED_STATUSES } from '../../api/http-call.ts';
import { registry } from '../../page/registry.ts';
import { findApi } from '../../page/settings.ts';
import { settingsSourceOf } from '../settings-source.ts';
import { callPath } from './call-path.ts';

/** A request to the API. */
export interface ReportedCall {
  /** The path without its personal parts, as `callPath` returns it. */
  readonly path: string;
  readonly ms: number;
  readonly status: number | null;
  readonly tries: number;
}

interface Reporter {
  readonly isOn: (host: HTMLElement) => boolean;
  readonly report: (call: ReportedCall, host: HTMLElement) => void;
}

/** The longest time between a failed request and its retry, in milliseconds. */
const RETRY_MS = 10_000;

/** The elements that report the calls of each API address, held weakly so that they can be garbage-collected. */
const hostsByApi = new Map<string, Set<WeakRef<HTMLElement>>>();

/**
 * Reports the calls to an element's API, including earlier ones. Each call is reported on one of the elements that use
 * the API.
 */
export function reportCalls(host: HTMLElement, reporter: Reporter): void {
  const page = registry();
  const url = page && findApi(settingsSourceOf(host), page).url;
  if (!url) return;
  const known = hostsByApi.get(url);
  if (known) known.add(new WeakRef(host));
  else observe(url, new Set([new WeakRef(host)]), reporter);
}

function observe(url: string, hosts: Set<WeakRef<HTMLElement>>, { isOn, report }: Reporter): void {
  hostsByApi.set(url, hosts);
  const countTries = createTries();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (!entry.name.startsWith(`${url}/`)) continue;
      const tries = countTries(entry);
      const host = [...hosts].map((each) => each.deref()).find((each) => each && isOn(each));
      if (!host) continue;
      const path = callPath(entry.name.slice(url.length + 1));
      report({ path, ms: Math.round(entry.duration), status: entry.responseStatus || null, tries }, host);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Creates a function that counts the tries of a request: the requests in a row for its address, of which all but the
 * last have failed.
 */
function createTries(): (entry: PerformanceResourceTiming) => number {
  const failures = new Map<string, { readonly tries: number; readonly endedAt: number }>();
  return ({ name, startTime, responseEnd, responseStatus }) => {
    const before = failures.get(name);
    const isRetry = before && startTime - before.endedAt < RETRY_MS;
    const tries = isRetry ? before.tries + 1 : 1;
    // In browsers that do not report the status (Safari before 18), no request counts as failed.
    const hasFailed = responseStatus === 0 || RETRIED_STATUSES.includes(responseStatus);
    if (hasFailed) failures.set(name, { tries, endedAt: responseEnd });
    else failures.delete(name);
    return tries;
  };
}
