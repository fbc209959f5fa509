import type { Random } from '../../../demo/api/sample-data/random.ts';
import { inAddress } from '../../fixtures/data/odd-values.ts';
import type { CallResponse } from '../../fixtures/server/api.ts';
import { orderIn } from '../../fixtures/server/client.ts';
import { withoutReferences } from '../../fixtures/server/openapi.ts';
import type { TwoServers } from '../../fixtures/server/two-servers.ts';
import { type Known, type Schema, valueFor } from './values.ts';

/** One operation of the API's document. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body: Schema | null;
}

/** The request of an operation, as documented. */
interface Described {
  readonly parameters?: Operation['parameters'];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** One request as it is sent. */
export interface Sent {
  readonly method: Operation['method'];
  readonly path: string;
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

/** Every operation of `GET /openapi.json`. */
export async function readOperations(api: Pick<TwoServers, 'call'>): Promise<readonly [Operation, ...Operation[]]> {
  const document: Document = withoutReferences(JSON.parse((await api.call('GET', '/openapi.json')).text));
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(METHODS).flatMap(([name, method]): readonly Operation[] => {
      const one = methods[name];
      const body = one?.requestBody?.content['application/json']?.schema ?? null;
      return one ? [{ method, path, parameters: one.parameters ?? [], body }] : [];
    }),
  );
  const [first, ...others] = operations;
  if (!first) throw new Error('The document describes no operation.');
  return [first, ...others];
}

/** A request for the operation, valid or not. */
export function aRequest(
  { method, path, parameters, body }: Operation,
  tokens: readonly [string, ...string[]],
  random: Random,
  known: Known,
): Sent {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    return asPart(valueFor(schema, random, known));
  });
  const query = parameters
    .filter((one) => one.in === 'query' && random.below(2) === 0)
    .map(({ name, schema }) => `${name}=${asPart(valueFor(schema, random, known))}`);
  const token = random.below(8) === 0 ? random.pick(['nobody', '', 'a b', undefined, undefined]) : random.pick(tokens);
  const key = random.below(3) === 0 ? random.pick(['again', 'x'.repeat(300), 'a b', undefined, '']) : random.uuid();
  return {
    method,
    path: query.length > 0 ? `${address}?${query.join('&')}` : address,
    ...(token !== undefined && { token }),
    ...(key !== undefined && { key }),
    ...(body && bodyOf(body, random, known)),
  };
}

/** A value as a part of an address. */
function asPart(value: unknown): string {
  return inAddress(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The next request after this response: orders a hold, pays an order. Returns null if there is no next request. */
export function nextRequest({ method, path, token }: Sent, answer: CallResponse, random: Random): Sent | null {
  if (answer.status !== 201 || method !== 'POST' || token === undefined) return null;
  const next = { method, token, key: random.uuid() } as const;
  if (path === '/v1/hold') {
    return { ...next, path: '/v1/order', body: { hold: answer.body.id, total: answer.body.quote?.total ?? 0 } };
  }
  if (path !== '/v1/order') return null;
  const payment = orderIn(answer).payment?.id;
  return payment === undefined ? null : { ...next, path: `/v1/test-gateway/${payment}`, body: { card: 'success' } };
}

function bodyOf(schema: Schema, random: Random, known: Known): Pick<Sent, 'body' | 'headers'> {
  if (random.below(30) === 0) {
    const type = random.pick([
      'application/json',
      'application/json; charset=latin1',
      'text/plain',
      'multipart/form-data',
    ]);
    return {
      body: random.pick(['{"slots":', 'null', '', '[', '\u0000', '{"hold":1}'.repeat(9000)]),
      headers: { 'content-type': type },
    };
  }
  const body = JSON.stringify(valueFor(schema, random, known));
  return { body, headers: { 'content-type': 'application/json' } };
}
