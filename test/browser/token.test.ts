import type { Request } from 'playwright-core';
import { expect, newPage, test } from '../fixtures/browser/test.ts';

/** A token of the sample data, and so a canary: it may appear in one place only. */
const CANARY = 'demo-subscriber';

test("C-token: the token is in the Authorization header to the API's origin, and nowhere else", async ({
  browser,
  ownDemo: demo,
}) => {
  const page = await newPage(browser);
  const seen: string[] = [];
  let sent = 0;
  const reads: Promise<void>[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => reads.push(read(request)));
  const read = async (request: Request) => {
    const { authorization = '', ...headers } = await request.allHeaders();
    const isApi = request.url().startsWith(`${demo.url}/api/`);
    if (isApi && authorization === `Bearer ${CANARY}`) sent += 1;
    else seen.push(authorization);
    seen.push(request.url(), JSON.stringify(headers), request.postData() ?? '');
  };
  await page.goto(`${demo.partner}/`);
  await page.evaluate((token) => {
    const calendar = document.querySelector('creneau-slotted-calendar');
    Reflect.set(calendar as object, 'token', token);
  }, CANARY);
  await page.locator('.slot.available').first().waitFor();
  await page.locator('.navigation button').nth(1).click();
  await page.locator('.slot.available').first().click();
  await page.locator('[part~="book-button"]').click();
  await page.locator('.confirm').click();
  await page.locator('.done').waitFor();
  const kept = await page.evaluate(() => [
    location.href,
    document.cookie,
    document.title,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('*')].map((element) => element.shadowRoot?.innerHTML ?? ''),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  page.removeAllListeners('request');
  await Promise.all(reads);
  expect(sent).toBeGreaterThan(3);
  expect([...seen, ...kept].filter((text) => text.includes(CANARY))).toEqual([]);
});
