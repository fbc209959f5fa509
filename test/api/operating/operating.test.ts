import type { FastifyInstance, InjectOptions } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../demo/api/database/database.ts';
import { migrate, readMigrations } from '../../../demo/api/database/migrate.ts';
import { openPglite } from '../../../demo/api/database/pglite.ts';
import type { Services } from '../../../demo/api/service-types.ts';
import { readEnvironment } from '../../../demo/environment.ts';
import { health } from '../../../demo/operating/health.ts';
import { canWrite } from '../../../demo/operating/probes.ts';
import { createServer } from '../../../demo/server.ts';
import { type OwnDatabase, openEmptyDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';

let app: FastifyInstance;
let empty: OwnDatabase;
beforeAll(async () => {
  empty = await openOwnDatabase();
  const variables = {
    DATABASE_URL: empty.url,
    DEMO: 'off',
    PUBLIC_URL: 'https://market.example',
    METRICS: 'on',
    LOG_LEVEL: 'silent',
  };
  ({ app } = await createServer(readEnvironment(variables)));
});
afterAll(async () => {
  await app?.close();
  await empty?.stop();
});

const get = async (url: string, more: Partial<InjectOptions> = {}) => {
  const { statusCode, body, headers } = await app.inject({ method: 'GET', url, ...more });
  return { status: statusCode, text: body, type: headers['content-type'] };
};

describe('D-metrics: figures of the server', () => {
  it('figures of the server are in the format of Prometheus, by route and never by path', async () => {
    await get('/api/v1/slotted/jade%40example.org');
    await get('/api/v1/config?secret=1');
    const { status, text, type } = await get('/metrics');
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(text).toContain('http_requests_total{method="GET",route="/api/v1/slotted/:id",status="404"} 1');
    expect(text).toMatch(
      /http_request_duration_seconds_bucket\{le="[\d.]+",method="GET",route="\/api\/v1\/config"\} \d/,
    );
    for (const gauge of [
      'creneau_orders_pending 0',
      'creneau_mails_pending 0',
      'creneau_mail_server_away 0',
      'creneau_guest_places 0',
      'process_resident_memory_bytes ',
    ]) {
      expect(text).toContain(gauge);
    }
    expect(text).toMatch(/creneau_sweep_age_seconds \d/);
    expect(text).not.toMatch(/jade|secret/);
  });

  it.each([
    ['from another machine', { remoteAddress: '192.0.2.7' }],
    ['that a proxy has passed on', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['that a proxy has passed on, with the standard header', { headers: { forwarded: 'for=192.0.2.7' } }],
    ['that a proxy has passed on with nothing but its own name', { headers: { via: '1.1 proxy' } }],
  ])('figures of the server are refused to a request %s', async (_, request) => {
    expect((await get('/metrics', request)).status).toBe(404);
  });
});

describe('D-readiness: /readyz', () => {
  it('/readyz responds with 200 if there is no obstacle', async () => {
    const { status, text } = await get('/readyz');
    expect([status, JSON.parse(text)]).toEqual([200, { ready: true, obstacles: [] }]);
  });

  const MOMENT = 1_000_000;

  /** A server whose database answers so; `asked` has the statements, and `time` is moved by the test. */
  async function open({ setting = 'off', isWriting = true, isThere = true, sinceSweep = 0, ahead = 0 }) {
    const asked: string[] = [];
    const time = { now: MOMENT };
    const query = async (sql: string) => {
      asked.push(sql);
      if (!isThere) throw new Error('no connection');
      if (/INSERT/.test(sql) && !isWriting) throw new Error('could not extend file');
      return [{ setting }];
    };
    const transaction = (work: (running: object) => Promise<unknown>) => work({ query, script: query });
    const clock = { now: Date.now, ahead: () => ahead };
    const services = { clock, database: { urgent: { query, transaction } }, sinceSweep: () => sinceSweep };
    const server = Fastify();
    await server.register(health(services as unknown as Services, () => time.now));
    return { server, asked, time };
  }

  it.each([
    ['a database that does not answer', { isThere: false }, ['database']],
    ['a standby', { setting: 'on' }, ['read-only']],
    ['a database that refuses to write', { isWriting: false }, ['writing']],
    ['a sweep that no longer runs', { sinceSweep: 300_001 }, ['sweep']],
    ['a machine whose clock is ahead of that of the database', { ahead: 60_001 }, ['clock']],
    ['a machine whose clock is behind that of the database', { ahead: -60_001 }, ['clock']],
  ])('/readyz responds with 503 and says why: %s', async (_, choices, obstacles) => {
    const { server } = await open(choices);
    const answer = await server.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, obstacles }]);
    await server.close();
  });

  it('the database is asked once a second, and to write once in ten seconds, however often it is requested', async () => {
    const { server, asked, time } = await open({});
    const ask = () => Promise.all(['/healthz', '/readyz', '/readyz', '/healthz'].map((path) => server.inject(path)));
    const reads = () => asked.filter((sql) => /transaction_read_only/.test(sql)).length;
    const writes = () => asked.filter((sql) => /INSERT/.test(sql)).length;
    for (const [seconds, expected] of [
      [0, [1, 1]],
      [0.999, [1, 1]],
      [1, [2, 1]],
      [9.999, [3, 1]],
      [11, [4, 2]],
    ] as const) {
      time.now = MOMENT + seconds * 1000;
      expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect([seconds, [reads(), writes()]]).toEqual([seconds, expected]);
    }
    await server.close();
  });

  it('a failure is shared for a second as well, and then forgotten', async () => {
    const choices = { isThere: false };
    const { server, time, asked } = await open(choices);
    await server.inject('/healthz');
    expect([(await server.inject('/healthz')).statusCode, asked.length]).toEqual([503, 1]);
    time.now += 1000;
    await server.inject('/healthz');
    expect(asked).toHaveLength(2);
    await server.close();
  });

  it('a backup that reads the table of the trial neither waits for it nor makes it an obstacle', async () => {
    const database = await openEmptyDatabase();
    await migrate(database, await readMigrations(), 0);
    const found = await database.transaction(async (backup) => {
      await backup.query('SELECT * FROM write_trial');
      return canWrite(database.urgent);
    });
    expect(found).toBeNull();
    await database.close();
  });

  for (const [name, tags] of [
    ['PostgreSQL', []],
    ['PGlite', ['@long']],
  ] as const)
    it(`rights that were taken away are noticed, and nothing is left of the trial: ${name}`, {
      tags: [...tags],
    }, async () => {
      const database = name === 'PGlite' ? await openPglite(null) : await openEmptyDatabase();
      await migrate(database, await readMigrations(), 0);
      expect(await canWrite(database.urgent)).toBeNull();
      expect(await database.query('SELECT * FROM write_trial')).toEqual([]);
      await database.query('CREATE ROLE seller_of_trial');
      await database.query('GRANT TRUNCATE ON write_trial TO seller_of_trial');
      const asSeller: Database['urgent'] = {
        ...database.urgent,
        transaction: (work) =>
          database.urgent.transaction(async (running) => {
            await running.query('SET LOCAL ROLE seller_of_trial');
            return work(running);
          }),
      };
      expect((await canWrite(asSeller))?.code).toBe('42501');
      await database.query('REVOKE ALL ON write_trial FROM seller_of_trial');
      await database.query('DROP ROLE seller_of_trial');
      await database.close();
    });
});

describe('D-logs: the id of a request', () => {
  it('the id of a request is in every answer, and is the server’s own', async () => {
    const ids = [];
    for (const url of ['/api/v1/config', '/api/nothing', '/']) {
      const { headers } = await app.inject({ url, headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
      ids.push(headers['x-request-id']);
    }
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)));
    expect(new Set(ids).size).toBe(3);
  });
});

describe('D-api-docs: the document for people', () => {
  it('the API document for people is also served without demo mode, under a policy that loads nothing from other origins', async () => {
    const { statusCode, headers, body } = await app.inject('/api/docs');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      expect([file, (await app.inject(new URL(file, 'http://localhost/api/docs').pathname)).statusCode]).toEqual([
        file,
        200,
      ]);
    }
  });
});
