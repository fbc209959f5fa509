import type { Browser } from 'playwright-core';
import { type Engine, SIZE } from './engine.ts';

/** Opens a page in a Chromium. */
export async function chromiumEngine(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return {
    name: `Chromium ${browser.version()}`,
    open: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    run: (call, ...values) =>
      page.evaluate(`(${call})(...${JSON.stringify(values)})`) as ReturnType<typeof page.evaluate<never>>,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => context.close(),
  };
}
