import type { Page } from 'playwright-core';
import { expect } from '../../fixtures/browser/test.ts';
import { CARD, STAY, test, toast } from './a-toaster.ts';

test.describe('where toasts are', { tag: '@long' }, () => {
  for (const position of [
    'top-left',
    'top-center',
    'top-right',
    'bottom-left',
    'bottom-center',
    'bottom-right',
  ] as const)
    test(`S-toast: a toast of position ${position} is there in the window`, async ({ aPage }) => {
      const { page } = await aPage(`<creneau-toaster position="${position}"></creneau-toaster>`);
      await toast(page, { ...STAY, title: 'a' });
      const box = await boxOf(page, 0);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const vertical = box.y + box.height / 2 < height / 2 ? 'top' : 'bottom';
      const middle = (box.x + box.width / 2) / width;
      expect(`${vertical}-${middle < 0.4 ? 'left' : middle > 0.6 ? 'right' : 'center'}`).toBe(position);
    });

  test("S-toast: toasts are above the page's top layer, and the page can be clicked beside them", async ({ aPage }) => {
    const body = `<div id="over"></div><main><creneau-toaster></creneau-toaster></main><button id="under">under</button>`;
    const { page } = await aPage(body);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`#over { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; background: #ccc }
        main { transform: translateX(300px); isolation: isolate; overflow: hidden; height: 10px }`);
      document.adoptedStyleSheets.push(sheet);
    });
    await toast(page, { ...STAY, title: 'a' });
    const box = await boxOf(page, 0);
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(box.x + box.width).toBeGreaterThan(width - 40);
    await page.locator('#under').click();
    await page.locator(CARD).click();
    await page.locator(CARD).waitFor({ state: 'detached' });
  });

  test('S-toast: toasts leave the gaps of a page whose body is a flex box or a grid', async ({ aPage }) => {
    const { page } = await aPage('<p>a</p>');
    const height = () =>
      page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('body { display: grid; gap: 50px; margin: 0; height: auto }');
        document.adoptedStyleSheets = [sheet];
        return document.body.getBoundingClientRect().height;
      });
    const before = await height();
    await toast(page, { ...STAY, title: 'a' });
    await page.locator(CARD).waitFor();
    await expect.poll(() => height()).toBe(before);
  });
});

test('S-toast: at 375 px long texts of toasts wrap, none covers another, and many can be scrolled through', {
  tag: '@look',
}, async ({ aPage }) => {
  const { page } = await aPage();
  await page.setViewportSize({ width: 375, height: 667 });
  const long = { ...STAY, title: 'Anticonstitutionnellement'.repeat(6), msg: 'Une phrase assez longue. '.repeat(12) };
  const sides = ['top-left', 'top-right', 'top-center', 'bottom-left', 'bottom-right'];
  await toast(page, ...sides.map((position) => ({ ...long, position })), ...Array.from({ length: 12 }, () => long));
  await page.locator(CARD).nth(16).waitFor();
  const boxes = await page.locator(CARD).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return { left, right, top, bottom, isCut: node.scrollWidth > node.clientWidth + 1 };
    }),
  );
  for (const { left, right, isCut } of boxes) expect([left >= 0, right <= 375, isCut]).toEqual([true, true, false]);
  const edges = [boxes.slice(0, 15), boxes.slice(15)];
  for (const edge of edges) {
    edge.forEach(({ top }, index) => {
      const above = edge[index - 1];
      if (above) expect(top).toBeGreaterThan(above.bottom);
    });
  }
  await page.locator(CARD).nth(14).scrollIntoViewIfNeeded();
  await page.locator(CARD).nth(14).click();
  await expect(page.locator(CARD)).toHaveCount(16);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

async function boxOf(page: Page, index: number) {
  const card = page.locator(CARD).nth(index);
  await card.waitFor();
  await card.evaluate((node) => Promise.all(node.getAnimations().map((animation) => animation.finished)));
  const box = await card.boundingBox();
  if (!box) throw new Error('The toast is not drawn.');
  return box;
}
