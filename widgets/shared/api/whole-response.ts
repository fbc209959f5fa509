import { ApiError } from './errors.ts';

/** How long a response may take to arrive completely, in milliseconds. */
export const TIMEOUT_MS = 15_000;

/**
 * The largest body that is read, after decompression: parsing much more freezes or crashes the tab. The largest valid
 * body is the compact map (D-compact-map): 100,000 positions at about 100 bytes each, names included, are 10 MB.
 */
const MAX_MB = 32;

/** A response with its whole body; a failure's body may be missing. */
export interface WholeResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly parts: readonly Uint8Array[];
}

/**
 * Reads a response to its end. Rejects if the body is incomplete, and with an ApiError if it is too large; a response
 * with a failure status resolves without its body instead.
 */
export async function readWhole(
  response: Response,
  address: string,
  end: AbortSignal | null | undefined,
): Promise<WholeResponse> {
  const { ok, status, headers } = response;
  const parts = await readParts(response, address, end).catch((error: unknown) => {
    if (ok) throw error;
    return [];
  });
  return { ok, status, headers, parts };
}

/** Reads the body as a stream, and cancels it at `end` and as soon as it exceeds the limit. */
async function readParts(
  response: Response,
  address: string,
  end: AbortSignal | null | undefined,
): Promise<readonly Uint8Array[]> {
  // Chromium 156 reports a request as cancelled if a reader gets the last byte before the end of the stream, but not if
  // the body was cloned.
  response
    .clone()
    .body?.cancel()
    .catch(() => {});
  const parts: Uint8Array[] = [];
  const reader = response.body?.getReader();
  if (!reader) return parts;
  const cancel = () => reader.cancel().catch(() => {});
  end?.addEventListener('abort', cancel);
  try {
    let size = 0;
    checkSize(Number(response.headers.get('content-length')), address);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return parts;
      size += value.length;
      checkSize(size, address);
      parts.push(value);
    }
  } finally {
    end?.removeEventListener('abort', cancel);
    cancel();
  }
}

function checkSize(bytes: number, address: string): void {
  if (bytes > MAX_MB * 2 ** 20) throw new ApiError('bad-answer', `${address} answered more than ${MAX_MB} MB.`);
}
