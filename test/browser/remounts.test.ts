import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATES } from '../../demo/states.ts';
import { launchChromium } from '../fixtures/chromium.ts';
import { type Demo, startDemo } from '../fixtures/demo.ts';
import { openState } from '../fixtures/states.ts';

let browser: Browser;
let drawing: Browser;
let demo: Demo;

beforeAll(async () => {
  [browser, drawing] = await Promise.all([launchChromium(), launchChromium({ webgl: true })]);
  demo = await startDemo();
});

afterAll(async () => {
  await Promise.all([browser?.close(), drawing?.close()]);
  await demo?.stop();
});

/** States that an element is in as soon as it has loaded: what a page's router mounts again and again. */
const mounted = STATES.filter(
  ({ element, needs, steps, fault }) =>
    fault === undefined &&
    steps.every((step) => 'see' in step) &&
    // A map takes its time: it is mounted by itself, and not once more in a list.
    (needs === undefined || element === 'provider-map'),
);

describe.each(mounted)('$element: $name', (state) => {
  it('contract §1: 20 mounts and removals leave DOM nodes and listeners where they were', async () => {
    const page = await (state.needs === 'webgl' ? drawing : browser).newPage();
    await openState(page, demo, state);
    const session = await page.context().newCDPSession(page);
    const shown = state.steps.flatMap((step) => ('see' in step ? [step.see] : []));
    // The first rounds fill what the page keeps for good: React's pools, shared sheets, the page state.
    for (let round = 0; round < 3; round += 1) await remount(page, state.element, shown);
    const before = await countAll(page, session, state.element);
    for (let round = 0; round < 20; round += 1) await remount(page, state.element, shown);
    const after = await countAll(page, session, state.element);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes);
    await page.close();
  });
});

async function remount(page: Page, element: string, shown: readonly string[]): Promise<void> {
  await page.evaluate((tag) => {
    const old = document.querySelector(tag);
    const fresh = old?.cloneNode(true);
    const parent = old?.parentNode;
    old?.remove();
    if (fresh) parent?.append(fresh);
  }, `creneau-${element}`);
  for (const selector of shown) await page.locator(selector).first().waitFor();
}

/** What is alive with the element removed, after everything unreachable is gone. */
async function countAll(page: Page, session: CDPSession, element: string) {
  const markup = await page.evaluate((tag) => {
    const host = document.querySelector(tag);
    const html = host?.cloneNode(true) as Element;
    host?.remove();
    (globalThis as { kept?: Element }).kept = html;
    return html.outerHTML;
  }, `creneau-${element}`);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await page.evaluate(() => {
    const { kept } = globalThis as { kept?: Element };
    if (kept) document.querySelector('main')?.append(kept);
    Reflect.deleteProperty(globalThis, 'kept');
  });
  expect(markup).toContain(element);
  return { nodes, listeners: jsEventListeners };
}
