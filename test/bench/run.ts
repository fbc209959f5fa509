// The performance laboratory: everything as ratios within one run, contenders interleaved. Ends in a JSON line.
// BENCH_QUICK=1 measures the first slots and a choice beside the floor alone, in under three minutes; `--keep` adds a whole
// run to `history.json`.
import { buildIfNeeded } from '../../demo/build.ts';
import { startDemoServer } from '../fixtures/browser/demo-server.ts';
import { keepRunAtExit } from '../last-runs.ts';
import { calendarFigures, quickCalendarFigures } from './calendar.ts';
import { choosingFigures } from './choose.ts';
import { compared, keep } from './history.ts';
import { mapFigures } from './map/figures.ts';
import { mountFigures } from './mounts.ts';
import { servePages } from './pages.ts';
import { ratio } from './ratio.ts';
import { rulesPerMs } from './rules.ts';
import { sceneFigures } from './scenes.ts';
import { zones } from './zones.ts';

const isQuick = process.env['BENCH_QUICK'] === '1';
const MAP_ROUNDS = 5;

if (!isQuick) keepRunAtExit('bench');

await buildIfNeeded(console.log);
const demo = await startDemoServer();
const pages = await servePages(demo.url, isQuick ? 'without peers' : 'with peers');
const figures = {
  ...(await (isQuick ? quickCalendarFigures : calendarFigures)(pages.urlOf)),
  choosing: await choosingFigures(pages.urlOf),
  ...(isQuick ? {} : await theRest()),
};
pages.stop();
await demo.stop();
for (const line of compared(figures)) console.log(line);
console.log(JSON.stringify(figures));
if (!isQuick && process.argv.includes('--keep')) keep(figures);

/** Further scenes, mounts, rules, wall times and the map. */
async function theRest(): Promise<object> {
  const scenes = await sceneFigures(pages.urlOf, demo.url);
  const mounts = await mountFigures(demo);
  const rules = rulesPerMs();
  const zone = zones();
  console.log(`refusals in a ms with 20, 80 and 320 bookings: ${rules['1x']}, ${rules['4x']}, ${rules['16x']}`);
  console.log(
    `10,000 wall times to instants: ${zone.toDayjs} × dayjs.tz, ${zone.differences} differences from Temporal`,
  );
  return {
    scenes,
    mounts,
    rules: { perMs: rules['1x'], slowdownAt16x: ratio(rules['1x'], rules['16x']) },
    zones: zone,
    map: await mapFigures(demo.url, MAP_ROUNDS),
  };
}
