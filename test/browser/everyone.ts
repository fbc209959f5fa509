import type { Page } from 'playwright-core';
import { expect } from '../fixtures/browser/test.ts';

/** The spacing that readers may ask for (WCAG 1.4.12). */
const SPACED = `*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** What an element on the open page is for everybody: with wide text, in forced colours, without motion. */
export async function servesEveryone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  expect(await withoutMark(page), 'D-forced-colours').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  expect(await moving(page), 'D-reduced-motion').toEqual([]);
  expect(await cutOff(page, SPACED), 'D-text-spacing').toEqual([]);
}

/** Chosen, current or pressed controls that look like their neighbours in forced colours. */
function withoutMark(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const CHOSEN = '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"])';
    const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
    const look = (node: Element) => {
      const { color, backgroundColor, borderColor, borderWidth, outline, textDecorationLine, fontWeight } =
        getComputedStyle(node);
      return [color, backgroundColor, borderColor, borderWidth, outline, textDecorationLine, fontWeight].join();
    };
    const others = (node: Element, root: ShadowRoot) =>
      [...root.querySelectorAll(node.localName)].filter(
        (one) => one !== node && one.className.split(' ')[0] === node.className.split(' ')[0] && !one.matches(CHOSEN),
      );
    return roots.flatMap((root) =>
      [...root.querySelectorAll(CHOSEN)]
        .filter((node) => others(node, root).some((one) => look(one) === look(node)))
        .map((node) => node.outerHTML.slice(0, 120)),
    );
  });
}

/** Animations that run although the visitor asked for less motion. */
function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
    return roots
      .flatMap((root) => root.getAnimations())
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? '');
  });
}

/** Texts that are cut off, and nodes that leave the window, under a sheet in every shadow tree. */
function cutOff(page: Page, css: string): Promise<readonly string[]> {
  return page.evaluate((text) => {
    const roots = [...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    const isCut = (node: Element) => {
      const style = getComputedStyle(node);
      // What is shortened on purpose has its whole text in the tree, and stands on a page of its own.
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') return false;
      if (!/hidden|clip/.test(style.overflowY) || node.matches('.maplibregl-map')) return false;
      // A skeleton has no text; a link past the map is there with the focus.
      if (node.closest('.visually-hidden, .skeleton, .skip')) return false;
      return node.textContent?.trim() !== '' && node.scrollHeight > node.clientHeight + 2;
    };
    const nodes = roots.flatMap((root) => [...root.querySelectorAll('*:not(.visually-hidden, svg, svg *)')]);
    const cut = nodes.filter(isCut).map((node) => `cut off: ${node.className}`);
    const isWide = document.documentElement.scrollWidth > innerWidth;
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    return isWide ? [...cut, 'wider than the window'] : cut;
  }, css);
}
