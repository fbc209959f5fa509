import type { Frame } from 'playwright-core';
import { type Site, startSite, type Visit } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';
import { confirmed, fillGuest, pay } from './a-purchase.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ writes: true });
});
test.afterAll(() => site?.stop());

/** As a browser that blocks what frames of other sites store. */
const BLOCKED = `<script>
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
</script>`;

const WARNING = /^warning: Créneau: the browser's storage is blocked or full/;

/** Opens a page of another site with a studio's page in a frame. */
async function open(head: string, frame: string): Promise<Visit & { readonly framed: () => Promise<Frame> }> {
  const studio = site.relay.page(
    `<!doctype html><html lang="fr"><head>${head}${site.script()}</head><body>
      <creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar></body></html>`,
    { name: 'studio' },
  );
  const visit = await site.visit(
    `<!doctype html><html lang="fr"><body><iframe ${frame} width="1000" height="1500" src="${studio}"></iframe></body></html>`,
  );
  return {
    ...visit,
    framed: async () => (await (await visit.page.waitForSelector('iframe')).contentFrame()) as Frame,
  };
}

for (const [index, [what, head, frame]] of (
  [
    ["a foreign site's frame without storage", BLOCKED, ''],
    ['a sandboxed frame, whose origin is opaque', '', 'sandbox="allow-scripts allow-forms"'],
  ] as const
).entries())
  test(
    `D-storage: in ${what}, a guest books and pays by card, and finds the calendar again after a reload`,
    longFrom(1, index),
    async () => {
      const { page, heard, framed } = await open(head, frame);
      const studio = await framed();
      await studio.locator('[part~="available"]').nth(index).click();
      await studio.getByRole('button', { name: 'Je Réserve' }).click();
      await fillGuest(studio, `blocked-${index}@example.org`);
      await studio.getByRole('timer').waitFor();
      await pay(studio);
      await confirmed(studio);
      // The browser would scroll to where the page was, at any moment after the reload, and the calendar begins in sight.
      await page.evaluate(() => {
        history.scrollRestoration = 'manual';
      });
      await page.reload();
      await (await framed()).locator('[part~="available"]').first().waitFor();
      expect(heard.errors).toEqual([]);
      expect(heard.console).toEqual([expect.stringMatching(WARNING)]);
    },
  );
