import type { OrderServices } from '../service-types.ts';
import { askInTurn } from './asking.ts';
import type { Each } from './batch.ts';
import { every } from './every.ts';
import { endExpiredHolds } from './expired-holds.ts';
import { deleteOutdatedRows } from './outdated-rows.ts';
import { refundOrders } from './refunds.ts';
import { endLeftPayments, endUnlinkedPayments, settlePendingOrders } from './unsettled-orders.ts';
import { offerFreePlaces } from './waiting-lists.ts';

const EVERY_MS = 30_000;

/**
 * Sweeps again and again; `onEnd` is called after each run, `onFailure` before it for one that failed. Returns a function
 * that stops that and waits for a run under way.
 */
export function startSweep(
  services: OrderServices,
  onFailure: (error: unknown) => void,
  onEnd: () => void,
  pause = EVERY_MS,
): () => Promise<void> {
  return every(pause, () => sweep(services).finally(onEnd), onFailure);
}

/** Runs every job once, each on a batch. Throws, at its end, an AggregateError of the jobs and single rows that failed. */
export async function sweep(services: OrderServices): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const failures: unknown[] = [];
  const each: Each = (work) =>
    work.catch((error: unknown) => {
      failures.push(error);
      return undefined;
    });
  const asking = [
    settlePendingOrders(services, now),
    endLeftPayments(services),
    endUnlinkedPayments(services),
    refundOrders(services),
  ];
  const jobs = [
    () => endExpiredHolds(database, each, now),
    () => offerFreePlaces(database, each, now),
    () => askInTurn(database, each, asking),
    () => deleteOutdatedRows(database, each, now),
  ];
  for (const job of jobs) await each(job());
  if (failures.length > 0) throw new AggregateError(failures, 'Some of the sweep failed.');
}
