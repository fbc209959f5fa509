import { Compile } from 'typebox/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { buildServer, type CallAnswer, type CallOptions, slot, type TestServer } from '../../fixtures/server/api.ts';

const SLOTS = [slot(2, '2026-12-01', '10:00')];
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

/** The schema of an operation's response. */
const schemaOf = (path: string, method: string, answer: number | 'default'): object => {
  const content = document.paths[path]?.[method]?.responses[answer]?.content;
  const schema = content?.[answer === 'default' ? 'application/problem+json' : 'application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} does not describe ${answer}`);
  return schema;
};

beforeAll(async () => {
  server = await buildServer();
  document = JSON.parse((await server.call('GET', '/openapi.json')).text) as Document;
  const { database } = server.services;
  const [open] = await database.query<{ id: number }>(
    `INSERT INTO event (provider_id, title, url, type, price_cents)
     VALUES (42, 'Salle', 'salle-ouverte', 'open', 0) RETURNING id`,
  );
  await database.query('INSERT INTO place (id, taken) VALUES ($1, 1)', [`event:${open?.id}`]);
  await database.query(`INSERT INTO coupon (id, code, percent) VALUES (9001, 'CONTRACT', 10)`);
  await database.query(
    `INSERT INTO place (id, slotted_id, starts_at, capacity, taken) VALUES ($1, 2, '2026-12-01T10:30', 2, 2)
     ON CONFLICT (id) DO UPDATE SET taken = place.capacity`,
    [FULL],
  );
});
afterAll(() => server?.close());

interface Good {
  readonly path?: string;
  readonly options?: CallOptions;
  readonly status: number;
}

/** The ids that earlier requests made. */
interface Made {
  readonly hold: string;
  readonly order: string;
  readonly payment: string;
  readonly guest: string;
}

const token = 'demo-admin';
const FULL = slot(2, '2026-12-01', '10:30');

const tracked = (call: string): Good => ({
  path: `/v1/bracelet/${call}`,
  options: { token: 'demo-customer' },
  status: 200,
});

/** One valid request for each documented call, in an order that works: a hold, calls that read it, its order, its payment. */
const GOOD: Readonly<Record<string, (made: Made) => Good>> = {
  'get /v1/config': () => ({ status: 200 }),
  'get /v1/me': () => ({ options: { token: 'demo-subscriber' }, status: 200 }),
  'get /user/{id}': () => ({ path: '/user/42', status: 200 }),
  'get /search/user/{search}': () => ({ path: '/search/user/lumi', status: 200 }),
  'get /search/{term}': () => ({ path: '/search/yoga', status: 200 }),
  'get /city/list': () => ({ status: 200 }),
  'get /categorie/list': () => ({ status: 200 }),
  'get /activity/list': () => ({ status: 200 }),
  'get /coach/list': () => ({ status: 200 }),
  'get /categories/{param}': () => ({ path: '/categories/home', status: 200 }),
  'get /v1/event/list': () => ({
    path: '/v1/event/list/?limit=50',
    options: { token: 'demo-subscriber' },
    status: 200,
  }),
  'get /v1/event/list/{filters}': () => ({
    path: '/v1/event/list/provider/studio-lumiere/?limit=50&page=2',
    status: 200,
  }),
  'get /v1/event/options/{filters}': () => ({ path: '/v1/event/options/city/paris/sport/yoga/', status: 200 }),
  'get /v1/event/{id}': () => ({ path: '/v1/event/20', status: 200 }),
  'get /v1/map': () => ({ path: '/v1/map/', status: 200 }),
  'get /v1/map/{filters}': () => ({ path: '/v1/map/city/paris/sport/yoga/', status: 200 }),
  'post /v1/marker/details': () => ({
    options: { body: { eventType: 'all', lat: 48.8716, long: 2.3628, url: 'studio-lumiere', query: 'city/paris' } },
    status: 200,
  }),
  'get /v1/open/{id}': () => ({ path: '/v1/open/bulle-et-sens', status: 200 }),
  'get /v1/next/events': () => ({ path: '/v1/next/events/?limit=50', status: 200 }),
  'get /v1/future/events': () => ({ path: '/v1/future/events/?limit=50', status: 200 }),
  'get /v1/past/events': () => ({ path: '/v1/past/events/?user=42', status: 200 }),
  'get /v1/replay': () => ({ path: '/v1/replay/?limit=50', status: 200 }),
  'get /v1/videos/{id}': () => ({ path: '/v1/videos/501', status: 200 }),
  'get /v1/animation/{id}': () => ({ path: '/v1/animation/1', status: 200 }),
  'get /v1/memberships': () => ({
    path: '/v1/memberships/?limit=50',
    options: { token: 'demo-subscriber' },
    status: 200,
  }),
  'get /v1/membership/{id}': () => ({ path: '/v1/membership/pass-liberte', status: 200 }),
  'get /v1/price/id/{id}': () => ({ path: '/v1/price/id/500000002', status: 200 }),
  'get /v1/product/id/{id}': () => ({ path: '/v1/product/id/1', status: 200 }),
  'get /v1/open/slots-booked/{id}': () => ({ path: '/v1/open/slots-booked/salle-ouverte', status: 200 }),
  'get /v1/popups': () => ({ status: 200 }),
  'get /v1/{tracker}/activities/daily': () => tracked('activities/daily'),
  'get /v1/{tracker}/activities/weekly': () => tracked('activities/weekly'),
  'get /v1/{tracker}/activities/monthly': () => tracked('activities/monthly'),
  'get /v1/{tracker}/activities/yearly': () => tracked('activities/yearly'),
  'get /v1/{tracker}/lifetime-stats': () => tracked('lifetime-stats'),
  'get /v1/item/{ref}': () => ({ path: '/v1/item/event:1', status: 200 }),
  'get /v1/slotted/{id}': () => ({ path: '/v1/slotted/pilates-au-sol', status: 200 }),
  'get /v1/slotted/id/{id}': () => ({ path: '/v1/slotted/id/2', status: 200 }),
  'get /v1/slotted/user/{id}': () => ({ path: '/v1/slotted/user/bulle-et-sens', status: 200 }),
  'get /v1/slotted/booked/{id}': () => ({ path: '/v1/slotted/booked/1', status: 200 }),
  'get /v1/slotted/booked/provider/{id}': () => ({ path: '/v1/slotted/booked/provider/42', status: 200 }),
  'get /v1/slotted/month/booking/user': () => ({ options: { token: 'demo-customer' }, status: 200 }),
  'get /v1/slotted/org': () => ({ options: { token: 'demo-company' }, status: 200 }),
  'post /v1/quote': () => ({ options: { token, body: { slots: SLOTS } }, status: 200 }),
  'post /v1/coupon/check': () => ({ options: { token, body: { slots: SLOTS, code: 'CONTRACT' } }, status: 200 }),
  'post /v1/gift/check': () => ({ options: { token, body: { user: 42 } }, status: 200 }),
  'post /v1/guest': () => ({
    options: { body: { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org' } },
    status: 201,
  }),
  'get /v1/guest': ({ guest }) => ({ options: { token: guest }, status: 200 }),
  'post /v1/hold': () => ({ options: { token, body: { slots: SLOTS, waiting: [FULL] } }, status: 201 }),
  'put /v1/hold/{id}/wishes': ({ hold }) => ({
    path: `/v1/hold/${hold}/wishes`,
    options: {
      token,
      body: {
        coupon: 'CONTRACT',
        subscription: null,
        gift: { user: 42 },
        draft: { coupon: 'CONT', gift: { user: 'Stu' } },
      },
    },
    status: 204,
  }),
  'get /v1/hold/{id}': ({ hold }) => ({ path: `/v1/hold/${hold}`, options: { token }, status: 200 }),
  'post /v1/order': ({ hold }) => ({
    options: { token, key: 'k', body: { hold, total: 10.8, coupon: 'CONTRACT', gift: { user: 42 } } },
    status: 201,
  }),
  'post /v1/test-gateway/{id}': ({ payment }) => ({
    path: `/v1/test-gateway/${payment}`,
    options: { token, key: 'k', body: { card: 'success', save: { expiresMonth: 12, expiresYear: 2028 } } },
    status: 200,
  }),
  'get /v1/order/{id}': ({ order }) => ({ path: `/v1/order/${order}`, options: { token }, status: 200 }),
  'get /v1/order/future': () => ({ path: '/v1/order/future/', options: { token: 'demo-customer' }, status: 200 }),
  'get /v1/order/past': () => ({ path: '/v1/order/past/?limit=50', options: { token: 'demo-customer' }, status: 200 }),
  'get /v1/waiting-list': () => ({ options: { token }, status: 200 }),
  'delete /v1/order/{id}': ({ order }) => ({ path: `/v1/order/${order}`, options: { token }, status: 200 }),
  'post /v1/waiting-list/{id}': () => ({ path: `/v1/waiting-list/${FULL}`, options: { token }, status: 201 }),
  'delete /v1/waiting-list/{id}': () => ({ path: `/v1/waiting-list/${FULL}`, options: { token }, status: 204 }),
  'delete /v1/hold/{id}': ({ hold }) => ({ path: `/v1/hold/${hold}`, options: { token }, status: 204 }),
  'get /v1/cards': () => ({ options: { token }, status: 200 }),
  'get /v1/credit': () => ({ options: { token: 'demo-company' }, status: 200 }),
};

/** Responds to Stripe only: see test/api/stripe. */
const SIGNED = 'post /v1/webhook/stripe';

const operations = () =>
  Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );

const violations = (schema: object, value: unknown) => {
  const [isValid, errors] = Compile(schema).Errors(value);
  return isValid ? [] : errors;
};

it('D-openapi: is one OpenAPI 3.1 document', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(operations().sort()).toEqual([...Object.keys(GOOD), SIGNED].sort());
});

it('D-openapi: every call responds as the document says, and so does its failure', async () => {
  const made = { hold: '', order: '', payment: '', guest: '' };
  for (const [operation, request] of Object.entries(GOOD)) {
    const [verb = '', documented = ''] = operation.split(' ');
    const method = verb.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE';
    const { path = documented, options = {}, status } = request(made);
    const answer: CallAnswer = await server.call(method, path, options);
    expect([operation, answer.status]).toEqual([operation, status]);
    if (status !== 204) {
      const schema = schemaOf(documented, verb, status);
      expect([operation, violations(schema, answer.body)]).toEqual([operation, []]);
      expect([operation, isClosed(schema)]).toEqual([operation, true]);
    }
    if (operation === 'post /v1/guest') made.guest = answer.body.token;
    if (operation === 'post /v1/hold') made.hold = answer.body.id;
    if (operation === 'post /v1/order') {
      made.order = answer.body.id;
      made.payment = (JSON.parse(answer.text) as Order).payment?.id ?? '';
    }

    const fault = await server.call(method, `/~status-503${path}`, options);
    const problem = schemaOf(documented, verb, 'default');
    expect([operation, violations(problem, fault.body)]).toEqual([operation, []]);
  }
});

it("D-calls-webhook: without Stripe's keys no message is accepted as Stripe's", async () => {
  const answer = await server.call('POST', '/v1/webhook/stripe', { body: {} });
  expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
});

it('D-problem-json: real problems are as the document says', async () => {
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

it('D-schedule: every offer is as the document says, in each form of a schedule', async () => {
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

it('D-openapi: every event and every animation that is listed is as the document says', async () => {
  const types = new Set<string>();
  for (const [path, operation] of [
    ['/v1/event/list/', '/v1/event/list'],
    ['/v1/future/events/', '/v1/future/events'],
    ['/v1/past/events/', '/v1/past/events'],
  ] as const) {
    const schema = Compile(schemaOf(operation, 'get', 200));
    for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
      const { text } = await server.call('GET', `${path}?limit=50&page=${page}`);
      const body: { readonly items: readonly { readonly type: string }[]; lastPage: number } = JSON.parse(text);
      expect([path, page, schema.Errors(body)]).toEqual([path, page, [true, []]]);
      for (const { type } of body.items) types.add(`${operation} ${type}`);
      lastPage = body.lastPage;
    }
  }
  expect([...types].sort()).toEqual([
    ...['cyclic', 'open', 'single', 'slotted'].map((type) => `/v1/event/list ${type}`),
    ...['cyclic', 'open', 'slotted'].map((type) => `/v1/future/events ${type}`),
    ...['cyclic', 'open', 'slotted'].map((type) => `/v1/past/events ${type}`),
  ]);
});

/** Whether every object of a schema names all its members, so that a forgotten one is a violation. */
function isClosed(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const isObject = 'type' in schema && schema.type === 'object';
  const isNamed = !isObject || ('additionalProperties' in schema && schema.additionalProperties !== true);
  return isNamed && Object.values(schema).every(isClosed);
}
