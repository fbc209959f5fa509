import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { withoutStreams } from '../../fixtures/browser/without-streams.ts';
import { type Counts, keptCounts, notAsKept } from '../../fixtures/kept-counts.ts';

const KEPT = new URL('first-views.json', import.meta.url);
const SLACK = { share: 0.03, number: 0 };

/** The first of the slots or cards, and a field of the checkout's form. */
const SHOWN = [SLOT, 'article', 'form input'] as const;

/**
 * Notes in the page when elements are first in a shadow tree. What waits for an idle browser waits until then, because a
 * slow machine may be idle before.
 */
const WATCH = `<script>
  const shown = {}, { requestIdleCallback: whenIdle } = window, waiting = [];
  window.requestIdleCallback = (...call) => Object.keys(shown).length > 0 ? whenIdle(...call) : waiting.push(call);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    new MutationObserver(() => {
      for (const selector of ${JSON.stringify(SHOWN)}) {
        if (!(selector in shown) && root.querySelector(selector)) shown[selector] = performance.now();
      }
      if (Object.keys(shown).length > 0) for (const call of waiting.splice(0)) whenIdle(...call);
    }).observe(root, { childList: true, subtree: true });
    return root;
  };
  const begunBefore = (selector) => performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= shown[selector]).map(({ name }) => name);
</script>`;

interface View {
  readonly name: string;
  readonly html: string;
  readonly selector: (typeof SHOWN)[number];
  /** What a visitor does before. */
  readonly act?: (page: Page) => Promise<void>;
}

const SLOTS: View = { name: 'first slots', html: CALENDAR, selector: SLOT };
const VIEWS: readonly View[] = [
  SLOTS,
  { name: 'first cards', html: '<creneau-event-list></creneau-event-list>', selector: 'article' },
  {
    name: "checkout's form",
    html: CALENDAR,
    selector: 'form input',
    act: async (page) => {
      await page.locator(SLOT).first().click();
      await page.locator('[part~="book-button"]').click();
    },
  },
];

/**
 * Counts the files that were requested before the view was there and all calls of the view, with the bytes of their
 * responses. Some calls come beside a view, now before and now after it; so do the files of what a visitor opens.
 */
async function countUntil(site: Site, { name, html, selector, act }: View): Promise<Counts> {
  const { page } = await site.visit('');
  await withoutStreams(page);
  const requests = new Map<string, Request>();
  page.on('request', (request) => requests.set(request.url(), request));
  await page.goto(site.relay.page(WATCH + site.script('async') + html));
  await act?.(page);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  const begun = await page.evaluate<readonly string[]>(`begunBefore(${JSON.stringify(selector)})`);
  const weigh = async (addresses: readonly string[], part: string, sizeOf: (body: Buffer) => number) => {
    const bodyOf = async (address: string) => (await requests.get(address)?.response())?.body();
    const bodies = await Promise.all(addresses.filter((address) => address.includes(part)).map(bodyOf));
    return [bodies.length, bodies.reduce((sum, body) => sum + (body ? sizeOf(body) : 0), 0)] as const;
  };
  const all = [...requests.keys()];
  const sizeOfFile = (body: Buffer) => gzipSync(body, { level: 9 }).length;
  const [files, bytesOfFiles] = await weigh(act ? all : begun, '/creneau/', sizeOfFile);
  const [calls, bytesOfCalls] = await weigh(all, '/api/', (body) => body.length);
  return {
    [`${name}: files`]: files,
    [`${name}: bytes of files, gzip`]: bytesOfFiles,
    [`${name}: calls`]: calls,
    [`${name}: bytes of calls`]: bytesOfCalls,
  };
}

test.describe('D-kept-counts: the requests and bytes up to a first view', () => {
  test('the first slots, the first cards and the form of the checkout need no more than was kept', async ({ site }) => {
    const counts: Record<string, number> = {};
    for (const view of VIEWS) Object.assign(counts, await countUntil(site, view));
    expect(notAsKept(counts, keptCounts(KEPT, counts), SLACK), 'CRENEAU_KEEP_COUNTS=1 keeps them anew').toEqual([]);
  });

  test('a request more before the first slots is noticed', async ({ site }) => {
    const usual = await countUntil(site, SLOTS);
    const more = `<script>fetch('${site.relay.origin('cdn')}/api/v1/config').then((answer) => answer.text())</script>`;
    const counts = await countUntil(site, { ...SLOTS, html: more + SLOTS.html });
    expect(notAsKept(counts, usual, SLACK).join()).toContain('first slots: calls: 3, kept 2');
  });
});
