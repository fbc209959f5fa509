import type { Browser } from 'playwright-core';

const CPU_SLOWDOWN = 4;
const CLICKS = 20;

/**
 * What choosing a slot costs the main thread, in milliseconds a click: scripts, style, layout and paint, with twelve weeks of
 * slots loaded. `host` is the element, `slot` the slot that is pressed again and again.
 */
export async function choosingCost(browser: Browser, url: string, host: string, slot: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
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
  const before = await busy();
  await press(CLICKS);
  const cost = (await busy()) - before;
  const isChosen = await page.locator(`${host} ${slot}, ${host} .selected`).count();
  if (isChosen === 0) throw new Error(`${url} shows no slot any more.`);
  await page.close();
  return cost / CLICKS;
}
