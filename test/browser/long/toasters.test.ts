import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';

test('C-loader: 20 toasters, each with a toast that closes, leave DOM nodes and listeners where they were', {
  tag: '@long',
}, async ({ site }) => {
  const { page } = await site.visit(site.script());
  await page.waitForFunction(() => 'Creneau' in window);
  const session = await page.context().newCDPSession(page);
  // The first rounds fill caches that the page keeps: React's pools, shared sheets, the page state.
  for (let round = 0; round < 3; round += 1) await showAndLeave(page);
  const before = await countAll(session);
  for (let round = 0; round < 20; round += 1) await showAndLeave(page);
  const after = await countAll(session);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
});

/** Shows a toast, which adds a toaster, closes it and removes the toaster. */
async function showAndLeave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { Creneau } = window as unknown as { readonly Creneau: { toast(toast: object): void } };
    Creneau.toast({ title: 'a' });
  });
  await page.locator('[part~="toast"]').click();
  await page.locator('[part~="toast"]').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    document.querySelector('creneau-toaster')?.remove();
    return new Promise((resolve) => requestIdleCallback(resolve));
  });
}

async function countAll(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}
