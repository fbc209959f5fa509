import { ApiError } from './errors.ts';
import type { HttpCall } from './http-call.ts';

/** How long a response may take to start, and then its body to arrive. */
export const TIMEOUT_MS = 15_000;

/**
 * The largest body that is read, after decompression: parsing much more freezes or crashes the tab. The largest valid
 * one is the compact map (D-compact-map): 100,000 positions at about 100 bytes each, names included, are 10 MB.
 */
const MAX_MB = 32;

/** Valid bodies have fewer than ten levels; parsing millions of levels freezes the page for seconds. */
const MAX_DEPTH = 100;

const TOO_DEEP = 'something nested too deeply';

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/** The connection was lost in the middle of a body. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/** A body whose caller parses it, perhaps in a worker. */
export interface AnswerBody {
  /** The media type, without parameters. */
  readonly type: string;
  readonly parts: readonly Uint8Array[];
}

/** The payload of a call: null for a 204, the body for a call that reads it itself, else what its JSON says. */
export async function readPayload(response: Response, { path, accept }: HttpCall): Promise<unknown> {
  if (response.status === 204) return null;
  return accept ? readBody(response, path) : readAnswer(response, path);
}

/** Parses a response's JSON. Throws an ApiError if it is invalid, too large, nested too deeply or late, else a BrokenOff. */
export async function readAnswer(response: Response, path: string): Promise<unknown> {
  const decoder = new TextDecoder();
  const depthOf = createDepth();
  let text = '';
  await readParts(response, path, (part) => {
    if (depthOf(part) > MAX_DEPTH) throw badAnswer(path, TOO_DEEP);
    text += decoder.decode(part, { stream: true });
  });
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw badAnswer(path, 'something that is not JSON');
  }
}

/** Parses the JSON of a body; throws for one that is none or is nested too deeply. */
export function parseBody({ parts }: AnswerBody): unknown {
  const decoder = new TextDecoder();
  const depthOf = createDepth();
  if (parts.some((part) => depthOf(part) > MAX_DEPTH)) throw new TypeError(TOO_DEEP);
  return JSON.parse(parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode());
}

async function readBody(response: Response, path: string): Promise<AnswerBody> {
  const parts: Uint8Array[] = [];
  await readParts(response, path, (part) => parts.push(part));
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return { type: type.trim().toLowerCase(), parts };
}

export function late(path: string): ApiError {
  return new ApiError('timeout', `${path} did not answer in time.`);
}

/** Reads the body as a stream, and cancels it as soon as it exceeds a limit. */
async function readParts(response: Response, path: string, take: (part: Uint8Array) => void): Promise<void> {
  // Chromium 156 counts a request as cancelled if a reader has its last byte before its end; not that of a body with a second branch.
  response
    .clone()
    .body?.cancel()
    .catch(() => {});
  const reader = response.body?.getReader();
  if (!reader) return;
  const end = () => reader.cancel().catch(() => {});
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = true;
    end();
  }, TIMEOUT_MS);
  let size = 0;
  try {
    checkSize(Number(response.headers.get('content-length')), path);
    for (;;) {
      const { done, value } = await reader.read().catch(brokenOff);
      if (isLate) throw late(path);
      if (done) return;
      size += value.length;
      checkSize(size, path);
      take(value);
    }
  } finally {
    clearTimeout(clock);
    end();
  }
}

/** A call that is aborted breaks off nothing. */
function brokenOff(error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') throw error;
  throw new BrokenOff();
}

function checkSize(bytes: number, path: string): void {
  if (bytes > MAX_MB * 2 ** 20) throw badAnswer(path, `more than ${MAX_MB} MB`);
}

function badAnswer(path: string, what: string): ApiError {
  return new ApiError('bad-answer', `${path} answered ${what}.`);
}

/** Takes a JSON text part by part and returns the deepest level of each part. */
function createDepth(): (bytes: Uint8Array) => number {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  return (bytes) => {
    let deepest = depth;
    // Several times faster than for…of.
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      if (isEscaped) isEscaped = false;
      else if (byte === QUOTE) isText = !isText;
      else if (isText) isEscaped = byte === BACKSLASH;
      // `[` and `{` differ in this bit, and so do `]` and `}`.
      else if ((byte | 0x20) === 0x7b) deepest = Math.max(deepest, ++depth);
      else if ((byte | 0x20) === 0x7d) depth -= 1;
    }
    return deepest;
  };
}
