import type { Client } from '../client.ts';

/** Calls DELETE /v1/hold/{id}: releases the places. */
export function releaseHold(client: Client, id: string): Promise<null> {
  return client.send('delete', `v1/hold/${encodeURIComponent(id)}`, () => null);
}
