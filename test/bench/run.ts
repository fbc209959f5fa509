// The performance laboratory: cold visits, interleaved, as ratios within one run. Ends in a JSON line.
import { buildIfNeeded } from '../../demo/build.ts';
import { launchChromium } from '../fixtures/chromium.ts';
import { startDemo } from '../fixtures/demo.ts';
import { type Contender, servePages } from './pages.ts';
import { median, type Visit, visit } from './paint.ts';

const ROUNDS = 9;
const CONTENDERS: readonly Contender[] = ['empty', 'floor', 'creneau'];

await buildIfNeeded();
const demo = await startDemo();
const pages = await servePages(demo.url);
const visits: Record<Contender, Visit[]> = { empty: [], floor: [], creneau: [] };

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
pages.stop();
await demo.stop();

const of = (contender: Contender, figure: keyof Visit) => median(visits[contender].map((one) => one[figure]));
const rounded = (value: number) => Math.round(value * 100) / 100;
console.log('navigation → first slots painted, cold, 9 Mbps / 100 ms / 4× CPU, medians of', ROUNDS);
for (const contender of CONTENDERS) {
  const range = visits[contender].map(({ painted }) => Math.round(painted)).sort((a, b) => a - b);
  console.log(
    `${contender.padEnd(8)} painted ${Math.round(of(contender, 'painted'))} ms (${range[0]}–${range.at(-1)}), script ${Math.round(of(contender, 'script'))} ms`,
  );
}
console.log(
  JSON.stringify({
    firstPaint: {
      toFloor: rounded(of('creneau', 'painted') / of('floor', 'painted')),
      floorToEmpty: rounded(of('floor', 'painted') / of('empty', 'painted')),
      scriptToFloor: rounded(of('creneau', 'script') / of('floor', 'script')),
    },
  }),
);
