// Holds and orders a second, on one session and on many, with one, two and four processes in turn, directly and through
// PgBouncer. Ends in a JSON line.
import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../demo/api/database/postgres.ts';
import { NO_PGBOUNCER, PGBOUNCER, startPgbouncer } from '../fixtures/server/pgbouncer.ts';
import { startPostgres } from '../fixtures/server/postgres.ts';
import { addOffer, addPeople, session } from '../fixtures/server/seed.ts';
import { type Program, start } from './api/program.ts';

const NOW = '2026-11-20T09:00:00Z';
const BUYERS = 32;
const SECONDS = 10;
const WARM_UP = 3;
/** More than can buy in one measurement: nobody books the same start twice. */
const PEOPLE = 10_000;
/** The sessions of what is called many. */
const SESSIONS = 240;

const postgres = await startPostgres({ settings: { synchronous_commit: 'on', full_page_writes: 'on', fsync: 'on' } });
const pooler = PGBOUNCER ? await startPgbouncer(postgres.url) : null;
if (!pooler) console.log(NO_PGBOUNCER);
const database = await openPostgres(postgres.url, () => {});
const measured: Record<string, number>[] = [];

/** Returns the answer to a call; null if the server is too busy. */
async function post(url: string, token: string, body: object): Promise<{ readonly id: string } | null> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (answer.status === 503) return null;
  if (answer.status !== 201) throw new Error(`${url} is answered with ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** Returns how many places are held and ordered in a second by the buyers, at the addresses in turn. */
async function sold(urls: readonly string[], sessions: number, seconds: number): Promise<number> {
  const offer = await addOffer(database, { capacity: PEOPLE, price_cents: 0 });
  const people = await addPeople(database, PEOPLE);
  const end = performance.now() + seconds * 1000;
  let begun = 0;
  let ended = 0;
  const buy = async () => {
    while (performance.now() < end) {
      const n = begun;
      begun += 1;
      const { token } = people[n] ?? { token: '' };
      const url = `${urls[n % urls.length]}/api/v1`;
      const held = await post(`${url}/hold`, token, { slots: [session(offer, n % sessions)], waiting: [] });
      const ordered = held && (await post(`${url}/order`, token, { hold: held.id, total: 0 }));
      if (ordered && performance.now() < end) ended += 1;
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  return Math.round(ended / seconds);
}

try {
  console.log('places held and ordered a second: on one session, on many');
  for (const processes of [1, 2, 4]) {
    for (const [way, variables] of Object.entries({
      direct: { DATABASE_URL: postgres.url },
      ...(pooler && { pooled: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url } }),
    })) {
      const programs: Program[] = [];
      try {
        for (let n = 0; n < processes; n += 1) {
          programs.push(await start('server', [], { NOW, DEMO: 'on', RATE_LIMIT: '1000000', ...variables }));
        }
        const urls = programs.map(({ url }) => url);
        await sold(urls, SESSIONS, WARM_UP);
        const [one, many] = [await sold(urls, 1, SECONDS), await sold(urls, SESSIONS, SECONDS)];
        console.log(`  ${processes} ${way.padEnd(6)} ${one}, ${many}`);
        measured.push({ processes, pooled: Number(way === 'pooled'), one, many });
      } finally {
        for (const program of programs) program.stop();
      }
    }
  }
  console.log(JSON.stringify(measured));
} finally {
  await database.close();
  await pooler?.stop();
  await postgres.stop();
}
process.exit(0);
