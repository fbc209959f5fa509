import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DEMO_NOW } from '../fixtures/browser/demo.ts';
import { closePages, sharedBrowser } from '../fixtures/browser/shared.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import { type DemoProcess, startProcess } from '../fixtures/server/process.ts';

let browser: Browser;
let folder: string;
let demo: DemoProcess;

const start = () => startProcess({ PORT: '0', NOW: DEMO_NOW, DATA_DIR: join(folder, 'data') });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'creneau-'));
  browser = await sharedBrowser();
  demo = await start();
});

test.afterAll(async () => {
  await closePages(browser);
  await demo?.kill();
  await rm(folder, { recursive: true, force: true });
});

test('C-variables, D-same-rules: a signed-in booking is in the database after kill -9 and a restart', async () => {
  const page = await browser.newPage();
  await signIn(page);
  await page.getByRole('button', { name: /jeudi 26 novembre 2026, 08 h 00/ }).click();
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
  await signIn(page);
  await page.getByRole('button', { name: /jeudi 26 novembre 2026, 08 h 00 .* déjà réservé/ }).waitFor();
  await page.close();
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${demo.partner}/`);
  await page.evaluate(() => {
    const calendar = document.querySelector('creneau-slotted-calendar');
    calendar?.setAttribute('token', 'demo-subscriber');
  });
  await page.locator('.slot').first().waitFor();
}
