import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { elementsOf, type Manifest } from '../../demo/pages/qa/client/elements.ts';
import { EXAMPLES } from '../../demo/reference/examples.ts';
import { type Heard, listenTo } from '../fixtures/browser/page-errors.ts';
import { expect, test } from '../fixtures/browser/test.ts';

let page: Page;
let heard: Heard;
/** The elements that tell when what they show is there. */
let telling: ReadonlySet<string>;

test.beforeAll(async ({ browser, demo: { url } }) => {
  page = await browser.newPage();
  heard = listenTo(page);
  const manifest = await readFile(new URL('../../dist/custom-elements.json', import.meta.url), 'utf8');
  const elements = elementsOf(JSON.parse(manifest) as Manifest);
  telling = new Set(elements.filter(({ events }) => 'creneau-ready' in events).map(({ name }) => `creneau-${name}`));
  expect(telling.size).toBeGreaterThan(10);
  const body = `<!doctype html><link rel="icon" href="data:,"><main></main>
    <script src="${url}/creneau/1/creneau.js" data-token="demo-customer"></script>`;
  await page.route(`${url}/examples`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/examples`);
});

test.afterAll(() => page?.close());

for (const [what, { html }] of Object.entries(EXAMPLES))
  test(`C-elements: the example of ${what} in the reference is ready`, async () => {
    heard.reset();
    const tags = [...html.matchAll(/<(creneau-[\w-]+)/g)].map(([, tag = '']) => tag);
    await page.evaluate(
      (markup) => {
        const main = document.createElement('main');
        const ready: string[] = [];
        main.addEventListener('creneau-ready', ({ target }) => ready.push((target as Element).localName));
        main.innerHTML = markup;
        document.querySelector('main')?.replaceWith(main);
        Object.assign(globalThis, { ready });
        // A customer sees no studio's day.
      },
      html.replace('<creneau-studio-day', '$& token="demo-provider"'),
    );
    const ready = () => page.evaluate(() => Reflect.get(globalThis, 'ready') as readonly string[]);
    await expect.poll(ready).toEqual(expect.arrayContaining(tags.filter((tag) => telling.has(tag))));
    for (const tag of tags) await page.locator(`${tag} [part~="root"]`).first().waitFor({ state: 'attached' });
    expect(heard.console.filter((line) => /^(?:error|warning)/.test(line))).toEqual([]);
    expect(heard.errors).toEqual([]);
  });
