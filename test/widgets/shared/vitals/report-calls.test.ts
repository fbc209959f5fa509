import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ReportedCall, reportCalls } from '../../../../widgets/shared/element/vitals/report-calls.ts';
import { configure, openRegistry } from '../../../../widgets/shared/page/registry.ts';

type Entry = Readonly<Record<'name', string>> &
  Readonly<Record<'startTime' | 'responseEnd' | 'duration', number>> & { readonly responseStatus?: number };

let browserSays: (...entries: readonly Entry[]) => void;
let apis = 0;
let api: string;
const told: (ReportedCall & { readonly on: string })[] = [];

/** A timing entry of the browser for a request. */
const request = (path: string, { at = 0, ...more }: Partial<Entry> & { readonly at?: number } = {}): Entry => ({
  name: `${api}/${path}`,
  startTime: at,
  responseEnd: at + 12.4,
  duration: 12.4,
  responseStatus: 200,
  ...more,
});

/** An element that reports vitals, unless its id is `off`. */
function anElement(id: string): HTMLElement {
  const host = Object.assign(document.createElement('creneau-pager'), { id });
  reportCalls(host, { isOn: (each) => each.id !== 'off', report: (call, on) => told.push({ ...call, on: on.id }) });
  return host;
}

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: { getEntries(): readonly Entry[] }) => void) {
        browserSays = (...entries) => callback({ getEntries: () => entries });
      }
      observe() {}
    },
  );
  apis += 1;
  api = `https://api-${apis}.example`;
  configure(
    openRegistry(() => Promise.resolve()),
    { apiUrl: api },
  );
});

describe('D-vitals: reports of calls', () => {
  it('the calls that are reported are those to the API of the element, with their path, time and status', () => {
    anElement('one');
    browserSays(request('v1/slotted/yoga-doux'), { ...request(''), name: 'https://cdn.example/v1/me' });
    expect(told).toEqual([{ path: 'v1/slotted/*', ms: 12, status: 200, tries: 1, on: 'one' }]);
  });

  it('calls are reported once, by the first of the elements that share them and have `vitals` on', () => {
    anElement('off');
    anElement('one');
    anElement('two');
    browserSays(request('v1/me'));
    expect(told.map(({ on }) => on)).toEqual(['one']);
  });

  it('reports of calls count the retries, which follow failures that the client repeats', () => {
    anElement('one');
    browserSays(
      request('v1/me', { responseStatus: 503 }),
      request('v1/me', { at: 300, responseStatus: 0 }),
      request('v1/me', { at: 900 }),
      request('v1/me', { at: 1000, responseStatus: 404 }),
      request('v1/me', { at: 1100 }),
    );
    expect(told.map(({ status, tries }) => [status, tries])).toEqual([
      [503, 1],
      [null, 2],
      [200, 3],
      [404, 1],
      [200, 1],
    ]);
  });

  it('a call after a while counts as a first attempt again', () => {
    anElement('one');
    browserSays(request('v1/me', { responseStatus: 503 }), request('v1/me', { at: 60_000 }));
    expect(told.map(({ tries }) => tries)).toEqual([1, 1]);
  });

  it('reports of calls have no status if the browser does not give one', () => {
    anElement('one');
    const { responseStatus: _, ...unknown } = request('v1/me');
    browserSays(unknown, unknown);
    expect(told.map(({ status, tries }) => [status, tries])).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });
});
