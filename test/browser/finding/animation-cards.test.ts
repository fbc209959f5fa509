import type { Relay } from '../../fixtures/browser/relay.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { aDateObject, anAnimationPayload, aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { answering, bundleRule, openMarkup, shopRule } from './a-finding-page.ts';

const SLIDER = '<creneau-animations-slider></creneau-animations-slider>';

/** Opens a page with a slider of these animations, and waits for its cards. */
async function open(relay: Relay, items: readonly Payload[], choices: Parameters<typeof openMarkup>[2] = {}) {
  relay.reset();
  for (const rule of [bundleRule, shopRule, answering('v1/next/events/', aPageOf(items))]) relay.rules.add(rule);
  const { page } = await openMarkup(relay, SLIDER, choices);
  await page.locator('article').first().waitFor();
  return page;
}

test.describe('S-future-animation, S-past-animation: the cards', { tag: '@long' }, () => {
  test('a description is plain text: nothing in it runs or is fetched', async ({ relay }) => {
    const evil = `<script>window.ran = true</script><img src="${relay.origin('evil')}/x" onerror="window.ran = true">`;
    const description = `<p>Sous les arbres</p>${evil}&lt;script&gt;window.ran = true&lt;/script&gt;`;
    const page = await open(relay, [anAnimationPayload({ description })]);
    await expect(page.locator('.description')).toHaveText('Sous les arbres');
    await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(false);
    expect(relay.seen.some(({ host }) => host === 'evil')).toBe(false);
  });

  for (const [lang, register] of [
    ['fr', "Je m'inscris"],
    ['en', 'Sign me up'],
  ] as const)
    test(`cards in ${lang} have links by type, and a style of their own for cyclic animations`, async ({ relay }) => {
      const items = [
        anAnimationPayload({ id: 1 }),
        anAnimationPayload({
          id: 2,
          type: 'slotted',
          url: 'padel-duo',
          date: null,
          nextSlot: aDateObject('2026-11-26 09:30'),
        }),
        anAnimationPayload({ id: 3, type: 'open', url: 'portes-ouvertes', date: null }),
      ];
      const page = await open(relay, items, { lang });
      const links = page.getByRole('link', { name: register });
      const shop = relay.origin('shop');
      await expect
        .poll(() => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
        .toEqual([
          `${shop}/animation/yoga-au-parc`,
          `${shop}/slotted/padel-duo?date=2026-11-26`,
          `${shop}/animation/portes-ouvertes`,
        ]);
      const borders = await page
        .locator('article')
        .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderTopColor));
      expect([new Set(borders).size, borders[1]]).toEqual([2, borders[2]]);
      await expect(page.locator('article.cyclic')).toHaveCount(1);
    });

  test('S-animation-click: a click anywhere on an animation stores its start and leads there', async ({ relay }) => {
    const page = await open(relay, [anAnimationPayload()]);
    await page.evaluate(() => addEventListener('creneau-navigate', (event) => event.preventDefault()));
    await page.locator('article').click({ position: { x: 20, y: 20 } });
    await expect
      .poll(() => page.evaluate(() => ({ ...localStorage })))
      .toEqual({
        'creneau.preSelected': 'false',
        'creneau.selectedDate': '2026/11/24 18:00',
      });
    await page.reload();
    await page.locator('article').click({ position: { x: 20, y: 20 } });
    await page.waitForURL(`${relay.origin('shop')}/animation/yoga-au-parc`);
  });

  for (const [what, button, modifiers] of [
    ['Control and a click', 'left', ['Control']],
    ['the middle button', 'middle', []],
  ] as const)
    test(`D-storage: ${what} opens a tab that finds the start, and sends no event for the page to route`, async ({
      relay,
    }) => {
      const page = await open(relay, [anAnimationPayload()]);
      await page.evaluate(() =>
        addEventListener('creneau-navigate', (event) => {
          event.preventDefault();
          document.title = 'routed';
        }),
      );
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.locator('article').click({ position: { x: 20, y: 20 }, button, modifiers: [...modifiers] }),
      ]);
      await tab.waitForURL(`${relay.origin('shop')}/animation/yoga-au-parc`);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('creneau.selectedDate')))
        .toBe('2026/11/24 18:00');
      expect(await page.title()).not.toBe('routed');
      await tab.close();
    });
});
