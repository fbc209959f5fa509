// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API } from '../../../fixtures/data/widget-context.ts';
import { aClient, asIs, failureOf } from '../../a-client.ts';
import { type Answer, aFakeApi, json, offline } from '../../fake-api.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failing =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  () =>
    new Response('{"code":"busy"}', { status, headers });

/** Loses the connection in the middle of the body. */
const cut: Answer = () => {
  let isSent = false;
  const body = new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('network error'));
      else controller.enqueue(new TextEncoder().encode('["the'));
      isSent = true;
    },
  });
  return new Response(body);
};

/** The time of each call, in milliseconds since the first call. */
function timesOf(answers: readonly Answer[]) {
  const api = aFakeApi();
  const begun = Date.now();
  const times: number[] = [];
  const noted = answers.map(
    (answer): Answer =>
      (call) => {
        times.push(Date.now() - begun);
        return answer(call);
      },
  );
  api.on('GET /a', ...noted);
  api.on('POST /a', ...noted);
  return times;
}

describe('D-retries: only GETs are tried again, with back-off', () => {
  it.each([408, 429, 500, 502, 503, 504])('a GET is tried again after a %i', async (status) => {
    const times = timesOf([failing(status), failing(status), json('there')]);
    const answer = aClient(API).get('a', asIs);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('there');
    expect(times).toEqual([0, 300, 900]);
  });

  it.each([400, 403, 404, 409, 413, 422, 501])('a GET is not tried again after a %i', async (status) => {
    const times = timesOf([failing(status)]);
    const failure = failureOf(aClient(API).get('a', asIs));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ kind: 'problem', code: 'busy', status });
    expect(times).toEqual([0]);
  });

  it('a GET is tried again after a network failure', async () => {
    const times = timesOf([offline, json('there')]);
    const answer = aClient(API).get('a', asIs);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('there');
    expect(times).toEqual([0, 300]);
  });

  it('a GET is tried again at the same intervals after a body that broke off', async () => {
    const times = timesOf([cut, cut, json('there')]);
    const answer = aClient(API).get('a', asIs);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('there');
    expect(times).toEqual([0, 300, 900]);
  });

  it.each<[string, readonly Answer[]]>([
    ['bodies that break off', [cut]],
    ['all kinds of failures', [offline, cut, failing(503)]],
    ['a body that breaks off between others', [failing(503), cut, offline]],
  ])('a GET is tried again at most twice in total: %s', async (_, answers) => {
    const times = timesOf(answers);
    const failure = failureOf(aClient(API).get('a', asIs));
    await vi.runAllTimersAsync();
    expect(['network', 'problem']).toContain((await failure).kind);
    expect(times).toEqual([0, 300, 900]);
  });

  it('a body that breaks off each time is a network failure', async () => {
    timesOf([cut]);
    const failure = failureOf(aClient(API).get('a', asIs));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ kind: 'network', code: 'network', status: null });
  });

  it('a GET is not tried again after a complete body that is not JSON', async () => {
    const times = timesOf([() => new Response('[1, 2')]);
    const failure = failureOf(aClient(API).get('a', asIs));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ kind: 'bad-answer' });
    expect(times).toEqual([0]);
  });

  it('a GET is tried again at most twice; then it fails with the last problem of the API', async () => {
    const times = timesOf([failing(503)]);
    const failure = failureOf(aClient(API).get('a', asIs));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ kind: 'problem', code: 'busy', status: 503 });
    expect(times).toHaveLength(3);
  });

  it.each([
    ['the given number of seconds', '2', 2000],
    ['5 s if it gives more', '3600', 5000],
    ['5 s if it gives a distant day', 'Wed, 01 Jan 2098 00:00:00 GMT', 5000],
  ])('a GET with Retry-After waits %s', async (_, header, wait) => {
    const times = timesOf([failing(429, { 'retry-after': header }), json('there')]);
    const answer = aClient(API).get('a', asIs);
    await vi.runAllTimersAsync();
    expect(await answer).toBe('there');
    expect(times).toEqual([0, wait]);
  });

  it.each<[string, Answer]>([
    ['a 503', failing(503)],
    ['a 429 with Retry-After', failing(429, { 'retry-after': '1' })],
    ['a network failure', offline],
    ['a body that broke off', cut],
  ])('a POST is never tried again: %s', async (_, answer) => {
    const times = timesOf([answer]);
    const failure = failureOf(aClient(API).send('post', 'a', asIs, { body: {}, idempotencyKey: 'k' }));
    await vi.runAllTimersAsync();
    await failure;
    expect(times).toEqual([0]);
  });

  it('a call without a response ends after 15 s, and is not tried again', async () => {
    const times = timesOf([() => new Promise(() => {})]);
    const begun = Date.now();
    const failure = failureOf(aClient(API).get('a', asIs));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({
      ...{ kind: 'timeout', code: 'timeout' },
      message: `${API}/a did not answer in time.`,
    });
    expect(times).toEqual([0]);
    expect(Date.now() - begun).toBe(15_000);
  });

  const endless: Answer = () =>
    new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([91])) }));
  const slowly =
    (answer: Answer): Answer =>
    async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      return answer(call);
    };

  it.each<[string, readonly Answer[], readonly number[], number]>([
    ['at once', [endless], [0], 15_000],
    ['after 10 s', [slowly(endless)], [0], 15_000],
    ['when it is tried again', [cut, slowly(endless)], [0, 300], 15_300],
  ])('a call whose response begins %s and never ends fails after 15 s in total', async (_, answers, at, end) => {
    const times = timesOf(answers);
    const begun = Date.now();
    const failure = failureOf(aClient(API).get('a', asIs));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ kind: 'timeout' });
    expect([times, Date.now() - begun]).toEqual([at, end]);
  });
});

describe("D-connection-back: a page of the host page's service worker", () => {
  const page = () => new Response('<h1>Hors ligne</h1>', { headers: { 'content-type': 'text/html' } });
  /** An answer from a cache has the address of what was kept there. */
  const kept = () => Object.defineProperty(new Response('[]'), 'url', { value: `${API}/offline` });

  it.each([
    ['counts as a lost connection if a service worker has written it', page, true, 'network'],
    ['counts as a lost connection if a service worker had kept it', kept, true, 'network'],
    ['is an answer that is no JSON without a service worker', page, false, 'bad-answer'],
  ])('a page in the place of an answer %s', async (_, answer, hasWorker, kind) => {
    vi.stubGlobal('navigator', { onLine: true, ...(hasWorker && { serviceWorker: { controller: {} } }) });
    vi.stubGlobal('location', new URL('https://www.studio.example/'));
    timesOf([answer]);
    const failure = failureOf(aClient(API).get('a', asIs));
    await vi.runAllTimersAsync();
    expect((await failure).kind).toBe(kind);
  });
});
