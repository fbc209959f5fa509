import type { Page } from 'playwright-core';
import type { Activities } from '../../../demo/api/schemas/fitness.ts';
import { actOnPainted, adopted } from '../../fixtures/browser/adopted.ts';
import { type Heard, listenTo } from '../../fixtures/browser/page-errors.ts';
import { test as base, expect, newPage } from '../../fixtures/browser/test.ts';
import { violations } from '../finding/axe.ts';

interface Visit {
  readonly as: string;
  readonly lang?: 'fr' | 'en';
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

const test = base.extend<{
  visit: (choices: Visit) => Promise<{ readonly page: Page; readonly heard: Heard }>;
  figuresOf: (call: string) => Promise<Activities['items']>;
}>({
  /** Opens a demo user's page, which has the strict policy. */
  visit: async ({ browser, demo }, use) =>
    use(async ({ as, lang = 'fr', width = 1280, colorScheme = 'light' }) => {
      const page = await newPage(browser, { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
      const heard = listenTo(page);
      const site = lang === 'en' ? demo.url.replace('localhost', 'en.localhost') : demo.url;
      await page.goto(`${site}/fitness/?as=${as}`);
      return { page, heard };
    }),
  /** The API's figures of the demo's customer. */
  figuresOf: async ({ demo }, use) =>
    use(async (call) => {
      const headers = { authorization: 'Bearer demo-customer' };
      const answer = await fetch(`${demo.url}/api/v1/bracelet/activities/${call}`, { headers });
      return ((await answer.json()) as Activities).items;
    }),
});

/** A column of the table as numbers, null for a missing figure. */
async function column(page: Page, index: number): Promise<readonly (number | null)[]> {
  const texts = await page.locator(`tbody tr td:nth-of-type(${index})`).allTextContents();
  return texts.map((text) => (text.startsWith('–') ? null : Number(text.replace(/\D/g, ''))));
}

const focused = (page: Page) =>
  page.evaluate(
    () => document.querySelector('creneau-fitness-dashboard')?.shadowRoot?.activeElement?.ariaLabel ?? null,
  );

const picked = (page: Page) => page.locator('[aria-pressed="true"]').allTextContents();

test("S-fitness: a week has bars and toggle buttons for the keyboard, and a table with the API's figures", async ({
  visit,
  figuresOf,
}) => {
  const { page, heard } = await visit({ as: 'demo-customer' });
  await page.locator('.bar').first().waitFor();
  await adopted(page);
  const week = await figuresOf('weekly');
  const [saturday] = week.map(({ start }) => start).filter((start) => start === '2026-11-21');
  expect([week.length, saturday]).toEqual([6, undefined]);
  const steps = week.map((item) => item.steps);
  await expect.poll(() => column(page, 1)).toEqual([...steps.slice(0, 3), null, ...steps.slice(3)]);

  await page.getByRole('button', { name: 'Sommeil' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toMatch(/^mardi 24 nov\.\s: 1\s623\spas$/u);
  await expect(page.locator('.tooltip')).toHaveText(/1\s623\spas\s+mardi 24 nov\./u, { useInnerText: true });
  for (const name of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(name);
  await expect.poll(() => focused(page)).toBe('samedi 21 nov.\u00a0: pas de données');
  await expect(page.locator('.bar.missing')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => picked(page)).toEqual(['Semaine']);
  await expect(page.locator('.panel')).toHaveCount(4);
  await expect.poll(() => column(page, 2)).toEqual([11, 8, 14, null, 5, 6, 1]);

  await page.getByRole('button', { name: 'Semaine' }).click();
  expect([await picked(page), await page.locator('tbody tr').count()]).toEqual([[], 7]);
  await page.getByRole('button', { name: 'Jour' }).click();
  await expect(page.locator('caption')).toHaveText("Pas, Étages, Calories, Sommeil, aujourd'hui");
  await page.locator('.panel').first().locator('.bar').nth(8).hover();
  await expect(page.locator('.tooltip')).toHaveText(/974\spas\s+08h00/u, { useInnerText: true });
  expect([heard.errors, heard.console]).toEqual([[], []]);
});

test('D-first-view: a bar that is pointed at before React has come has its tooltip afterwards', async ({
  browser,
  demo,
}) => {
  const page = await newPage(browser);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/react-dom-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${demo.url}/fitness/?as=demo-customer`);
  await actOnPainted(page);
  const bars = page.locator('.bar');
  await bars.first().hover();
  await bars.nth(2).hover();
  letGo();
  await adopted(page);
  await page.locator('[part~="tooltip"]').waitFor();
  await page.mouse.move(0, 0);
  await page.locator('[part~="tooltip"]').waitFor({ state: 'detached' });
});

test("S-languages: a year in English on a phone, in the dark, is no wider than the page, and has the API's figures", async ({
  visit,
  figuresOf,
}) => {
  const { page, heard } = await visit({ as: 'demo-customer', lang: 'en', width: 375, colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Year' }).click();
  await page.getByRole('button', { name: 'Floors' }).click();
  await page.getByRole('img', { name: 'June 2026: no data' }).waitFor();
  const floors = (await figuresOf('yearly')).map((item) => item.floors);
  await expect.poll(() => column(page, 1)).toEqual([...floors.slice(0, 6), null, ...floors.slice(6)]);
  await page.getByRole('img', { name: /^February 2026: \d+ floors$/ }).hover();
  await expect(page.locator('.tooltip')).toHaveText(/^\d+ floors\s+February 2026$/, { useInnerText: true });
  await expect(page.locator('.tile').first()).toHaveText(/^Steps\s+2,814,723$/, { useInnerText: true });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect([heard.errors, heard.console]).toEqual([[], []]);
});

test('D-tracker: no call is made for a user without a tracker, nor for a visitor', async ({ demo, visit }) => {
  const { page, heard } = await visit({ as: 'demo-company' });
  await page.getByText("Aucun appareil de suivi n'est relié à votre compte.").waitFor();
  await expect(page.locator('.choices')).toHaveCount(0);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(`${demo.url}/fitness/?as=`);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/sign-in/?back=%2Ffitness%2F');
  expect(calls.filter((url) => url.includes('/api/v1/'))).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect([heard.errors, heard.console]).toEqual([[], []]);
});
