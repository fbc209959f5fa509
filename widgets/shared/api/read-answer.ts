import { ApiError } from './errors.ts';

/** How long a response may take to start, and then its body to arrive. */
export const TIMEOUT_MS = 15_000;

/**
 * The largest body that is read, after decompression: parsing much more freezes or crashes the tab. The largest valid
 * one is the compact map (D-compact-map): 100,000 positions at about 260 bytes each, names included, are 26 MB.
 */
const MAX_MB = 32;

/** Valid bodies have fewer than ten levels; parsing millions of levels freezes the page for seconds. */
const MAX_DEPTH = 100;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/** The connection was lost in the middle of a body. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/** Parses a response's JSON. Throws an ApiError if it is invalid, too large, nested too deeply or late, else a BrokenOff. */
export async function readAnswer(response: Response, path: string): Promise<unknown> {
  const text = await readText(response, path);
  try {
    return JSON.parse(text);
  } catch {
    throw badAnswer(path, 'something that is not JSON');
  }
}

export function late(path: string): ApiError {
  return new ApiError('timeout', `${path} did not answer in time.`);
}

/** Reads the body as a stream, and cancels it as soon as it exceeds a limit. */
async function readText({ headers, body }: Response, path: string): Promise<string> {
  const reader = body?.getReader();
  if (!reader) return '';
  const end = () => reader.cancel().catch(() => {});
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = true;
    end();
  }, TIMEOUT_MS);
  const depthOf = createDepth();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  try {
    checkSize(Number(headers.get('content-length')), path);
    for (;;) {
      const { done, value } = await reader.read().catch(brokenOff);
      if (isLate) throw late(path);
      if (done) return text + decoder.decode();
      size += value.length;
      checkSize(size, path);
      if (depthOf(value) > MAX_DEPTH) throw badAnswer(path, 'something nested too deeply');
      text += decoder.decode(value, { stream: true });
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
