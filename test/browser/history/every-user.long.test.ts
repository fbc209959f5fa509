import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { violations } from '../finding/axe.ts';

test.describe('C-pages: /order/', () => {
  test('every demo user has future and past orders, under a heading each', async () => {
    const [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
    const context = await browser.newContext({ viewport: { width: 1280, height: 2400 }, reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const heard = listenTo(page);
    for (const user of ['subscriber', 'company', 'provider', 'coach', 'admin', 'customer']) {
      await page.goto(`${demo.url}/order/?as=demo-${user}`);
      for (const period of ['future', 'past']) await page.locator(`#${period} article.order`).first().waitFor();
      await expect(page.locator('main h2')).toHaveText(['Commandes à venir', 'Commandes passées']);
    }
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });
});
