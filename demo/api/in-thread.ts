import { Worker } from 'node:worker_threads';

/** Why a thread has no result: it took more memory or time than it may, or could not read its data. */
export class ThreadFailure extends Error {
  readonly reason: 'too-much' | 'damaged';

  constructor(reason: ThreadFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}

interface Limits {
  readonly memoryMb: number;
  /** Milliseconds. */
  readonly patience: number;
}

/**
 * Returns what a module posts that runs with `data` in a thread of its own, whose memory and time are limited. Throws a
 * ThreadFailure if it posts nothing.
 */
export function inThread<Result>(module: URL, data: object, { memoryMb, patience }: Limits): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // The loader of TypeScript is not needed there.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new ThreadFailure('too-much'))), patience);
    worker.once('message', (result: Result) => end(() => resolve(result)));
    worker.once('error', (error: Error & { code?: string }) => {
      const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError;
      end(() => reject(new ThreadFailure(isTooMuch ? 'too-much' : 'damaged')));
    });
  });
}
