import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '../../fixtures/server/api.ts';
import { type DemoProcess, startProcess } from '../../fixtures/server/process.ts';
import { addOffer, addPeople, session } from '../../fixtures/server/seed.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';

const PATIENT = { timeout: 60_000, interval: 50 };

let api: TwoServers;
let program: DemoProcess;
beforeAll(async () => {
  api = await openTwoServers();
  program = await startProcess({ DATABASE_URL: api.url, DEMO: 'on', NOW, PORT: '0', HOST: '127.0.0.1' });
}, 300_000);
afterAll(async () => {
  await program?.kill();
  await api?.close();
});

/** Whether a new connection is refused. */
const isRefused = () =>
  fetch(`${program.url}/healthz`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );

describe('D-shutdown: the program of npm start at a signal to stop', { tags: ['@long'] }, () => {
  it('npm start accepts no more connections once it is to stop, answers the order that is under way, and exits with 0', async () => {
    const offer = await addOffer(api.database, { price_cents: 0 });
    const [buyer] = await addPeople(api.database, 1);
    const post = (path: string, body: object, key: string) =>
      fetch(`${program.url}/api/v1/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${buyer?.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
    const held = (await (await post('hold', { slots: [session(offer, 0)] }, 'hold')).json()) as { readonly id: string };

    // The order waits for the buyer's row, which somebody else has locked.
    const other = new pg.Client({ connectionString: api.url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT id FROM person WHERE id = $1 FOR UPDATE', [buyer?.id]);
    const ordering = post('order', { hold: held.id, total: 0 }, 'order');
    await expect.poll(api.waiting, PATIENT).toBe(1);

    const ended = program.stop();
    await expect.poll(isRefused, PATIENT).toBe(true);
    const early = await Promise.race([ended, pause(0, 'still running')]);
    expect(early).toBe('still running');
    await other.query('COMMIT');
    await other.end();

    const answer = await ordering;
    const order = (await answer.json()) as { readonly id: string; readonly state: string };
    expect([answer.status, order.state]).toEqual([201, 'confirmed']);
    expect(await ended).toBe(0);
    const rows = await api.database.query(`SELECT state FROM purchase WHERE id = $1`, [order.id]);
    expect(rows).toEqual([{ state: 'confirmed' }]);
  });
});
