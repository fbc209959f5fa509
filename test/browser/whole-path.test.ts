import type { Browser, Page } from 'playwright-core';
import { type Demo, startDemo } from '../fixtures/browser/demo.ts';
import { closePages, sharedBrowser } from '../fixtures/browser/shared.ts';
import { expect, test } from '../fixtures/browser/test.ts';

let browser: Browser;
let demo: Demo;

test.beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), startDemo()]);
});

test.afterAll(async () => {
  await closePages(browser);
  await demo?.stop();
});

/** Thursday 26 November, 9 o'clock: six places, none taken. */
const FREE = 'jeudi 26 novembre 2026, 09 h 00 à 10 h 00, 6 places';

test("S-product, D-guest-form: a foreign page's visitor picks slots, sees why some are refused, and books as a guest", async () => {
  const page = await browser.newPage({ locale: 'fr-FR' });
  await page.goto(`${demo.partner}/`);
  const slot = page.getByRole('button', { name: FREE });
  await slot.click();
  await expect(slot).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Jours précédents' }).click();
  await page.getByRole('button', { name: /lundi 23 novembre 2026, 08 h 00 .* Ce créneau est passé/ }).press('Enter');
  await page.locator('[part~="reason"]').getByText('Ce créneau est passé.').waitFor();
  await page.getByRole('button', { name: /mercredi 25 novembre 2026, 08 h 00 .* complète/ }).press('Enter');
  await page.locator('[part~="reason"]').getByText('Cette séance est complète.').waitFor();

  await page.getByRole('button', { name: 'Je Réserve' }).click();
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill('Martin');
  await page.getByLabel('E-mail').fill('zoe.martin@example.fr');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page
    .getByRole('timer')
    .getByText(/gardées encore (10:00|9:5\d)/)
    .waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/v1/order')),
    page.getByRole('button', { name: 'Confirmer la réservation' }).click(),
  ]);
  const order: unknown = await answer.json();
  await page.getByRole('heading', { name: 'Réservation confirmée' }).waitFor();
  expect(await calendarFile(page)).toMatch(
    /DTSTART;TZID=Europe\/Paris:20261126T090000\r\nDTEND;TZID=Europe\/Paris:20261126T100000\r\nSUMMARY:Yoga doux/,
  );

  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page.locator('creneau-checkout')).toHaveCount(0);
  await page.getByRole('button', { name: FREE.replace('6 places', '5 places') }).waitFor();
  expect(order).toMatchObject({ state: 'confirmed', total: 0, partner: 'studio-lumiere' });
  await page.close();
});

/** The calendar file behind the confirmation's link. */
async function calendarFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /agenda/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('creneau.ics');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
