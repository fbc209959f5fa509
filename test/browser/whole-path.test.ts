import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { DEMO_NOW, type Origins } from '../fixtures/browser/demo.ts';
import { expect, newPage, onTestFinished, test } from '../fixtures/browser/test.ts';
import { startProcess } from '../fixtures/server/process.ts';

/** Thursday 26 November, 9 o'clock: six places, none taken. */
const FREE = '09h00 – 10h00, 60 min, 6 places, jeudi 26 novembre 2026';

test("S-product, D-guest-form: a foreign page's visitor picks slots, sees why some are refused, and books as a guest", async ({
  browser,
  ownDemo: demo,
}) => {
  const page = await newPage(browser, { locale: 'fr-FR' });
  await page.goto(`${demo.partner}/`);
  const slot = page.getByRole('button', { name: FREE });
  await slot.click();
  await expect(slot).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Jours précédents' }).click();
  await page.getByRole('button', { name: /^08h00 .*lundi 23 novembre 2026.* Ce créneau est passé/ }).press('Enter');
  await page.locator('[part~="reason"]').getByText('Ce créneau est passé.').waitFor();
  await page.getByRole('button', { name: /^08h00 .*mercredi 25 novembre 2026.* complète/ }).press('Enter');
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
});

test('C-variables, D-same-rules: a signed-in booking is in the database after kill -9 and a restart', {
  tag: '@long',
}, async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'creneau-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const start = () => startProcess({ PORT: '0', NOW: DEMO_NOW, DATA_DIR: join(folder, 'data') });
  let demo = await start();
  onTestFinished(() => demo.kill());
  const page = await newPage(browser);
  await signIn(page, demo);
  await page.getByRole('button', { name: /^08h00 .*jeudi 26 novembre 2026/ }).click();
  await page.getByRole('button', { name: 'Je Réserve' }).click();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/v1/order')),
    page.getByRole('button', { name: 'Confirmer la réservation' }).click(),
  ]);
  const { id } = (await answer.json()) as { readonly id: string };
  await page.getByRole('heading', { name: 'Réservation confirmée' }).waitFor();

  await demo.kill();
  demo = await start();

  const again = await fetch(`${demo.url}/api/v1/order/${id}`, { headers: { authorization: 'Bearer demo-subscriber' } });
  expect(await again.json()).toMatchObject({ id, state: 'confirmed', slots: [{ id: '1_20261126T0800' }] });
  await signIn(page, demo);
  await page.getByRole('button', { name: /^08h00 .*jeudi 26 novembre 2026.* déjà réservé/ }).waitFor();
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

/** Opens the partner's page, signed in. */
async function signIn(page: Page, demo: Origins): Promise<void> {
  await page.goto(`${demo.partner}/`);
  await page.evaluate(() => {
    const calendar = document.querySelector('creneau-slotted-calendar');
    calendar?.setAttribute('token', 'demo-subscriber');
  });
  await page.locator('.slot').first().waitFor();
}
