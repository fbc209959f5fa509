import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { styleFingerprint } from '../fixtures/browser/host-sheets.ts';
import { hostFile } from '../fixtures/browser/hosts.ts';
import { type HostPage, type Hosts, oneOfEach, openHostPage, startHosts } from './a-host-page.ts';
import { SHEETS } from './sheets.ts';

const ROOM = 900;
const ELEMENTS = oneOfEach();

/** What a page that has no sheet shows, element by element; and the one page on which all are looked at. */
let plain: Readonly<Record<string, readonly string[]>>;
let hosts: Hosts;
let host: HostPage;

beforeAll(async () => {
  hosts = await startHosts();
  hosts.relay.rules.add(async ({ path }) =>
    path.startsWith('/shelf/') && path.endsWith('.css')
      ? { headers: { 'content-type': 'text/css' }, body: await hostFile(path.slice('/shelf/'.length)) }
      : null,
  );
  // One that is missing is taken off the page, sooner or later.
  hosts.relay.rules.add(async ({ path }) =>
    path.startsWith('/pictures/')
      ? { headers: { 'content-type': 'image/svg+xml' }, body: await (await fetch(hosts.demo.url + path)).text() }
      : null,
  );
  host = await openHostPage(hosts, pageWith(''), { keeps: true });
  plain = await settledLooks(host.page);
});
afterAll(async () => {
  await host?.page.context().close();
  await hosts?.stop();
});

/** All elements, each in a room whose size no sheet changes. */
function pageWith(head: string): string {
  const boxes = ELEMENTS.map(
    ({ markup }) =>
      `<div style="display: block; box-sizing: content-box; width: ${ROOM}px; padding: 0">${markup}</div>`,
  );
  return `<!doctype html><html lang="fr"><head><meta name="viewport" content="width=device-width">${head}${hosts.script()}</head><body>${boxes.join('')}</body></html>`;
}

async function looks(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const all = await Promise.all(
    ELEMENTS.map(async ({ element }) => [element, await styleFingerprint(page, `creneau-${element}`)] as const),
  );
  return Object.fromEntries(all);
}

/** How everything looks once all is there and stays the same. */
async function settledLooks(page: Page) {
  for (const { element, steps } of ELEMENTS) {
    const shown = steps.find((step) => 'see' in step);
    await page.locator(`creneau-${element} [part~="root"]`).first().waitFor({ state: 'attached' });
    if (shown && steps.length === 1) await page.locator(`creneau-${element}`).locator(shown.see).first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  let before = await looks(page);
  for (;;) {
    const now = await looks(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

describe('C-styling: style sheets of real pages, in the page before the script, all elements', () => {
  it('stand beside elements that have something to be styled', () => {
    expect(Object.keys(plain).length).toBeGreaterThan(13);
    expect(Object.values(plain).every((nodes) => nodes.length > 0)).toBe(true);
  });

  it.each(SHEETS)('%s: nothing inside looks different, and all are as wide as their room', async (sheet) => {
    const { page, errors } = host;
    await page.goto(hosts.relay.page(pageWith(`<link rel="stylesheet" href="/shelf/${sheet}">`)));
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(0);
    const strange = async () => {
      const now = await looks(page);
      return ELEMENTS.flatMap(({ element }) => [
        ...(now[element] ?? []).filter((node) => !plain[element]?.includes(node)).map((node) => `${element}: ${node}`),
        ...(now[element]?.length === plain[element]?.length ? [] : [`${element}: ${now[element]?.length} nodes`]),
      ]);
    };
    await expect.poll(strange, { timeout: 60_000 }).toEqual([]);
    const widths = await page.evaluate(
      (room) =>
        [...document.querySelectorAll('body > div > :first-child')]
          .filter((tag) => !['creneau-toaster', 'creneau-popups'].includes(tag.localName))
          .map((tag) => [tag.localName, tag.getBoundingClientRect().width] as const)
          .filter(([, width]) => Math.abs(width - room) > 1),
      ROOM,
    );
    expect(widths).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('would notice a sheet that came in', async () => {
    const { page } = host;
    await page.goto(hosts.relay.page(pageWith('')));
    await page.locator('creneau-slotted-calendar [part~="slot"]').first().waitFor();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('button { letter-spacing: 7px !important }');
      document.querySelector('creneau-slotted-calendar')?.shadowRoot?.adoptedStyleSheets.push(sheet);
    });
    const now = await styleFingerprint(page, 'creneau-slotted-calendar');
    expect(now.filter((node) => !plain['slotted-calendar']?.includes(node)).length).toBeGreaterThan(5);
  });
});
