import { readFileSync, writeFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Compile } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPACT_TYPE } from '../../../core/map/compact-positions.ts';
import { openApiText } from '../../../demo/reference/openapi.ts';
import { callPath } from '../../../widgets/shared/element/vitals/call-path.ts';
import { buildServer, type CallResponse, NOW, slot, type TestServer } from '../../fixtures/server/api.ts';
import { exampleText, shortened } from '../../fixtures/server/examples.ts';
import { makeGoodCalls, OPERATIONS } from '../../fixtures/server/good-calls.ts';
import { withoutReferences } from '../../fixtures/server/openapi.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let document: Document;
let published: string;

type Content = Readonly<Record<string, { readonly schema: object }>>;

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
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
  server = await buildServer({ clock: { now: () => Date.parse(NOW) } });
  published = (await server.call('GET', '/openapi.json')).text;
  document = withoutReferences(JSON.parse(published) as Document);
});
afterAll(() => server?.close());

/** Responds to Stripe only: see test/api/stripe. */
const SIGNED = 'post /v1/webhook/stripe';
/** Responds with events: see test/api/live. */
const STREAM = 'get /v1/live';

const operations = () =>
  Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );

const violations = (schema: object, value: unknown) => {
  const [isValid, errors] = Compile(schema).Errors(value);
  return isValid ? [] : errors;
};

it('D-openapi: the API is described by one OpenAPI 3.1 document, which is a file of the package', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect(await openApiText()).toBe(published);
  expect(operations().sort()).toEqual([...OPERATIONS, SIGNED, STREAM].sort());
});

const EXAMPLES = new URL('../../../demo/api/openapi/examples.json', import.meta.url);

it('D-openapi: the responses and failures of every call match the document', async () => {
  const examples: Record<string, object> = {};
  await makeGoodCalls(server, async ({ operation, method, path, options, status }) => {
    const [verb = '', documented = ''] = operation.split(' ');
    const answer = await server.call(method, path, options);
    expect([operation, answer.status]).toEqual([operation, status]);
    if (status !== 204) {
      const schema = schemaOf(documented, verb, status);
      expect([operation, violations(schema, answer.body)]).toEqual([operation, []]);
      expect([operation, isClosed(schema)]).toEqual([operation, true]);
    }
    const { operationId = '' } = document.paths[documented]?.[verb] ?? {};
    examples[operationId] = {
      ...(options.body !== undefined && { request: options.body }),
      ...(status !== 204 && { responses: await responsesOf(documented, answer) }),
    };
    const fault = await server.call(method, `/~status-503${path}`, options);
    const problem = schemaOf(documented, verb, 'default');
    expect([operation, violations(problem, fault.body)]).toEqual([operation, []]);
    return answer;
  });
  const text = exampleText(examples);
  if (process.env['CRENEAU_RECORD'] === '1') writeFileSync(EXAMPLES, `${text}\n`);
  expect(JSON.parse(readFileSync(EXAMPLES, 'utf8')), 'recorded anew with CRENEAU_RECORD=1').toEqual(JSON.parse(text));
});

/** Returns the response of a call, shortened to an example, for each of its media types. */
async function responsesOf(path: string, answer: CallResponse): Promise<object> {
  const json = shortened(answer.body);
  if (!path.startsWith('/v1/map')) return { 'application/json': json };
  // A map of one venue, because a compact form cannot be shortened.
  const compact = await server.call('GET', '/v1/map/provider/studio-lumiere', { headers: { accept: COMPACT_TYPE } });
  return { [COMPACT_TYPE]: compact.body, 'application/json': json };
}

const rules = createConfig({ extends: ['recommended'] });

/** Returns what Redocly's recommended rules find in a document. */
async function problemsIn(found: object) {
  const source = JSON.stringify(found);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config: await rules });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe('D-openapi: the document as other tools read it', () => {
  it('the OpenAPI document passes the recommended rules of Redocly, except for paths that begin with a tracker', {
    tags: ['@long'],
  }, async () => {
    const found: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(published);
    expect((await problemsIn(found)).filter((problem) => !/^no-ambiguous-paths: .*\{tracker\}/.test(problem))).toEqual(
      [],
    );
  });

  it('the rules of Redocly notice a wrong id and a wrong example', { tags: ['@long'] }, async () => {
    const found: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(published);
    const { '/v1/me': me, ...others } = found.paths;
    const broken = JSON.parse(
      JSON.stringify(me)
        .replace('"getMe"', '"get me"')
        .replace(/"email":"[^"]+"/, '"email":7'),
    );
    const noticed = await problemsIn({ ...found, paths: { ...others, '/v1/me': broken } });
    expect(noticed.map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining(['operation-operationId-url-safe', 'no-invalid-media-type-examples']),
    );
  });

  it('the OpenAPI document names each call, says what it does and shows an example of what it responds with', async () => {
    const each = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
    );
    const lacking = each.filter(({ call, operationId, summary, description, tags, security, responses }) => {
      const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content;
      const isShown = !good || call === SIGNED || Object.values(good).every((content) => 'example' in content);
      return !operationId || !summary || !description || tags.length !== 1 || !security || !isShown;
    });
    expect(lacking.map(({ call }) => call)).toEqual([]);
  });

  it('the OpenAPI document has a response for each status that a failure can have, which names its codes', async () => {
    const responses: Readonly<Record<string, object>> = document.paths['/v1/hold']?.['post']?.responses ?? {};
    expect(Object.keys(responses)).toEqual([
      ...['201', '400', '401', '403', '404', '409', '413', '415', '422', '429', '500', 'default'],
    ]);
    expect(JSON.stringify(responses['409'])).toContain('`monthly-limit`: You have reached the maximum');
  });

  it('responses are open in the OpenAPI document, so that a back end may add members, and requests are closed', () => {
    const { schemas } = (JSON.parse(published) as { components: { schemas: Record<string, object> } }).components;
    expect([schemas['Offer'], schemas['Basket']]).toMatchObject([
      { additionalProperties: true },
      { additionalProperties: false },
    ]);
  });
});

it("D-calls-webhook: without Stripe's keys no message is accepted as Stripe's", async () => {
  const answer = await server.call('POST', '/v1/webhook/stripe', { body: {} });
  expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
});

it('D-problem-json: real problems match the document', async () => {
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

it('D-schedule: every offer matches the document, in each form of a schedule', async () => {
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

it('D-openapi: every event and every animation that is listed matches the document', async () => {
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

it('D-vitals: the path of every call is reported without its parameters', () => {
  const paths = Object.keys(document.paths).filter((path) => !path.startsWith('/v1/{'));
  const reported = paths.map((path) => callPath(path.replaceAll(/{\w+}/g, 'jade@example.org')));
  const expected = paths.map((path) => path.slice(1).replace(/\{.*$/, '*'));
  const ofTheServerAlone = ['v1/first/*', 'v1/live', 'v1/webhook/stripe', 'v1/studio/export', 'v1/studio/import'];
  expect(reported).toEqual(expected.map((path) => (ofTheServerAlone.includes(path) ? '*' : path)));
});
