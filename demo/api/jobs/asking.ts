import { ProviderFailure } from '../payments/stripe-client.ts';
import type { Each } from './batch.ts';

/** How long one run of the sweep asks a payment provider at most. */
const ASKING_MS = 60_000;

/** Does work that asks a payment provider on each row, until the provider is away or the time is up. */
export type AskAbout = <Row>(rows: AsyncIterable<Row>, work: (row: Row) => Promise<unknown>) => Promise<void>;

/** Returns what all jobs of one run of the sweep ask with: once the provider is away, none of them asks any more. */
export function asking(each: Each): AskAbout {
  let isAway = false;
  let end: number | null = null;
  const isOver = () => isAway || (end !== null && performance.now() >= end);
  return async (rows, work) => {
    end ??= performance.now() + ASKING_MS;
    if (isOver()) return;
    for await (const row of rows) {
      const asked = work(row).catch((error: unknown) => {
        isAway ||= error instanceof ProviderFailure && error.isAway;
        throw error;
      });
      await each(asked);
      if (isOver()) return;
    }
  };
}
