import type { Page } from 'playwright-core';
import { styleFingerprint } from '../fixtures/browser/host-sheets.ts';
import { hostFile } from '../fixtures/browser/hosts.ts';
import { type Heard, listenTo } from '../fixtures/browser/page-errors.ts';
import { expect } from '../fixtures/browser/test.ts';
import { withoutStreams } from '../fixtures/browser/without-streams.ts';
import { test as base, type Hosts, oneOfEach, startHosts } from './a-host-page.ts';
import { SHEETS } from './sheets.ts';

const ROOM = 900;
const ELEMENTS = oneOfEach();

/** The styles of each element, node by node. */
type Looks = Readonly<Record<string, readonly string[]>>;

/** The page on which all elements are compared; it is shared, so that the bundle is downloaded once. */
interface Lookout {
  readonly page: Page;
  readonly heard: Heard;
  /** The styles on a page without a style sheet. */
  readonly plain: Looks;
  /** Opens a page with all elements and this HTML in its head. */
  goTo(head: string): Promise<void>;
}

const test = base.extend<object, { readonly lookout: Lookout }>({
  lookout: [
    async ({ browser, demo }, use) => {
      const hosts = await startHosts(demo.url);
      hosts.relay.rules.add(async ({ path }) =>
        path.startsWith('/shelf/') && path.endsWith('.css')
          ? { headers: { 'content-type': 'text/css' }, body: await hostFile(path.slice('/shelf/'.length)) }
          : null,
      );
      // A picture that is missing is removed from the page at an unpredictable time.
      hosts.relay.rules.add(async ({ path }) =>
        path.startsWith('/pictures/')
          ? { headers: { 'content-type': 'image/svg+xml' }, body: await (await fetch(demo.url + path)).text() }
          : null,
      );
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await withoutStreams(page);
      const heard = listenTo(page);
      const goTo = async (head: string) => {
        heard.reset();
        await page.goto(hosts.relay.page(pageWith(hosts, head)));
      };
      await goTo('');
      expect(heard.errors).toEqual([]);
      await use({ page, heard, plain: await settledLooks(page), goTo });
      await context.close();
      await hosts.relay.stop();
    },
    { scope: 'worker' },
  ],
});

/** All elements, each in a space whose size no style sheet changes. */
function pageWith(hosts: Hosts, head: string): string {
  const boxes = ELEMENTS.map(
    ({ markup }) =>
      `<div style="display: block; box-sizing: content-box; width: ${ROOM}px; padding: 0">${markup}</div>`,
  );
  return `<!doctype html><html lang="fr"><head><meta name="viewport" content="width=device-width">${head}${hosts.script()}</head><body>${boxes.join('')}</body></html>`;
}

async function looks(page: Page): Promise<Looks> {
  const all = await Promise.all(
    ELEMENTS.map(async ({ element }) => [element, await styleFingerprint(page, `creneau-${element}`)] as const),
  );
  return Object.fromEntries(all);
}

/** Returns the styles of everything once all elements have loaded and no longer change. */
async function settledLooks(page: Page): Promise<Looks> {
  for (const { element, steps } of ELEMENTS) {
    const shown = steps.find((step) => 'see' in step);
    await expect(page.locator(`creneau-${element} [part~="root"]`).first()).toBeAttached();
    if (shown && steps.length === 1)
      await expect(page.locator(`creneau-${element}`).locator(shown.see).first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  let before = await looks(page);
  for (;;) {
    const now = await looks(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

test.describe('C-styling: style sheets of real pages, which load before the script', () => {
  test('the elements in this test have nodes that a style sheet could affect', ({ lookout: { plain } }) => {
    expect(Object.keys(plain).length).toBeGreaterThan(13);
    expect(Object.values(plain).every((nodes) => nodes.length > 0)).toBe(true);
  });

  for (const sheet of SHEETS)
    test(`${sheet} changes nothing inside the elements, and all are as wide as their space`, async ({
      lookout: { page, heard, plain, goTo },
    }) => {
      await goTo(`<link rel="stylesheet" href="/shelf/${sheet}">`);
      expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(0);
      const strange = async () => {
        const now = await looks(page);
        return ELEMENTS.flatMap(({ element }) => [
          ...(now[element] ?? [])
            .filter((node) => !plain[element]?.includes(node))
            .map((node) => `${element}: ${node}`),
          ...(now[element]?.length === plain[element]?.length ? [] : [`${element}: ${now[element]?.length} nodes`]),
        ]);
      };
      await expect.poll(strange).toEqual([]);
      const widths = await page.evaluate(
        (room) =>
          [...document.querySelectorAll('body > div > :first-child')]
            .filter((tag) => !['creneau-toaster', 'creneau-popups'].includes(tag.localName))
            .map((tag) => [tag.localName, tag.getBoundingClientRect().width] as const)
            .filter(([, width]) => Math.abs(width - room) > 1),
        ROOM,
      );
      expect(widths).toEqual([]);
      expect(heard.errors).toEqual([]);
    });

  test('a style sheet that affects the inside of an element would be noticed', async ({
    lookout: { page, plain, goTo },
  }) => {
    await goTo('');
    await expect(page.locator('creneau-slotted-calendar [part~="slot"]').first()).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('button { letter-spacing: 7px !important }');
      document.querySelector('creneau-slotted-calendar')?.shadowRoot?.adoptedStyleSheets.push(sheet);
    });
    const now = await styleFingerprint(page, 'creneau-slotted-calendar');
    expect(now.filter((node) => !plain['slotted-calendar']?.includes(node)).length).toBeGreaterThan(5);
  });
});
