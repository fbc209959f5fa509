import type { PackedPlaces } from '../../../core/map/places.ts';
import type { ResponseBody } from '../../shared/api/payload.ts';
import { nextTask } from '../../shared/base/next-task.ts';
import { until } from '../../shared/base/until.ts';
import { trustedScriptUrl } from '../../shared/page/trusted-script.ts';
import type { ReadPlaces } from './read-places.ts';

/** The worker's messages: first that it runs, then the result of reading the response that it was sent. */
export type FromWorker =
  | { readonly case: 'ready' }
  | { readonly case: 'read'; readonly read: ReadPlaces<PackedPlaces> }
  | { readonly case: 'failed'; readonly message: string };

/** A worker that has started. */
export interface PlacesWorker {
  /** Reads one response. Rejects with what is wrong with the response, or with the signal's reason. */
  read(body: ResponseBody, signal: AbortSignal): Promise<ReadPlaces<PackedPlaces>>;
  end(): void;
}

/** The messages to a worker: the parts of a response, then its media type. */
export type ToWorker = Uint8Array | string;

const TASK_BYTES = 1_000_000;

/** How long a worker may take to start, in milliseconds. A blocked worker may never report a failure. */
const PATIENCE_MS = 5000;

/**
 * Starts the worker from its code. A page may start only workers of its own origin, hence the `blob:` URL. Rejects if
 * the page's policy refuses it, or if it does not start in time.
 */
export function startWorker(code: string): Promise<PlacesWorker> {
  return new Promise((resolve, reject) => {
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const worker = new Worker(trustedScriptUrl(address));
    const give = (why: string) => {
      worker.terminate();
      reject(new Error(why));
    };
    const clock = setTimeout(give, PATIENCE_MS, 'The worker has not started.');
    worker.onerror = () => give('The worker was refused.');
    worker.onmessage = () => {
      clearTimeout(clock);
      URL.revokeObjectURL(address);
      resolve({ read: (body, signal) => read(worker, body, signal), end: () => worker.terminate() });
    };
  });
}

/**
 * Copies the response in parts of about a megabyte, each in a separate task. Maps with the same query share the
 * response, so that its buffers cannot be transferred.
 */
async function send(worker: Worker, { type, parts }: ResponseBody, signal: AbortSignal): Promise<void> {
  let sent = 0;
  for (const part of parts) {
    worker.postMessage(part);
    sent += part.length;
    if (sent < TASK_BYTES) continue;
    sent = 0;
    await nextTask();
    signal.throwIfAborted();
  }
  worker.postMessage(type);
}

function read(worker: Worker, body: ResponseBody, signal: AbortSignal): Promise<ReadPlaces<PackedPlaces>> {
  return new Promise((resolve, reject) => {
    until(signal, () => reject(signal.reason));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.case === 'read') resolve(data.read);
      else if (data.case === 'failed') reject(new TypeError(data.message));
    };
    send(worker, body, signal).catch(reject);
  });
}
