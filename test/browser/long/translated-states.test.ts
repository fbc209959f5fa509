import type { Browser, Page } from 'playwright-core';
import type { State } from '../../../demo/states.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { type Heard, listenTo } from '../../fixtures/browser/page-errors.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { translateBy, translatePages, translations } from '../../fixtures/browser/translator.ts';
import { CHOSEN_STATES, openState } from '../../fixtures/suites/states.ts';

let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo?.stop());

interface Translated {
  readonly page: Page;
  readonly heard: Heard;
}

const pages = new Map<Browser, Promise<Translated>>();

/** One page for all states, translated by one that replaces texts: the bundle is downloaded once. */
async function translatedPage(needs: State['needs']): Promise<Translated> {
  const browser = await sharedBrowser(needs);
  const page = pages.get(browser) ?? open(browser);
  pages.set(browser, page);
  return page;
}

async function open(browser: Browser): Promise<Translated> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await translatePages(page, 'replaces');
  return { page, heard: listenTo(page) };
}

/** Has the elements draw all their texts again, in this language. */
async function inLanguage(page: Page, lang: 'fr' | 'en'): Promise<void> {
  await page.evaluate((language) => document.documentElement.setAttribute('data-creneau-lang', language), lang);
  await page.locator(`.root[lang="${lang}"]`).first().waitFor({ state: 'attached' });
}

/** Presses one control of each kind, those too that a press brings; links lead nowhere. Returns how many. */
function pressEachKind(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const shadows = () =>
      [...document.querySelectorAll('*')].flatMap(function inside(element): ShadowRoot[] {
        const root = element.shadowRoot;
        return root ? [root, ...[...root.querySelectorAll('*')].flatMap(inside)] : [];
      });
    const controls = () =>
      shadows().flatMap((root) => [
        ...root.querySelectorAll<HTMLElement>(
          'button, a[href], [role="option"], [role="menuitem"], summary, input[type="checkbox"], select',
        ),
      ]);
    const kindOf = (control: HTMLElement) =>
      [control.localName, control.className, control.getAttribute('part'), control.parentElement?.className].join();
    addEventListener('click', (event) => event.preventDefault());
    const pressed = new Set<string>();
    for (;;) {
      const next = controls().find((control) => !pressed.has(kindOf(control)));
      if (!next || pressed.size >= 15) return pressed.size;
      pressed.add(kindOf(next));
      next.click();
      if (next instanceof HTMLSelectElement) {
        next.selectedIndex = next.options.length - 1;
        next.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await frames();
    }
  });
}

for (const state of CHOSEN_STATES)
  test(`D-any-page: ${state.element}, ${state.name}, is used while a translator replaces and wraps each text: no error, no lost view, no text of before`, {
    tag: '@long',
  }, async () => {
    const { page, heard } = await translatedPage(state.needs);
    heard.reset();
    onTestFinished(async () => {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto('about:blank');
    });
    await openState(page, demo, state);
    await inLanguage(page, 'en');
    expect((await translations(page)).stale).toEqual([]);
    await translateBy(page, 'wraps');
    await inLanguage(page, 'fr');
    await pressEachKind(page);
    await inLanguage(page, 'en');
    const { count, stale } = await translations(page);
    // A skeleton has no text.
    if (!state.fault?.startsWith('~delay')) expect(count).toBeGreaterThan(0);
    expect(stale).toEqual([]);
    expect(heard.errors).toEqual([]);
    expect(heard.said(/removeChild|insertBefore|hydrat|Minified React|widget-failed/i)).toEqual([]);
  });
