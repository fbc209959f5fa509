import type { Event } from '../../../demo/api/schemas/event.ts';
import type { CallOptions, TestServer } from '../../fixtures/server/api.ts';

/** A page of a list as it was answered. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly lastPage: number;
  /** The number of events on all pages; only in a list of events. */
  readonly total?: number;
}

/** Returns the body of a call that must succeed. */
export async function get<Answer>(server: TestServer, path: string, options: CallOptions = {}): Promise<Answer> {
  const { status, text } = await server.call('GET', path, options);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text);
}

/** GET /v1/event/list/{rest}. */
export function getEvents(server: TestServer, rest: string, options: CallOptions = {}): Promise<Page<Event>> {
  return get(server, `/v1/event/list/${rest}`, options);
}
