import { statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type Counts, keptCounts, notAsKept } from '../../fixtures/kept-counts.ts';
import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

const KEPT = new URL('first-views.json', import.meta.url);
const SLACK = { share: 0.03, number: 0 };

/** Notes in the page when the first element of each kind is in a shadow tree. */
const WATCH = `<script>
  const shown = {};
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    new MutationObserver(() => {
      for (const selector of ['${SLOT}', 'article', 'form input'])
        if (root.querySelector(selector)) shown[selector] ??= performance.now();
    }).observe(root, { childList: true, subtree: true });
    return root;
  };
</script>`;

async function book(page: Page): Promise<void> {
  await page.locator(SLOT).first().click();
  await page.locator('[part~="book-button"]').click();
}

/** Each view, the tag that shows it, what is looked for, and what a visitor does before. */
const VIEWS = [
  ['first slots', CALENDAR, SLOT, async () => {}],
  ['first cards', '<creneau-event-list></creneau-event-list>', 'article', async () => {}],
  ["checkout's form", CALENDAR, 'form input', book],
] as const;

/** Counts the requests that began before the view was there, and the bytes of their responses. */
async function countUntil(site: Site, html: string, selector: string, act: (page: Page) => Promise<void>) {
  const { page } = await site.visit('');
  const ended: Promise<unknown>[] = [];
  page.on('request', (request) => ended.push(request.response().then((response) => response?.finished())));
  await page.goto(site.relay.page(WATCH + site.script('async') + html));
  await act(page);
  const isShown = await page.waitForFunction((one) => eval('shown')[one], selector);
  const at = Number(await isShown.jsonValue());
  await Promise.all(ended);
  const begun = await page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= end)
        .map(({ name }) => name),
    at,
  );
  const files = begun.filter((address) => address.includes('/creneau/'));
  const calls = begun.filter((address) => address.includes('/api/'));
  console.log(begun);
  return { files, calls };
}
test('x', async ({ site }) => {
  for (const [name, html, sel, act] of VIEWS) { console.log(name, JSON.stringify(await countUntil(site, html, sel, act), null, 1)); }
});
