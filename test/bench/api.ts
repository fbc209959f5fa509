// The API in one process, loaded by 16 connections; figures of one run are compared as ratios. Ends in a JSON line.
import { openPostgres } from '../../demo/api/database/postgres.ts';
import { startPostgres } from '../fixtures/server/postgres.ts';
import { keepRunAtExit } from '../last-runs.ts';
import { buyersWait } from './api/buyers.ts';
import { rates } from './api/load.ts';
import { type Program, start } from './api/program.ts';

const NOW = '2026-11-20T09:00:00Z';
const TOKEN = 'demo-customer';
/** What a visitor's page asks for, and a user's. */
const CALLS = {
  'event/list': '/api/v1/event/list',
  slotted: '/api/v1/slotted/yoga-doux',
  'slotted/booked': '/api/v1/slotted/booked/yoga-doux',
  'first/slotted-calendar': '/api/v1/first/slotted-calendar?event=yoga-doux&mode=picker&lang=fr',
  me: '/api/v1/me',
};
/** A catalogue of 65,000 events has so many times those of the sample. */
const LARGE_SCALE = 28;
/** Of a list each of these pages in turn. */
const LIST = Array.from({ length: 40 }, (_, n) => `${CALLS['event/list']}?page=${1 + 4 * n}`);

keepRunAtExit('bench of the API');
const postgres = await startPostgres();
const programs: Program[] = [];
const database = await openPostgres(postgres.url, () => {});
const startApi = async (variables: Readonly<Record<string, string>>) => {
  const program = await start('server', [], { NOW, RATE_LIMIT: '1000000', ...variables });
  programs.push(program);
  return program.url;
};
const onPostgres = async (name: string, scale: number) => {
  await database.query(`CREATE DATABASE ${name}`);
  const address = postgres.url.replace(/[^/]+$/, name);
  const url = await startApi({ DATABASE_URL: address, SAMPLE_SCALE: `${scale}`, DEMO: 'on' });
  const filled = await openPostgres(address, () => {});
  await filled.query('VACUUM (ANALYZE)');
  return { address, url, database: filled };
};
const rounded = (value: number) => Math.round(value * 100) / 100;

try {
  const sample = await onPostgres('sample', 1);
  const bare = await start('bare', [sample.address, sample.url, TOKEN, ...Object.values(CALLS)]);
  programs.push(bare);
  const embedded = await startApi({ DATA_DIR: 'memory:' });
  const toBare: Record<string, number> = {};
  const toPostgres: Record<string, number> = {};
  console.log('requests a second: PostgreSQL, a bare handler, PGlite');
  for (const [name, path] of Object.entries(CALLS)) {
    const target = { paths: [path], ...(path === CALLS.me && { token: TOKEN }) };
    const [ours = 0, floor = 0, pglite = 0] = await rates(
      ...[sample.url, bare.url, embedded].map((url) => ({ url, ...target })),
    );
    console.log(`  ${name.padEnd(14)} ${Math.round(ours)}, ${Math.round(floor)}, ${Math.round(pglite)}`);
    toBare[name] = rounded(ours / floor);
    toPostgres[name] = rounded(pglite / ours);
  }

  // Pages of a list in turn, of which callers share none: as they are, and while the catalogue changes each second.
  const pages = { url: sample.url, paths: LIST };
  const first = { url: bare.url, paths: [CALLS['event/list']] };
  const [quiet = 0, floor = 0] = await rates(pages, first);
  const change = setInterval(() => {
    void sample.database.query('UPDATE event SET price_cents = price_cents + 1 WHERE id = 1');
  }, 1000);
  const [changing = 0] = await rates(pages);
  clearInterval(change);
  console.log(
    `event/list, 40 pages in turn: ${Math.round(quiet)}, while the catalogue changes each second ${Math.round(changing)}, a bare handler ${Math.round(floor)} a second`,
  );

  const wait = await buyersWait(sample.url, sample.database);
  console.log(
    `95 of 100 of 64 buyers have waited for a hold ${Math.round(wait.hold)} ms, for an order ${Math.round(wait.order)} ms`,
  );

  const large = await onPostgres('large', LARGE_SCALE);
  const [small = 0, big = 0] = await rates({ url: sample.url, paths: LIST }, { url: large.url, paths: LIST });
  console.log(
    `event/list of 2,300 and of 65,000 events, 40 pages in turn: ${Math.round(small)}, ${Math.round(big)} a second`,
  );
  await sample.database.close();
  await large.database.close();
  console.log(
    JSON.stringify({
      toBare,
      differentToBare: { quiet: rounded(quiet / floor), changing: rounded(changing / floor) },
      pgliteToPostgres: toPostgres,
      buyersP95: { hold: Math.round(wait.hold), order: Math.round(wait.order) },
      costOf65000: rounded(small / big),
    }),
  );
} finally {
  for (const program of programs) program.stop();
  await database.close();
  await postgres.stop();
}
