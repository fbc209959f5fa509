import type { Browser } from 'playwright-core';
import { launchChromium } from '../fixtures/browser/chromium.ts';
import { withoutStreams } from '../fixtures/browser/without-streams.ts';
import type { Page } from './pages.ts';
import { CPU_SLOWDOWN, median } from './paint.ts';
import { ratio } from './ratio.ts';

const CLICKS = 20;
const ROUNDS = 5;

/**
 * Measures a choice beside the floor's and prints it: where it refuses the other slots that are seen, because only
 * neighbours can be chosen together, and where it changes that slot alone, as the floor's does.
 */
export async function choosingFigures(urlOf: (page: Page) => string): Promise<object> {
  const browser = await launchChromium();
  const [all, one, floor]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await choosingCost(browser, urlOf('chooseFloor'), 'floor-chooser', '.slot'));
    all.push(await choosingCost(browser, urlOf('choose'), 'creneau-slotted-calendar', '.slot.available'));
    one.push(await choosingCost(browser, urlOf('creneau'), 'creneau-slotted-calendar', '.slot.available'));
  }
  await browser.close();
  const [ofAll, ofOne, least] = [median(all), median(one), median(floor)];
  console.log(
    `choosing a slot, 12 weeks loaded, ${CPU_SLOWDOWN}× CPU: ${ofAll.toFixed(1)} ms where it refuses the others, ${ofOne.toFixed(1)} ms where not, the floor ${least.toFixed(1)} ms`,
  );
  return { toFloor: ratio(ofAll, least), oneToFloor: ratio(ofOne, least) };
}

/**
 * What choosing a slot costs the main thread, in milliseconds a click: scripts, style, layout and paint, with twelve weeks of
 * slots loaded. `host` is the element, `slot` the slot that is pressed again and again.
 */
async function choosingCost(browser: Browser, url: string, host: string, slot: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await withoutStreams(page);
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.locator(slot).first().waitFor();
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const pressed = await page.locator(slot).first().elementHandle();
  const press = (times: number) =>
    page.evaluate(
      async ([button, count]) => {
        for (let click = 0; click < (count as number); click += 1) {
          (button as HTMLElement).click();
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
      },
      [pressed, times] as const,
    );
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await press(4);
  // The first choice has the checkout's code fetched.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const before = await busy();
  await press(CLICKS);
  const cost = (await busy()) - before;
  const isChosen = await page.locator(`${host} ${slot}, ${host} .selected`).count();
  if (isChosen === 0) throw new Error(`${url} shows no slot any more.`);
  await page.close();
  return cost / CLICKS;
}
