import { onTestFinished, vi } from 'vitest';
import { NOW } from '../fixtures/data/factories.ts';

/** A request that the widgets sent. */
export interface Call {
  /** `GET /v1/me` */
  readonly route: string;
  /** The path with the query, as in the address. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Returns the response to a call; null means that the network fails. */
export type Answer = (call: Call) => Response | null | Promise<Response | null>;

export interface FakeApi {
  readonly calls: readonly Call[];
  /** Returns the calls of a route, in order. */
  to(route: string): readonly Call[];
  /** Sets the answers of a route: each is used once, and the last one then always. */
  on(route: string, ...answers: readonly unknown[]): void;
}

/** Replaces `globalThis.fetch` until the end of the test; a route without an answer responds with 404. */
export function aFakeApi(): FakeApi {
  const calls: Call[] = [];
  const answers = new Map<string, Answer[]>();
  const fake = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.text();
    const route = `${request.method} ${pathname}`;
    const body: unknown = text ? JSON.parse(text) : null;
    const call = { route, path: pathname + search, headers: request.headers, body };
    calls.push(call);
    const known = answers.get(route) ?? [];
    const answer = known.length > 1 ? known.shift() : known[0];
    const response = await (answer ?? problem(404, 'not-found'))(call);
    if (response === null) throw new TypeError('Failed to fetch');
    return response;
  };
  vi.stubGlobal('fetch', fake);
  // A call that is made after the end of the test fails, and never reaches a network.
  onTestFinished(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The test is over.'))));
  return {
    calls,
    to: (route) => calls.filter((call) => call.route === route),
    on(route, ...given) {
      answers.set(
        route,
        given.map((answer) => (typeof answer === 'function' ? (answer as Answer) : json(answer))),
      );
    },
  };
}

const HEADERS = { date: new Date(NOW).toUTCString() };

export function json(payload: unknown, status = 200): Answer {
  return () => new Response(JSON.stringify(payload), { status, headers: HEADERS });
}

export function problem(status: number, code: string, members: object = {}): Answer {
  const body = { type: `urn:creneau:problem:${code}`, title: 'Error', status, detail: `Detail of ${code}.`, code };
  return () => new Response(JSON.stringify({ ...body, errors: [], ...members }), { status, headers: HEADERS });
}

export const noContent: Answer = () => new Response(null, { status: 204, headers: HEADERS });

export const offline: Answer = () => null;

/** An answer that waits until `release` is called. */
export function held(answer: Answer): { readonly answer: Answer; readonly release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: (call) => gate.then(() => answer(call)), release: () => release() };
}
