import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { AXE_CHECKS } from '../../../demo/pages/qa/client/logs/audit-checks.ts';

type Global = { readonly axe?: typeof import('axe-core') };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe on this page, once. */
export async function putAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
}

/** What axe finds on this page, as `rule: node`. It takes a page without a ground for a white one, so that it is given the one that is seen. */
export async function violations(page: Page): Promise<readonly string[]> {
  await putAxe(page);
  return page.evaluate(async (checks) => {
    const { documentElement: root, body } = document;
    const { background } = root.style;
    const isBare = [root, body].every((one) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)');
    if (isBare) root.style.background = 'Canvas';
    const results = await (globalThis as Global).axe?.run(checks);
    root.style.background = background;
    if (!results) throw new Error('axe is not on the page.');
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, AXE_CHECKS);
}
