// The performance laboratory: everything as ratios within one run, contenders interleaved. Ends in a JSON line.
import { buildIfNeeded } from '../../demo/build.ts';
import { launchChromium } from '../fixtures/browser/chromium.ts';
import { startDemoServer } from '../fixtures/browser/demo-server.ts';
import { choosingCost } from './choose.ts';
import { mapFigures } from './map/figures.ts';
import { type Contender, type Page, servePages } from './pages.ts';
import { median, type Visit, visit } from './paint.ts';
import { rulesPerMs } from './rules.ts';
import { zones } from './zones.ts';

const ROUNDS = 7;
const MAP_ROUNDS = 5;
const CONTENDERS: readonly Contender[] = ['empty', 'floor', 'creneau', 'eventCalendar', 'fullCalendar'];

await buildIfNeeded(console.log);
const demo = await startDemoServer();
const pages = await servePages(demo.url);
const rounded = (value: number) => Math.round(value * 100) / 100;

const painted = await firstPaints();
const paint = (contender: Contender) => median(painted[contender].map((one) => one.painted));
const script = (contender: Contender) => median(painted[contender].map((one) => one.script));
console.log(`navigation → first slots painted, cold, 9 Mbps / 100 ms / 4× CPU, medians of ${ROUNDS}`);
for (const contender of CONTENDERS) {
  const sorted = painted[contender].map((one) => Math.round(one.painted)).sort((a, b) => a - b);
  const range = `${sorted[0]}–${sorted.at(-1)}`;
  console.log(
    `  ${contender.padEnd(14)} ${Math.round(paint(contender))} ms (${range}), script ${Math.round(script(contender))} ms`,
  );
}

const choosing = await choosingCosts();
console.log(
  `choosing a slot, 12 weeks loaded, 4× CPU: ${choosing.ours.toFixed(1)} ms, the floor ${choosing.floor.toFixed(1)} ms`,
);
const rules = rulesPerMs();
const zone = zones();
console.log(`refusals in a ms with 20, 80 and 320 bookings: ${rules['1x']}, ${rules['4x']}, ${rules['16x']}`);
console.log(`10,000 wall times to instants: ${zone.toDayjs} × dayjs.tz, ${zone.differences} differences from Temporal`);
const map = await mapFigures(demo.url, MAP_ROUNDS);
pages.stop();
await demo.stop();

console.log(
  JSON.stringify({
    firstPaint: {
      toFloor: rounded(paint('creneau') / paint('floor')),
      floorToEmpty: rounded(paint('floor') / paint('empty')),
      toEventCalendar: rounded(paint('creneau') / paint('eventCalendar')),
      toFullCalendar: rounded(paint('creneau') / paint('fullCalendar')),
    },
    script: {
      toEventCalendar: rounded(script('creneau') / script('eventCalendar')),
      toFullCalendar: rounded(script('creneau') / script('fullCalendar')),
    },
    choosing: { toFloor: rounded(choosing.ours / choosing.floor) },
    rules: { perMs: rules['1x'], slowdownAt16x: rounded(rules['1x'] / rules['16x']) },
    zones: zone,
    map,
  }),
);

async function firstPaints(): Promise<Readonly<Record<Contender, readonly Visit[]>>> {
  const visits: Record<Contender, Visit[]> = { empty: [], floor: [], creneau: [], eventCalendar: [], fullCalendar: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const contender of CONTENDERS) {
      // A browser of its own for each visit: a renderer that has used Intl once is warm for the next page.
      const browser = await launchChromium();
      const result = await visit(browser, pages.urlOf(contender));
      await browser.close();
      // The first round warms the server.
      if (round > 0) visits[contender].push(result);
    }
  }
  return visits;
}

async function choosingCosts(): Promise<{ readonly ours: number; readonly floor: number }> {
  const browser = await launchChromium();
  const costOf = (page: Page, host: string, slot: string) => choosingCost(browser, pages.urlOf(page), host, slot);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    floor.push(await costOf('chooseFloor', 'floor-chooser', '.slot'));
    ours.push(await costOf('choose', 'creneau-slotted-calendar', '.slot.available'));
  }
  await browser.close();
  return { ours: median(ours), floor: median(floor) };
}
