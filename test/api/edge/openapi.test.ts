import { Compile } from 'typebox/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer, type CallAnswer, type CallOptions, slot, type TestServer } from '../../fixtures/api.ts';

const SLOTS = [slot(1, '2026-12-01', '10:00')];
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let document: Document;

type Content = Readonly<Record<string, { readonly schema: object }>>;

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

/** The schema of an operation's answer. */
const schemaOf = (path: string, method: string, answer: number | 'default'): object => {
  const content = document.paths[path]?.[method]?.responses[answer]?.content;
  const schema = content?.[answer === 'default' ? 'application/problem+json' : 'application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} does not describe ${answer}`);
  return schema;
};

beforeAll(async () => {
  server = await buildServer();
  document = JSON.parse((await server.call('GET', '/openapi.json')).text) as Document;
});
afterAll(() => server?.close());

interface Good {
  readonly path?: string;
  readonly options?: CallOptions;
  readonly status: number;
}

/** One good request for each documented call, in an order that works: the order needs the hold. */
const good = (holdId: () => string, orderId: () => string): Readonly<Record<string, () => Good>> => {
  const token = 'demo-admin';
  return {
    'get /v1/config': () => ({ status: 200 }),
    'get /v1/me': () => ({ options: { token: 'demo-subscriber' }, status: 200 }),
    'get /user/{id}': () => ({ path: '/user/42', status: 200 }),
    'get /v1/slotted/{id}': () => ({ path: '/v1/slotted/pilates-au-sol', status: 200 }),
    'get /v1/slotted/id/{id}': () => ({ path: '/v1/slotted/id/2', status: 200 }),
    'get /v1/slotted/user/{id}': () => ({ path: '/v1/slotted/user/bulle-et-sens', status: 200 }),
    'get /v1/slotted/booked/{id}': () => ({ path: '/v1/slotted/booked/1', status: 200 }),
    'get /v1/slotted/booked/provider/{id}': () => ({ path: '/v1/slotted/booked/provider/42', status: 200 }),
    'get /v1/slotted/month/booking/user': () => ({ options: { token: 'demo-customer' }, status: 200 }),
    'get /v1/slotted/org': () => ({ options: { token: 'demo-company' }, status: 200 }),
    'post /v1/quote': () => ({ options: { token, body: { slots: SLOTS } }, status: 200 }),
    'post /v1/guest': () => ({
      options: { body: { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org' } },
      status: 201,
    }),
    'post /v1/hold': () => ({ options: { token, body: { slots: SLOTS } }, status: 201 }),
    'post /v1/order': () => ({ options: { token, key: 'k', body: { hold: holdId(), total: 0 } }, status: 201 }),
    'get /v1/order/{id}': () => ({ path: `/v1/order/${orderId()}`, options: { token }, status: 200 }),
    'delete /v1/hold/{id}': () => ({ path: `/v1/hold/${holdId()}`, options: { token }, status: 204 }),
  };
};

const operations = () =>
  Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );

const violations = (schema: object, value: unknown) => {
  const [isValid, errors] = Compile(schema).Errors(value);
  return isValid ? [] : errors;
};

it('decisions §9 is one OpenAPI 3.1 document', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(operations()).toHaveLength(16);
});

it('decisions §9 every call answers as the document says, and so does its failure', async () => {
  let holdId = '';
  let orderId = '';
  const requests = good(
    () => holdId,
    () => orderId,
  );
  expect(Object.keys(requests).sort()).toEqual(operations().sort());
  for (const [operation, request] of Object.entries(requests)) {
    const [verb = '', documented = ''] = operation.split(' ');
    const method = verb.toUpperCase() as 'GET' | 'POST' | 'DELETE';
    const { path = documented, options = {}, status } = request();
    const answer: CallAnswer = await server.call(method, path, options);
    expect([operation, answer.status]).toEqual([operation, status]);
    if (status !== 204) {
      const schema = schemaOf(documented, verb, status);
      expect([operation, violations(schema, answer.body)]).toEqual([operation, []]);
      expect([operation, isClosed(schema)]).toEqual([operation, true]);
    }
    if (operation === 'post /v1/hold') holdId = answer.body.id;
    if (operation === 'post /v1/order') orderId = answer.body.id;

    const fault = await server.call(method, `/~status-503${path}`, options);
    const problem = schemaOf(documented, verb, 'default');
    expect([operation, violations(problem, fault.body)]).toEqual([operation, []]);
  }
});

it('decisions §8 real problems are as the document says', async () => {
  const problem = schemaOf('/v1/hold', 'post', 'default');
  const failures = [
    await server.call('GET', '/v1/me'),
    await server.call('GET', `/v1/order/${UNKNOWN}`, { token: 'demo-admin' }),
    await server.call('POST', '/v1/hold', { token: 'demo-admin', body: {} }),
    await server.call('POST', '/v1/hold', {
      token: 'demo-customer',
      body: { slots: [slot(1, '2026-11-21', '10:00')] },
    }),
    await server.call('POST', '/v1/guest', { body: {} }),
  ];
  expect(failures.map(({ status }) => status)).toEqual([401, 404, 400, 409, 422]);
  for (const { body } of failures) expect(violations(problem, body)).toEqual([]);
});

it('decisions §9 every offer is as the document says, in each form of a schedule', async () => {
  const schema = schemaOf('/v1/slotted/{id}', 'get', 200);
  const offers = await server.services.database.query<{ url: string; schedule_form: string }>(
    'SELECT url, schedule_form FROM slotted',
  );
  expect(new Set(offers.map((offer) => offer.schedule_form))).toEqual(new Set(['english', 'french', 'dates']));
  for (const { url } of offers) {
    const { body } = await server.call('GET', `/v1/slotted/${url}`);
    expect([url, violations(schema, body)]).toEqual([url, []]);
  }
  const mixed = await server.call('GET', '/v1/slotted/patinoire');
  const { lundi, ...rest } = mixed.body.schedule as Readonly<Record<string, object>>;
  const wrong = { ...mixed.body, schedule: { ...rest, monday: lundi } };
  expect(violations(schema, wrong)).not.toEqual([]);
});

/** Whether every object of a schema names all its members, so that a forgotten one is a violation. */
function isClosed(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const isObject = 'type' in schema && schema.type === 'object';
  const isNamed = !isObject || ('additionalProperties' in schema && schema.additionalProperties !== true);
  return isNamed && Object.values(schema).every(isClosed);
}
