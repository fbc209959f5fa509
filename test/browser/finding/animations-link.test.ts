import type { Page } from 'playwright-core';
import type { Relay } from '../../fixtures/browser/relay.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { aPageOf, someAnimations } from '../../fixtures/data/catalogue-payloads.ts';
import { answering, bundleRule, openMarkup } from './a-finding-page.ts';

test.beforeEach(({ relay }) => {
  relay.reset();
  relay.rules.add(bundleRule);
  relay.rules.add(answering('v1/next/events/', aPageOf(someAnimations(3))));
});

const PAGE = `
  <a href="#animations">Voir les animations</a> <a href="#foot">Bas de page</a>
  <div style="height: 3000px"></div>
  <creneau-animations-slider id="animations"></creneau-animations-slider>
  <p id="foot" style="margin-block: 3000px">Bas</p>`;

/** A page whose slider is far below the links to it: it loads all the same. */
async function open(relay: Relay, reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> {
  const { page } = await openMarkup(relay, PAGE);
  await page.emulateMedia({ reducedMotion });
  await page.locator('article').first().waitFor();
  await page.evaluate(() => {
    history.replaceState({ own: 1 }, '');
  });
  return page;
}

const topOf = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector('#animations')?.getBoundingClientRect().top ?? Number.NaN));

/** Whether the focus is on the slider itself. */
const isFocused = (page: Page) =>
  page.evaluate(() => {
    const slider = document.querySelector('#animations');
    return document.activeElement === slider && slider?.shadowRoot?.activeElement?.matches('section') === true;
  });

test.describe('S-animations-link, D-animations-link: a link to the animations section', { tag: '@long' }, () => {
  test('a link scrolls to the section in 1 s, stops 200 px above, and sets address, state and focus', async ({
    relay,
  }) => {
    const page = await open(relay, 'no-preference');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'Voir les animations' }).evaluate((link: HTMLElement) => link.click());
    await page.clock.runFor(100);
    expect(await topOf(page)).toBeGreaterThan(200);
    await page.clock.runFor(1000);
    expect(await topOf(page)).toBe(200);
    await page.clock.resume();
    expect([new URL(page.url()).hash, await page.evaluate(() => history.state)]).toEqual(['#animations', { own: 1 }]);
    await expect.poll(() => isFocused(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('animations');
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a link jumps to the section at once with reduced motion', async ({ relay }) => {
    const page = await open(relay);
    await page.getByRole('link', { name: 'Voir les animations' }).click();
    expect([await topOf(page), await isFocused(page)]).toEqual([200, true]);
  });

  test('a link leads to the section also from a shadow tree, and by key', async ({ relay }) => {
    const page = await open(relay);
    await page.evaluate(() => {
      const menu = document.createElement('div');
      menu.attachShadow({ mode: 'open' }).innerHTML = '<a href="#animations"><b>Menu</b></a>';
      document.body.prepend(menu);
    });
    await page.getByRole('link', { name: 'Menu' }).press('Enter');
    await expect.poll(() => topOf(page)).toBe(200);
  });

  test('other links, and clicks that open another tab, are left to the browser', async ({ relay }) => {
    const page = await open(relay);
    await page.getByRole('link', { name: 'Bas de page' }).click();
    expect(new URL(page.url()).hash).toBe('#foot');
    await expect.poll(() => isFocused(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Voir les animations' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.close();
    expect([await page.evaluate(() => scrollY), new URL(page.url()).hash]).toEqual([0, '#foot']);
  });

  test('a removed slider no longer listens', async ({ relay }) => {
    const page = await open(relay);
    const taken = await page.evaluate(async () => {
      const slider = document.querySelector('#animations') as HTMLElement;
      slider.remove();
      await new Promise((resolve) => setTimeout(resolve));
      const clicked = new Promise<boolean>((resolve) => {
        addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true });
      });
      document.querySelector<HTMLElement>('a[href="#animations"]')?.click();
      return clicked;
    });
    expect(taken).toBe(false);
  });
});
