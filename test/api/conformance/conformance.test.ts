import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from '../../../demo/conformance/arguments.ts';
import { checkApi } from '../../../demo/conformance/check-api.ts';
import type { Report } from '../../../demo/conformance/report.ts';
import { startMinimal } from '../../fixtures/backends/minimal.ts';
import { buildServer, NOW, type TestServer } from '../../fixtures/server/api.ts';

const run = promisify(execFile);
const PROGRAM = new URL('../../../dist/conformance/creneau-conformance.js', import.meta.url).pathname;
const NOTHING = { event: null, book: null, token: null, widgets: null };

let server: TestServer;
let reference: string;
let minimal: Awaited<ReturnType<typeof startMinimal>>;
beforeAll(async () => {
  [server, minimal] = await Promise.all([buildServer(), startMinimal()]);
  reference = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(async () => {
  await minimal?.stop();
  await server?.close();
});

const wrongIn = ({ findings }: Report) => findings.filter(({ result }) => result === 'failed' || result === 'warned');

const among = ({ widgets }: Report, states: readonly string[]) =>
  widgets.filter(({ state }) => states.includes(state)).map(({ widget }) => widget);

describe('D-conformance: the reference API', () => {
  it('the reference API passes the checks of what visitors read, and feeds every widget', async () => {
    const report = await checkApi({ ...NOTHING, address: reference }, Date.parse(NOW));
    expect(wrongIn(report)).toEqual([]);
    expect(report.hasPassed).toBe(true);
    expect(report.findings.filter(({ result }) => result !== 'passed')).toEqual([]);
    expect(among(report, ['fed'])).toEqual(report.widgets.map(({ widget }) => widget));
    expect(report.widgets).toHaveLength(12);
  });

  it('as a guest, the reference API passes the other checks: a place is held, counted as taken, and released', async () => {
    const left = async () => {
      const [row] = await server.services.database.query<{ holds: number; orders: number }>(
        `SELECT (SELECT count(*)::int FROM hold WHERE state = 'live') AS holds,
           (SELECT count(*)::int FROM purchase) AS orders`,
      );
      return row;
    };
    const before = await left();
    const report = await checkApi({ ...NOTHING, address: reference, book: 'yoga-doux' }, Date.parse(NOW));
    expect(wrongIn(report)).toEqual([]);
    expect(report.findings.filter(({ check }) => check === 'buying').map(({ call }) => call)).toEqual([
      'GET v1/slotted/{url}',
      'GET v1/slotted/booked/{url}',
      'POST v1/guest',
      'POST v1/hold',
      'POST v1/hold, repeated with its key',
      'GET v1/hold/{id}',
      'GET v1/slotted/booked/{url}, while a place is held',
      'DELETE v1/hold/{id}',
      'GET v1/slotted/booked/{url}, once it is released',
    ]);
    expect(await left()).toEqual(before);
  });

  it('with a token, the reference API passes the other checks: a place is held, quoted, ordered and given back', async () => {
    const orders = async () => {
      const [row] = await server.services.database.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM purchase',
      );
      return row?.count ?? 0;
    };
    const before = await orders();
    const wish = { ...NOTHING, address: reference, event: 'yoga-doux', token: 'demo-customer' };
    const report = await checkApi(wish, Date.parse(NOW));
    expect(wrongIn(report)).toEqual([]);
    const bought = report.findings.filter(({ check }) => check === 'buying').map(({ call }) => call);
    expect(bought.slice(-8)).toEqual([
      'POST v1/hold, repeated with its key',
      'GET v1/hold/{id}',
      'POST v1/quote',
      'POST v1/order',
      'POST v1/order, repeated with its key',
      'GET v1/order/{id}',
      'DELETE v1/order/{id}',
      'DELETE v1/hold/{id}',
    ]);
    expect((await orders()) - before).toBe(1);
  });

  it('the reference API fails the checks with an unknown token', { tags: ['@long'] }, async () => {
    const report = await checkApi({ ...NOTHING, address: reference, token: 'nobody' }, Date.parse(NOW));
    expect(wrongIn(report)).toMatchObject([{ check: 'buying', call: 'GET v1/me', result: 'failed' }]);
  });
});

describe('D-conformance: the program', () => {
  it('the conformance program reports, as lines or JSON, the widgets that a back end written from the documents can serve', async () => {
    const { stdout } = await run(process.execPath, [PROGRAM, minimal.url]);
    expect(stdout).toContain('Partly fed: event-list, slotted-calendar');
    expect(stdout).toMatch(/ok +GET v1\/slotted\/\{url\} +Read\./);
    expect(stdout).toContain('What is offered is right.');
    expect(stdout.match(/^– .*/gm)).toEqual([
      expect.stringMatching(
        /^– +(\d+) calls not checked: \d+ answered 404, \d+ could not be asked \(--json names them\)\.$/,
      ),
    ]);
    const args = [PROGRAM, minimal.url, '--json', '--widgets', 'slotted-calendar,event-list,provider-map'];
    const report: Report = JSON.parse((await run(process.execPath, args)).stdout);
    expect(wrongIn(report)).toEqual([]);
    expect(among(report, ['fed', 'partly fed'])).toEqual([
      'event-list',
      'slotted-calendar',
      'offers-list',
      'provider-map',
    ]);
  });

  it('the conformance program exits with 1 if a widget that was named is not fed', async () => {
    const failure = await run(process.execPath, [PROGRAM, minimal.url, '--widgets', 'replay-list']).catch(
      (error) => error,
    );
    expect([failure.code, failure.stdout]).toEqual([
      1,
      expect.stringContaining('It needs GET v1/replay/, GET v1/videos/{id}.'),
    ]);
  });

  it("the conformance program names the API's address if it is below the given one", { tags: ['@long'] }, async () => {
    const failure = await run(process.execPath, [PROGRAM, reference.replace(/\/api$/, '')]).catch((error) => error);
    expect([failure.code, failure.stdout]).toEqual([1, expect.stringContaining(`the API is at ${reference}.`)]);
  });

  it('the conformance program exits with 2 and one sentence if nothing answers, or the arguments make no sense', async () => {
    const failures = [];
    for (const args of [['http://127.0.0.1:1/api'], [], ['--json']]) {
      const { code, stderr, stdout } = await run(process.execPath, [PROGRAM, ...args]).catch((error) => error);
      failures.push([code, stderr, stdout]);
    }
    const sentence = 'Name the address of an API, such as https://api.example/api.';
    expect(failures).toEqual([
      [2, expect.stringMatching(/^http:\/\/127\.0\.0\.1:1\/api\/v1\/event\/list\/ could not be reached: .*\.\n$/), ''],
      [2, `${sentence}\n`, ''],
      [2, `${sentence}\n`, `${JSON.stringify({ error: sentence })}\n`],
    ]);
  });

  it.each([
    [['api.example/api'], 'The address is "api.example/api", but it must begin with https:// or http://.'],
    [['https://api.example', 'https://other.example'], /^There are two addresses/],
    [['https://api.example/?a=1'], /^The address has a user, a query or a fragment/],
    [['https://api.example', '--tokn', 'x'], /^--tokn is unknown or has no value; --help lists the options\.$/],
    [['https://api.example', '--event'], /^--event/],
    [['https://api.example', '--event', ''], /^--event is empty/],
    [['https://api.example', '--book='], /^--book is empty/],
    [['https://api.example', '--token', 'a b'], /^The token has spaces/],
    [['https://api.example', '--widgets', 'calendar'], /^--widgets names "calendar", but it knows event-list, /],
  ])('the conformance program refuses %j in one sentence', (args, sentence) => {
    expect(() => readArguments(args, {})).toThrow(sentence);
  });

  it('the conformance program takes the token from CRENEAU_TOKEN, and names of elements as widgets', () => {
    const wish = readArguments(['https://api.example/api/', '--widgets', 'creneau-event-list'], { CRENEAU_TOKEN: 't' });
    expect(wish).toEqual({
      ...{ address: 'https://api.example/api', event: null, book: null, token: 't', widgets: ['event-list'] },
      ...{ isJson: false },
    });
    expect(readArguments(['--help'], {})).toBeNull();
  });
});
