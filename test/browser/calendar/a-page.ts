import type { Browser, Locator, Page } from 'playwright-core';
import { formatDate, formatHour } from '../../../core/time/format.ts';
import type { PlainDate, TimeOfDay } from '../../../core/time/wall-time.ts';
import { adopted } from '../../fixtures/browser/adopted.ts';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { test as base, newPage } from '../../fixtures/browser/test.ts';

export type Language = 'fr' | 'en';

interface More {
  readonly lang?: Language;
  readonly width?: number;
}

/** Tests of pages of the run's demo. */
export const test = base.extend<{ open: (path: string, more?: More) => Promise<Page> }>({
  open: async ({ browser, demo }, use) => use((path, more) => openPage(browser, demo, path, more)),
});

/** Opens a page of the marketplace in a fresh browser context, and waits for its slots; it ends with the test. */
export async function openPage(browser: Browser, demo: Origins, path: string, more: More = {}): Promise<Page> {
  const { lang = 'fr', width = 1280 } = more;
  const page = await newPage(browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const site = lang === 'en' ? demo.url.replace('localhost', 'en.localhost') : demo.url;
  await page.goto(`${site}${path}`);
  await page.locator('[part~="grid"]').filter({ visible: true }).waitFor();
  await adopted(page);
  return page;
}

/** The slots with this start, by their accessible name. */
export function slotAt(page: Page, day: PlainDate, hour: TimeOfDay, lang: Language = 'fr', offer = ''): Locator {
  const title = offer && `${offer}, `;
  const name = `^${formatHour(hour, lang)} .*, ${title}${formatDate(day, 'full', lang)}`;
  return page.getByRole('button', { name: new RegExp(name) });
}

/** The accessible name of the focused node, through shadow trees, or its text. `BODY` without a focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const said = active?.querySelector('.visually-hidden') ?? active;
    const name = active?.getAttribute('aria-label') ?? said?.textContent ?? '';
    return active === document.body ? 'BODY' : name.replace(/\s+/gu, ' ').trim();
  });
}

/** Presses Tab until the focused node has this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}
