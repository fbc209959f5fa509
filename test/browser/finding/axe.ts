import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

type Global = { readonly axe?: typeof import('axe-core') };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on this page, as `rule: node`. */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  // The results of passing rules for each node are a megabyte.
  return page.evaluate(async () => {
    const results = await (globalThis as Global).axe?.run({ resultTypes: ['violations'] });
    if (!results) throw new Error('axe is not on the page.');
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}
