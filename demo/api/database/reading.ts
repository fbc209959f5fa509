import { AsyncLocalStorage } from 'node:async_hooks';

const reading = new AsyncLocalStorage<'replica'>();

/** Runs `work`, and everything asynchronous that it starts, with its reads on the replica (D-read-replica). */
export function onReplica(work: () => void): void {
  reading.run('replica', work);
}

/** Returns where reads go: to the replica, or to the database itself. */
export function placeOfReads(): 'replica' | 'primary' {
  return reading.getStore() ?? 'primary';
}
