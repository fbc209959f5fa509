// 2,000 browsers that follow the places of an offer on one process: what each costs, and how long after a change the last
// of them knows it. Ends in a JSON line.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { startPostgres } from '../fixtures/server/postgres.ts';
import { start } from './api/program.ts';

const NOW = '2026-11-20T09:00:00Z';
const STREAMS = 2_000;
const CHANGES = 40;
/** As many are opened at the same time. */
const AT_ONCE = 50;
const BETWEEN_MS = 300;

const postgres = await startPostgres();
const program = await start('server', [], { NOW, DEMO: 'on', RATE_LIMIT: '1000000', DATABASE_URL: postgres.url });
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const call = async (method: string, path: string, body?: object, token?: string) => {
  const response = await fetch(`${program.url}/api/v1/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.status === 204 ? null : response.json();
};
/** The memory of the server's process in kB. */
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8'))?.[1]);

try {
  const { id: offer } = await call('GET', 'slotted/yoga-doux');
  const slot = `${offer}_20261201T1000`;
  let heard = 0;
  let lastAt = 0;
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const address = `${program.url}/api/v1/live?offers=${offer}`;
      get(address, { agent, headers: { accept: 'text/event-stream' } }, (response) => {
        response.once('data', () => resolve());
        response.on('data', (text: Buffer) => {
          if (!text.includes('event: places')) return;
          heard += 1;
          lastAt = performance.now();
        });
      }).on('error', reject);
    });
  const all = async () => {
    while (heard < STREAMS) await pause(1);
  };
  const { token } = await call('POST', 'guest', { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org' });
  await call('DELETE', `hold/${(await call('POST', 'hold', { slots: [slot] }, token)).id}`, undefined, token);
  await pause(2_000);
  const before = memory();
  for (let n = 0; n < STREAMS; n += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open));
  await pause(2_000);
  const each = (memory() - before) / STREAMS;

  const waits: number[] = [];
  for (let n = 0; n < CHANGES / 2; n += 1) {
    let hold = '';
    for (const change of [
      async () => {
        hold = (await call('POST', 'hold', { slots: [slot] }, token)).id;
      },
      () => call('DELETE', `hold/${hold}`, undefined, token),
    ]) {
      heard = 0;
      await change();
      const changedAt = performance.now();
      await all();
      waits.push(lastAt - changedAt);
      await pause(BETWEEN_MS);
    }
  }
  waits.sort((a, b) => a - b);
  const [median, p95] = [0.5, 0.95].map((part) => Math.round(waits[Math.ceil(part * waits.length) - 1] ?? 0));
  console.log(
    `${STREAMS} streams: ${each.toFixed(1)} kB of the process each; the last one knows a change after ${median} ms, 95 of 100 changes after ${p95} ms`,
  );
  console.log(JSON.stringify({ streams: STREAMS, kBEach: Math.round(each * 10) / 10, lastAfterMs: { median, p95 } }));
} finally {
  agent.destroy();
  program.stop();
  await postgres.stop();
}
process.exit(0);
