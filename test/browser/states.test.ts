import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STATES } from '../../demo/states.ts';
import { type Demo, startDemo } from '../fixtures/demo.ts';
import { styleFingerprint, underSheet } from '../fixtures/host-sheets.ts';
import { hostFile } from '../fixtures/hosts.ts';
import { takePicture } from '../fixtures/picture.ts';
import { closePages, sharedBrowser } from '../fixtures/shared.ts';
import { elementOf, openState } from '../fixtures/states.ts';
import { violations } from './finding/axe.ts';

const pictures = fileURLToPath(new URL('../pictures/', import.meta.url));

/** Inherited values that a page may set on everything; none may come in. */
const LOUD = `* { all: revert !important; letter-spacing: 3px !important; text-transform: uppercase !important;
  line-height: 3 !important; font: italic 30px serif !important; color: red !important; text-align: right !important;
  direction: rtl !important; word-spacing: 9px !important; cursor: help !important }`;

let browser: Browser;
let demo: Demo;
let sheets: Readonly<Record<string, string>>;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  demo = await startDemo();
  sheets = {
    'Bootstrap 5': await hostFile('bootstrap/dist/css/bootstrap.min.css'),
    'everything reverted and loud': LOUD,
    'html at 62.5%': 'html { font-size: 62.5% }',
  };
});

afterEach(() => closePages(browser));
afterAll(async () => {
  await demo?.stop();
});

describe.each(STATES)('$element: $name', (state) => {
  it('contract §5, §6: stands under the strict policy, in both widths, languages and themes, under each host sheet', async () => {
    browser = await sharedBrowser(state.needs);
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const troubles = listen(page, state.fault);
    await openState(page, demo, state);
    const plain = await settled(() => styleFingerprint(page, elementOf(state)));
    expect(plain.length).toBeGreaterThan(5);
    for (const [name, sheet] of Object.entries(sheets)) {
      // A map that has another size shows other places: what is there looks as it did.
      const strange = async () => {
        const styled = await underSheet(page, sheet, () => styleFingerprint(page, elementOf(state)));
        return styled.filter((node) => !plain.includes(node));
      };
      await expect.poll(strange, { message: `under ${name}` }).toEqual([]);
    }
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      for (const lang of ['fr', 'en']) {
        for (const theme of ['light', 'dark'] as const) {
          await show(page, lang, theme);
          const at = `${width} ${lang} ${theme}`;
          await expect.poll(() => overflowing(page), { message: `${at}: wider than the page` }).toEqual([]);
          // Each language and each theme once in each width; for axe once in all.
          if ((lang === 'fr') !== (theme === 'light')) continue;
          await takePicture(page, `${pictures}${state.element} ${state.name} ${at}.png`);
          if ((lang === 'fr') === (width === 1280)) expect(await violations(page), `${at}: axe`).toEqual([]);
        }
      }
    }
    expect(troubles).toEqual([]);
  });
});

/** What the page complains of: errors, blocked requests, anything on the console that a fault does not explain. */
function listen(page: Page, fault: string | undefined): readonly string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isRefusal = /^Failed to load resource.*\b(402|409|422)\b/.test(message.text());
    const isExpected = isRefusal || (fault !== undefined && /Failed to load resource|ApiError/.test(message.text()));
    if (!isExpected && ['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  return troubles;
}

/** What a look finds twice in a row. */
async function settled<T>(look: () => Promise<T>): Promise<T> {
  let before = await look();
  for (;;) {
    const now = await look();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

async function show(page: Page, lang: string, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate((language) => document.documentElement.setAttribute('data-creneau-lang', language), lang);
  // The toaster's root has no size of its own.
  await page.locator(`.root[lang="${lang}"]`).first().waitFor({ state: 'attached' });
}

/** Nodes of the widgets that stand out of the window; what can be scrolled to within a node is not out of it. */
function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
    const nodes = roots.flatMap((root) => [...root.querySelectorAll('*:not(.visually-hidden)')]);
    const scrolls = (node: Element | null): boolean =>
      node !== null && (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
    return nodes
      .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !scrolls(node.parentElement))
      .map((node) => node.className);
  });
}
