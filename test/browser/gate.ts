import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import type { State } from '../../demo/states.ts';
import type { Demo } from '../fixtures/browser/demo.ts';
import { styleFingerprint, underSheet } from '../fixtures/browser/host-sheets.ts';
import { isAdvice } from '../fixtures/browser/page-errors.ts';
import { takePicture } from '../fixtures/browser/picture.ts';
import { sharedBrowser } from '../fixtures/browser/shared.ts';
import { expect, onTestFinished } from '../fixtures/browser/test.ts';
import { elementOf, openState } from '../fixtures/suites/states.ts';
import { violations } from './finding/axe.ts';
import { labelsNotInNames } from './finding/label-in-name.ts';

/** A combination of width, language and theme. */
export interface Look {
  readonly width: number;
  readonly lang: 'fr' | 'en';
  readonly theme: 'light' | 'dark';
}

/** Every width with every language and theme; neighbours differ in language and theme. */
export const LOOKS: readonly Look[] = [1280, 320].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) => [
    { width, lang: theme === 'light' ? ('fr' as const) : ('en' as const), theme },
    { width, lang: theme === 'light' ? ('en' as const) : ('fr' as const), theme },
  ]),
);

/** Inherited values that a page may set on everything; none may reach the element. */
export const LOUD = `* { all: revert !important; letter-spacing: 3px !important; text-transform: uppercase !important;
  line-height: 3 !important; font: italic 30px serif !important; color: red !important; text-align: right !important;
  direction: rtl !important; word-spacing: 9px !important; cursor: help !important }`;

const pictures = fileURLToPath(new URL('../pictures/', import.meta.url));

/**
 * Opens a state under the strict policy, puts each of the host's `sheets` (by name) on its page, and looks at it in
 * each of `looks`: no style leaks in, nothing overflows the window, axe finds nothing, what a control shows is in its
 * name, `further` passes, the console stays empty. Saves a picture of each.
 */
export async function passGate(
  demo: Demo,
  state: State,
  looks: readonly Look[],
  sheets: Readonly<Record<string, string>>,
  further: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const page = await gatePage(state.needs);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  const { troubles, stop } = listen(page, state);
  onTestFinished(async () => {
    stop();
    await leave(page);
  });
  await openState(page, demo, state);
  await keepsItsStyles(page, state, sheets);
  for (const look of looks) {
    await show(page, look);
    const at = `${look.width} ${look.lang} ${look.theme}`;
    await expect.poll(() => overflowing(page), { message: `${at}: wider than the page` }).toEqual([]);
    await takePicture(page, `${pictures}${state.element} ${state.name} ${at}.png`);
    expect(await violations(page), `${at}: axe`).toEqual([]);
    expect(await labelsNotInNames(page), `${at}: shown, and not in the name`).toEqual([]);
  }
  await further(page);
  expect(troubles).toEqual([]);
}

const pages = new Map<Browser, Promise<Page>>();

/** One page for all states, which go to it one after the other: the bundle is downloaded once. */
async function gatePage(needs: State['needs']): Promise<Page> {
  const browser = await sharedBrowser(needs);
  const page = pages.get(browser) ?? openPage(browser);
  pages.set(browser, page);
  return page;
}

async function openPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
}

/** Leaves a state; the next one finds nothing of what this one has stored. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
}

async function keepsItsStyles(page: Page, state: State, sheets: Readonly<Record<string, string>>): Promise<void> {
  const look = () => styleFingerprint(page, elementOf(state));
  let plain = await settled(look);
  expect(plain.length).toBeGreaterThan(5);
  for (const [name, sheet] of Object.entries(sheets)) {
    // A map of another size shows other places: what remains looks the same.
    const strange = async () => {
      const styled = await underSheet(page, sheet, look);
      const found = styled.filter((node) => !plain.includes(node));
      // The content may have changed since: an arrow is enabled once the row of slides has been measured.
      if (found.length > 0) plain = await settled(look);
      return found;
    };
    await expect.poll(strange, { message: `under ${name}` }).toEqual([]);
  }
}

/** The page's complaints: errors, blocked requests, anything on the console that a fault does not explain. */
function listen(page: Page, { fault }: State): { readonly troubles: readonly string[]; stop(): void } {
  const troubles: string[] = [];
  const onError = (error: Error) => troubles.push(`error: ${error.message}`);
  const onMessage = (message: ConsoleMessage) => {
    const isRefusal = /^Failed to load resource.*\b(402|409|422)\b/.test(message.text());
    const isExpected =
      isRefusal ||
      isAdvice(message.text()) ||
      (fault !== undefined && /Failed to load resource|ApiError/.test(message.text()));
    if (!isExpected && ['error', 'warning'].includes(message.type())) troubles.push(message.text());
  };
  page.on('pageerror', onError).on('console', onMessage);
  return { troubles, stop: () => page.off('pageerror', onError).off('console', onMessage) };
}

/** The findings of a look that occur twice in a row. */
async function settled<T>(look: () => Promise<T>): Promise<T> {
  let now = await look();
  const isSame = async () => {
    const before = JSON.stringify(now);
    now = await look();
    return JSON.stringify(now) === before;
  };
  await expect.poll(isSame, { message: 'nothing changes any more', intervals: [0] }).toBe(true);
  return now;
}

/** Shows a page in a look; the device has the other scheme, and a light page names none. */
async function show(page: Page, { width, lang, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.evaluate(
    ([language, scheme]) => {
      document.documentElement.setAttribute('data-creneau-lang', language);
      document.documentElement.style.colorScheme = scheme;
    },
    [lang, theme === 'light' ? 'normal' : 'dark'] as const,
  );
  // The toaster's root has no size of its own.
  await page.locator(`.root[lang="${lang}"]`).first().waitFor({ state: 'attached' });
}

/** Nodes of the widgets that overflow the window; content that scrolls within a node does not. */
function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
    const nodes = roots.flatMap((root) => [...root.querySelectorAll('*:not(.visually-hidden)')]);
    const scrolls = (node: Element | null): boolean =>
      node !== null && (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
    const wide = nodes
      .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !scrolls(node.parentElement))
      .map((node) => node.className);
    return document.documentElement.scrollWidth > innerWidth ? [...wide, 'the page'] : wide;
  });
}
