import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../demo/environment.ts';
import { createServer } from '../../../demo/server.ts';
import { inAddress } from '../../fixtures/data/odd-values.ts';
import { NOW } from '../../fixtures/server/api.ts';
import type { OwnDatabase } from '../../fixtures/server/databases.ts';
import { copySample } from '../../fixtures/server/sample.ts';
import { type Operation, readOperations } from './requests.ts';
import type { Schema } from './values.ts';

let app: FastifyInstance;
let routes: readonly RouteOptions[];
let sample: OwnDatabase;
beforeAll(async () => {
  sample = await copySample(Date.parse(NOW));
  const variables = { DATABASE_URL: sample.url, DEMO: 'on', NOW, LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' };
  ({ app, routes } = await createServer(readEnvironment(variables)));
});
afterAll(async () => {
  await app?.close();
  await sample?.stop();
});

const headers = { authorization: 'Bearer demo-admin', 'idempotency-key': 'nul' };

async function responseTo(method: string, url: string, body?: string) {
  const json = body === undefined ? {} : { payload: body, headers: { ...headers, 'content-type': 'application/json' } };
  const { statusCode, json: read } = await app.inject({ method: method as 'GET', url, headers, ...json });
  return [`${method} ${url} ${body}`, statusCode, statusCode === 400 ? read().errors : null] as const;
}

const refused = (responses: readonly (readonly [string, number, unknown])[], field: string) =>
  responses.map(([request]) => [request, 400, [{ field, code: 'nul' }]]);

/** The addresses of a route with NUL in one of its parameters, or in its query. */
function addressesOf({ url }: RouteOptions): readonly string[] {
  const parts = url.split(/(:\w+(?:\([^)]*\))?|\*)/);
  const plain = (at: number) => (at % 2 === 1 ? '1' : (parts[at] ?? ''));
  const inPath = parts.flatMap((_, changed) =>
    changed % 2 === 1 && !parts[changed]?.includes('(')
      ? [parts.map((_part, at) => (at === changed ? inAddress('a\0b') : plain(at))).join('')]
      : [],
  );
  const address = parts.map((_, at) => plain(at)).join('');
  return [...inPath, `${address}?page=%00`, `${address}?user=a%00b`, `${address}?unknown=a%00b`];
}

/** The valid forms of a body's schema that have NUL in one of their texts. */
function* withNul(schema: Schema): Generator<unknown> {
  for (const one of schema.anyOf ?? []) yield* withNul(one);
  if (schema.type === 'string') yield* ['\0', 'a\0b', '\\\0'];
  if (schema.type === 'array') for (const one of withNul(schema.items ?? {})) yield [one];
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    for (const value of withNul(one)) yield { [name]: value };
  }
}

describe('D-nul: a request with NUL', () => {
  it('an address with NUL is refused by every route, of the API and of the pages, in each parameter and in the query', async () => {
    const responses = [];
    for (const route of routes) {
      for (const method of [route.method].flat().filter((one) => one !== 'HEAD' && one !== 'OPTIONS')) {
        for (const address of addressesOf(route)) responses.push(await responseTo(method, address));
      }
    }
    expect(responses).toEqual(refused(responses, 'address'));
    expect(responses.filter(([request]) => /^\w+ [^?]*%00/.test(request)).length).toBeGreaterThan(40);
  });

  it('a body with NUL is refused by every call that has one, in each text at any depth', async () => {
    const call = async (_: 'GET', path: string) => ({ text: (await app.inject(`/api${path}`)).body });
    const operations = await readOperations({ call: call as never });
    const bodies = operations.flatMap(({ method, path, body }: Operation) =>
      [...withNul(body ?? {})].map((value) => [method, path.replace(/\{\w+\}/, UUID), JSON.stringify(value)] as const),
    );
    const responses = [];
    for (const [method, path, body] of bodies) responses.push(await responseTo(method, `/api${path}`, body));
    expect(responses).toEqual(refused(responses, 'body'));
    expect(bodies.length).toBeGreaterThan(60);
  });

  it('a text that only looks like an escaped NUL is no NUL', async () => {
    const body = JSON.stringify({ firstName: '\\u0000', lastName: 'Petit', email: 'zoe@example.org' });
    expect((await responseTo('POST', '/api/v1/gift/check', body))[1]).toBe(422);
    expect((await responseTo('GET', '/api/search/100%2500'))[1]).toBe(200);
  });
});

const UUID = '00000000-0000-4000-8000-000000000000';
