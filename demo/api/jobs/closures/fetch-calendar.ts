import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { CalendarFailure } from './calendar-failure.ts';
import { publicLookup, refusePrivate } from './public-network.ts';

const MOST_BYTES = 1_000_000;
const MOST_REDIRECTS = 3;
/** How long an answer may take in all, with its redirects. */
const PATIENCE_MS = 10_000;

/** What an earlier answer has said of its state, with which the server is asked whether there is a newer one. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type Fetched = { readonly case: 'unchanged' } | ({ readonly case: 'text'; readonly text: string } & Validators);

export interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly patience?: number;
  /** Whether this machine may be asked, without TLS too: for tests. */
  readonly isLoopbackAllowed?: boolean;
}

/**
 * Fetches the calendar at an https address. Each address that a name has is checked when it is connected to, after
 * redirects too: none may be of a private or special network. Throws a CalendarFailure.
 */
export async function fetchCalendar(url: string, known: Validators, options: FetchOptions = {}): Promise<Fetched> {
  const { patience = PATIENCE_MS, isLoopbackAllowed = false } = options;
  const lookup = publicLookup(isLoopbackAllowed);
  const timeUp = AbortSignal.timeout(patience);
  const signal = options.signal ? AbortSignal.any([timeUp, options.signal]) : timeUp;
  const headers = {
    accept: 'text/calendar',
    'accept-encoding': 'identity',
    'user-agent': 'Creneau',
    ...(known.etag !== null && { 'if-none-match': known.etag }),
    ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
  };
  const ask = (address: URL) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const isSecure = address.protocol === 'https:';
      if (!isSecure && !(isLoopbackAllowed && address.protocol === 'http:')) throw new CalendarFailure('not-https');
      refusePrivate(address.hostname, isLoopbackAllowed);
      // No agent: no connection is used for a second address.
      const asked = { agent: false, headers, signal, lookup };
      (isSecure ? secureRequest : request)(address, asked, resolve).once('error', reject).end();
    });
  try {
    let address = addressIn(url);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await ask(address);
      const { statusCode = 0, headers: said } = response;
      if (statusCode === 200) return { case: 'text', text: await textOf(response), ...validatorsOf(response) };
      response.destroy();
      if (statusCode === 304) return { case: 'unchanged' };
      if (statusCode < 300 || statusCode > 399 || said.location === undefined) throw new CalendarFailure('refused');
      address = addressIn(said.location, address);
    }
    throw new CalendarFailure('redirects');
  } catch (error) {
    if (error instanceof CalendarFailure) throw error;
    if (timeUp.aborted) throw new CalendarFailure('too-slow');
    throw new CalendarFailure('unreachable');
  }
}

function addressIn(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new CalendarFailure('not-https');
  const address = new URL(text, base);
  // Calendar programs hand their addresses on with this scheme.
  if (address.protocol === 'webcal:') return new URL(`https${address.href.slice('webcal'.length)}`);
  return address;
}

function validatorsOf({ headers }: IncomingMessage): Validators {
  return { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
}

async function textOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new CalendarFailure('too-big');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
