import { setImmediate as othersAreServed } from 'node:timers/promises';

/** Work was not begun, because too much other work was before it. */
export class Overloaded extends Error {
  override readonly name: string = 'Overloaded';
  /** The status of pages, which have no error handler of their own. */
  readonly statusCode = 503;
  /** After how many seconds the work may be tried again. */
  readonly seconds: number;

  constructor(seconds: number) {
    super('Too much work is waiting.');
    this.seconds = seconds;
  }
}

interface Turns {
  /** How many pieces of work run at the same time. */
  readonly atOnce: number;
  /** How many milliseconds work waits at most. */
  readonly patience: number;
}

/**
 * Returns a function that runs work in the order in which it is given. Before each piece, whatever else the process has to
 * do is done, so that work without pauses blocks nothing else. Throws `Overloaded` for work that has waited too long.
 */
export function inTurn({ atOnce, patience }: Turns) {
  let running = 0;
  const waiting = new Set<() => void>();
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        waiting.delete(begin);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new Overloaded(Math.max(1, Math.ceil(patience / 1000))));
      }, patience);
      waiting.add(begin);
    });
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else await turn();
    try {
      await othersAreServed();
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}
