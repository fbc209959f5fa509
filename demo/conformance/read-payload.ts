import type { Client } from '../../widgets/shared/api/client.ts';
import type { Call, Subject } from './call.ts';

/** Returns the result of a widget's own decoder for a payload, without a request. Throws what the decoder throws. */
export async function readPayload(call: Call, payload: unknown, subject: Subject): Promise<unknown> {
  const body = () => ({ type: 'application/json', parts: [new TextEncoder().encode(JSON.stringify(payload))] });
  const client: Client = {
    get: async (_path, decode, options) => decode(options?.accept ? body() : payload),
    send: async (_method, _path, decode) => decode(payload),
  };
  return call.make(client, subject);
}

/** Returns how many items of a list a widget has read; null if the result is not a list. */
export function countOf(result: unknown): number | null {
  if (Array.isArray(result)) return result.length;
  if (result instanceof Map) return result.size;
  if (typeof result !== 'object' || result === null) return null;
  const { items, events, positions } = result as Readonly<Record<string, unknown>>;
  const list = [items, events, positions].find(Array.isArray);
  return list ? list.length : null;
}
