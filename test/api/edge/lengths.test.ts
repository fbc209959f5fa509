import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_ADDRESS, LONGEST_HEADERS } from '../../../demo/api/longest-texts.ts';
import { pathOf, soundValue } from '../../fixtures/data/odd-requests.ts';
import { buildServer, type CallResponse, type TestServer } from '../../fixtures/server/api.ts';
import { type Operation, readOperations } from './requests.ts';
import type { Schema } from './values.ts';

let server: TestServer;
let operations: readonly Operation[];
beforeAll(async () => {
  server = await buildServer();
  operations = await readOperations(server);
});
afterAll(() => server?.close());

/** A text of a request: where it is, and its schema. */
interface Text {
  readonly operation: Operation;
  readonly place: 'path' | 'query' | 'body' | 'header';
  /** The names that lead to it. */
  readonly names: readonly string[];
  readonly schema: Schema & { readonly maxLength?: number };
}

function textsOf(operation: Operation): readonly Text[] {
  const { parameters, body } = operation;
  const texts = (schema: Schema, place: Text['place'], names: readonly string[]): readonly Text[] => [
    ...(schema.type === 'string' && !schema.enum && schema.const === undefined
      ? [{ operation, place, names, schema }]
      : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => texts(one, place, [...names, name])),
    ...(schema.items ? texts(schema.items, place, [...names, '0']) : []),
    ...(schema.anyOf ?? []).flatMap((one) => texts(one, place, names)),
  ];
  return [
    ...parameters.flatMap((one) => texts(one.schema, one.in as Text['place'], [one.name])),
    ...(body ? texts(body, 'body', []) : []),
  ];
}

/** Sends a request that is sound but for a text of a length in this place. */
function send({ operation, place, names }: Text, length: number): Promise<CallResponse> {
  const text = '1'.repeat(length);
  const [name = ''] = names;
  const path = place === 'path' ? pathOf(operation, name, text) : pathOf(operation);
  const body =
    place === 'body'
      ? names.reduceRight<unknown>((value, key) => (key === '0' ? [value] : { [key]: value }), text)
      : operation.body && soundValue(operation.body);
  return server.call(operation.method, place === 'query' ? `${path}?${name}=${text}` : path, {
    // Only an administrator's body is read there.
    token: operation.path.startsWith('/v1/studio/') ? 'demo-admin' : 'demo-customer',
    headers: { 'content-type': 'application/json', ...(place === 'header' && { [name]: text }) },
    ...(body !== null && { body: JSON.stringify(body) }),
  });
}

const isTooLong = ({ status, body }: CallResponse) =>
  status === 400 && body.errors.some(({ code }) => code === 'maxLength');

describe('D-longest-texts: each text of a request has a longest length', () => {
  it('each text of a call that the document describes has a longest length', () => {
    const texts = operations.flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ schema }) => schema.maxLength === undefined)).toEqual([]);
  });

  it('a text of exactly this length is accepted, and one character more is refused', async () => {
    const wrong: string[] = [];
    for (const text of operations.flatMap(textsOf)) {
      const longest = text.schema.maxLength ?? 0;
      const [longestSent, longer] = [await send(text, longest), await send(text, longest + 1)];
      if (isTooLong(longestSent) || !isTooLong(longer)) {
        wrong.push(`${text.operation.method} ${text.operation.path} ${text.names.join('.')} ${longest}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('an address of 4,000 characters is read, and a longer one is refused before anything reads it', async () => {
    const of = (length: number, start = '/api/v1/config?') => start + 'a'.repeat(length - start.length);
    const [longest, longer, page] = await Promise.all(
      [of(LONGEST_ADDRESS), of(LONGEST_ADDRESS + 1), of(LONGEST_ADDRESS + 1, '/order/?')].map((url) =>
        server.app.inject({ method: 'GET', url }),
      ),
    );
    expect([longest?.statusCode, longer?.statusCode, page?.statusCode]).toEqual([200, 414, 414]);
    expect(longer?.json()).toMatchObject({
      code: 'invalid-request',
      errors: [{ field: 'address', code: 'maxLength' }],
    });
    expect(longer?.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  });

  it.each(Object.entries(LONGEST_HEADERS))('the header %s has at most %i characters', async (name, most) => {
    const [longest, longer] = await Promise.all(
      [most, most + 1].map((length) => server.call('GET', '/v1/config', { headers: { [name]: 'a'.repeat(length) } })),
    );
    expect(longest?.status).not.toBe(431);
    expect(longer?.status).toBe(431);
    expect(longer?.body.errors).toEqual([{ field: name, code: 'maxLength' }]);
  });
});
