import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site?.stop());

/** Cancels presses outside of fields, as copy protections and libraries for dragging do; finds only the elements. */
const CANCELS = `
  const isField = ({ target }) => /^(INPUT|TEXTAREA|SELECT|BUTTON|A)$/.test(target.tagName);
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'touchend', 'selectstart', 'contextmenu'])
    document.addEventListener(type, (event) => isField(event) || event.preventDefault(), { passive: false });`;

/** Scrolls the page itself by each wheel, as libraries for smooth scrolling do. */
const SCROLLS = `
  addEventListener('wheel', (event) => {
    event.preventDefault();
    scrollBy({ top: event.deltaY, behavior: 'instant' });
  }, { passive: false });`;

async function open(
  browser: Parameters<typeof newPage>[0],
  script: string,
  body: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newPage(browser, { viewport: { width: 1000, height: 420 }, reducedMotion: 'reduce', ...options });
  const head = `<meta name="viewport" content="width=device-width">${site.script()}`;
  const long = `<div style="height: 3000px"></div><script>${script}</script>`;
  await page.goto(
    site.relay.page(`<!doctype html><html lang="fr"><head>${head}</head><body>${body}${long}</body></html>`),
  );
  return page;
}

/** Turns the wheel over the middle of a box, towards its end. */
async function turnOver(page: Page, box: ReturnType<Page['locator']>, down = 90): Promise<void> {
  const { x, y, width, height } = (await box.boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.mouse.move(x + width / 2, y + Math.min(height, 300) / 2);
  await page.mouse.wheel(0, down);
}

const topOf = (box: ReturnType<Page['locator']>) => box.evaluate(({ scrollTop }) => scrollTop);
const pageTop = (page: Page) => page.evaluate(() => scrollY);

const SEARCH = '<creneau-search></creneau-search>';
const LIST = '<creneau-event-list></creneau-event-list>';

test.describe('D-page-presses: a page that cancels presses and wheels', () => {
  test('a press puts the cursor into a field, and a double press selects the word', async ({ browser }) => {
    const page = await open(browser, CANCELS, SEARCH);
    const search = page.getByRole('combobox');
    await search.click();
    await page.keyboard.type('padel');
    await search.dblclick({ position: { x: 12, y: 10 } });
    expect(await search.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(5);
    // The menu of the browser pastes.
    expect(
      await search.evaluate((field) =>
        field.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true })),
      ),
    ).toBe(true);
  });

  test('a tap chooses a slot and puts the cursor into a field', async ({ browser }) => {
    const page = await open(
      browser,
      CANCELS,
      `${SEARCH}<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>`,
      { hasTouch: true, viewport: { width: 390, height: 800 } },
    );
    await page.locator('[part~="available"]').first().tap();
    await expect(page.locator('[part~="selected"]')).toHaveCount(1);
    await page.getByRole('combobox').tap();
    await page.keyboard.type('padel');
    await expect(page.getByRole('combobox')).toHaveValue('padel');
  });

  for (const [index, [what, script]] of [
    ['scrolls itself', SCROLLS],
    ['does not', ''],
  ].entries())
    test(
      `suggestions and a sheet scroll by wheel, and the page under the sheet stands still: a page that ${what}`,
      longFrom(1, index),
      async ({ browser }) => {
        const page = await open(browser, script as string, `${SEARCH}${LIST}`, {
          viewport: { width: 560, height: 330 },
        });
        await page.getByRole('combobox').first().click();
        await page.keyboard.type('yo');
        const found = page.locator('[part~="combobox-options"]');
        await turnOver(page, found);
        await expect.poll(() => topOf(found)).toBeGreaterThan(0);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Filtres/ }).click();
        const before = await pageTop(page);
        const sheet = page.getByRole('dialog', { name: 'Filtres' });
        const body = sheet.locator('.sheet-body');
        await turnOver(page, body);
        await expect.poll(() => topOf(body)).toBeGreaterThan(0);
        const height = await body.evaluate(({ scrollHeight }) => scrollHeight);
        for (const box of [body, sheet.getByRole('heading')]) await turnOver(page, box, height);
        await page.mouse.move(200, 4);
        await page.mouse.wheel(0, 300);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await pageTop(page)).toBe(before);
      },
    );

  test('a press that began in a sheet and ends beside it does not close it', { tag: '@long' }, async ({ browser }) => {
    const page = await open(browser, '', LIST, { viewport: { width: 375, height: 900 } });
    await page.getByRole('button', { name: /^Filtres/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(180, 20);
    await page.mouse.up();
    await expect(sheet).toHaveCount(1);
    await page.mouse.click(180, 20);
    await expect(sheet).toHaveCount(0);
  });
});
