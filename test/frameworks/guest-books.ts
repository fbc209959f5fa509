import type { Browser, ConsoleMessage } from 'playwright-core';
import { confirmed, fillGuest } from '../browser/buying/a-purchase.ts';

const PATIENCE = 30_000;

/** Books a slot as a guest on a page, and yields what was seen; throws at what is missing, with the console's errors. */
export async function* guestBooks(browser: Browser, url: string): AsyncGenerator<string> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  page.setDefaultTimeout(PATIENCE);
  const said: string[] = [];
  // The base map of the elements' default, which is on the network.
  await page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ status: 204 }));
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    const isOfPage = !message.location().url.endsWith('/favicon.ico');
    if (isOfPage && ['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  try {
    const until = Date.now() + PATIENCE;
    while (
      !(await page.goto(url).then(
        (answer) => answer?.ok(),
        () => false,
      ))
    ) {
      if (Date.now() > until) throw new Error('Nothing is served.');
    }
    const slot = page.locator('.slot.available').first();
    await slot.waitFor();
    yield 'calendar';
    await page.locator('.maplibregl-canvas').waitFor({ state: 'attached' });
    yield 'map';
    const predicate = (message: ConsoleMessage) => /^booked \w/.test(message.text());
    const heard = page.waitForEvent('console', { predicate, timeout: 4 * PATIENCE });
    // A page that fails before is told by what fails.
    heard.catch(() => {});
    await slot.click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await fillGuest(page, `guest-${Date.now()}@example.org`);
    await page.getByRole('button', { name: 'Confirmer la réservation' }).click();
    await confirmed(page);
    yield 'booked';
    await heard;
    yield 'heard';
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${said.join('\n')}`);
  } finally {
    yield `console: ${said.length === 0 ? 'quiet' : [...new Set(said)].join(' / ').slice(0, 600)}`;
    await page.close();
  }
}
