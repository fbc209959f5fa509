import type { Page } from 'playwright-core';
import type { Relay } from '../../fixtures/browser/relay.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { aPageOf, someAnimations } from '../../fixtures/data/catalogue-payloads.ts';
import { focused, tabTo } from '../calendar/a-page.ts';
import { answering, bundleRule, openMarkup, shopRule } from './a-finding-page.ts';

test.beforeEach(({ relay }) => {
  relay.reset();
  relay.rules.add(bundleRule);
  relay.rules.add(shopRule);
  relay.rules.add(answering('v1/next/events/', aPageOf(someAnimations(6), 1, 2)));
  relay.rules.add(answering('v1/next/events/?page=2', aPageOf(someAnimations(2, 7), 2, 2)));
});

const SLIDER = '<creneau-animations-slider id="animations"></creneau-animations-slider>';
const NEXT = 'Animations suivantes';
const PREVIOUS = 'Animations précédentes';

/** Opens a page with the slider, and waits for its cards. */
async function open(relay: Relay, markup = SLIDER, choices: Parameters<typeof openMarkup>[2] = {}) {
  const visit = await openMarkup(relay, markup, choices);
  await visit.page.locator('article').first().waitFor();
  return visit;
}

const statusOf = (page: Page) => page.locator('creneau-animations-slider').getByRole('status').textContent();
const isOff = (page: Page, name: string) => page.getByRole('button', { name }).getAttribute('aria-disabled');

/** The slides that are entirely inside the track. */
function slidesInSight(page: Page): Promise<readonly string[]> {
  return page.locator('creneau-animations-slider').evaluate(({ shadowRoot }) => {
    const track = shadowRoot?.querySelector('.slides')?.getBoundingClientRect() as DOMRect;
    return [...(shadowRoot?.querySelectorAll('fieldset') ?? [])]
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= track.left - 1 && right <= track.right + 1;
      })
      .map((slide) => slide.querySelector('h3')?.textContent ?? '');
  });
}

test.describe('D-keyboard: an APG carousel', { tag: '@long' }, () => {
  test('the carousel moves by keyboard by the slides in view, to the next page and back, with the focus on the button', async ({
    relay,
  }) => {
    const { page, heard } = await open(relay);
    await tabTo(page, new RegExp(`^${NEXT}$`));
    await expect.poll(() => isOff(page, PREVIOUS)).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => statusOf(page)).toBe('Animations 4 à 6 sur 6, page 1 sur 2');
    await expect.poll(() => slidesInSight(page)).toEqual(['Animation 4', 'Animation 5', 'Animation 6']);
    await page.keyboard.press('Space');
    await expect.poll(() => statusOf(page)).toBe('Animations 1 à 2 sur 2, page 2 sur 2');
    expect([await focused(page), await isOff(page, NEXT)]).toEqual([NEXT, 'true']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused(page)).toBe(PREVIOUS);
    await page.keyboard.press('Enter');
    await expect.poll(() => statusOf(page)).toBe('Animations 4 à 6 sur 6, page 1 sur 2');
    await expect.poll(() => focused(page)).toBe(PREVIOUS);
    await page.keyboard.press('Enter');
    await expect.poll(() => statusOf(page)).toBe('Animations 1 à 3 sur 6, page 1 sur 2');
    await expect.poll(() => isOff(page, PREVIOUS)).toBe('true');
    await expect
      .poll(() => relay.calls())
      .toEqual(['GET /api/v1/next/events/', 'GET /api/v1/next/events/?page=2', 'GET /api/v1/next/events/']);
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });

  test('Tab scrolls to the slide that it reaches', async ({ relay }) => {
    const { page } = await open(relay);
    const register = page.getByRole('group', { name: '6 sur 6' }).getByRole('link', { name: "Je m'inscris" });
    for (let presses = 0; presses < 20; presses += 1) {
      if (await register.evaluate((link) => link.matches(':focus'))) break;
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => slidesInSight(page)).toEqual(['Animation 4', 'Animation 5', 'Animation 6']);
  });

  test('the carousel has three, two or one slides in view by its own width, and nothing overflows', async ({
    relay,
  }) => {
    const { page } = await open(relay);
    for (const [width, status] of [
      [1280, 'Animations 1 à 3 sur 6, page 1 sur 2'],
      [800, 'Animations 1 à 2 sur 6, page 1 sur 2'],
      [375, 'Animation 1 sur 6, page 1 sur 2'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => statusOf(page), { message: String(width) }).toBe(status);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, String(width)).toBe(clientWidth);
    }
  });

  test('quick presses add up, also during a scroll, and while a picture that comes makes the row higher', {
    tag: '@look',
  }, async ({ relay }) => {
    const { page } = await open(relay, SLIDER, { width: 375 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate((name) => {
      const shadow = document.querySelector('creneau-animations-slider')?.shadowRoot;
      const next = shadow?.querySelector<HTMLElement>(`[aria-label="${name}"]`);
      let presses = 0;
      const press = () => {
        next?.click();
        presses += 1;
        shadow?.querySelector<HTMLElement>('.slide')?.style.setProperty('min-height', `${600 + presses}px`);
        if (presses < 3) requestAnimationFrame(press);
      };
      press();
    }, NEXT);
    await expect.poll(() => statusOf(page)).toBe('Animation 4 sur 6, page 1 sur 2');
    await expect.poll(() => slidesInSight(page)).toEqual(['Animation 4']);
  });

  test('C-lists: the pager, its own arrows and the browser’s buttons turn the carousel', async ({ relay }) => {
    const { page } = await open(relay, `${SLIDER}<creneau-pager></creneau-pager>`);
    const current = page.locator('[aria-current="page"]');
    await current.waitFor();
    const next = page.getByRole('button', { name: NEXT });
    await next.click();
    await expect.poll(() => statusOf(page)).toBe('Animations 4 à 6 sur 6, page 1 sur 2');
    await next.click();
    await page.getByText('Animation 7').waitFor();
    await expect(current).toContainText('2');
    expect(new URL(page.url()).search).toBe('?creneau-page=2');
    await page.goBack();
    await page.getByText('Animation 1', { exact: true }).waitFor();
    await expect(current).toContainText('1');
    await page.goForward();
    await page.getByText('Animation 7').waitFor();
  });
});
