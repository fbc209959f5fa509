import type { Page } from 'playwright-core';
import { STATES, type State } from '../../../demo/states.ts';
import { adopted } from '../../fixtures/browser/adopted.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { type Heard, listenTo } from '../../fixtures/browser/page-errors.ts';
import { settledView, viewOf } from '../../fixtures/browser/settled-view.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { CHOSEN_STATES, elementOf } from '../../fixtures/suites/states.ts';

let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo?.stop());

interface Opened {
  readonly page: Page;
  readonly heard: Heard;
}

/** Opens a state's page, before its steps; it ends with the test. */
async function open(state: State, prepare: (page: Page) => Promise<unknown>): Promise<Opened> {
  const browser = await sharedBrowser(state.needs);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const heard = listenTo(page);
  await prepare(page);
  await page.goto(`${demo.partner}/state/${STATES.indexOf(state)}${state.search ? `?${state.search}` : ''}`);
  return { page, heard };
}

/** The page, on which React draws alone: what cannot be painted is left to it. */
const openUnpainted = (state: State) =>
  open(state, (page) =>
    page.addInitScript(() => {
      Document.prototype.createDocumentFragment = () => {
        throw new Error('No painting here.');
      };
    }),
  );

/** The page while React's renderer is held back, until `letGo`. */
async function openPainted(state: State): Promise<Opened & { letGo(): void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const opened = await open(state, (page) =>
    page.route(/\/react-dom-/, async (route) => {
      await held;
      await route.continue();
    }),
  );
  return { ...opened, letGo };
}

/** Each page of the catalogue once: states differ in their steps, too. Toasts are made by a step. */
const PAGES = CHOSEN_STATES.filter((state) => {
  const { element, markup, search } = state;
  const first = STATES.find((other) => other.markup === markup && other.search === search);
  return first === state && markup.includes(`<creneau-${element} `);
});

for (const state of PAGES)
  test(`D-first-view: ${state.element}, ${state.name}, is painted, and then as it is where React draws alone`, {
    tag: '@long',
  }, async () => {
    const tag = elementOf(state);
    const { page, heard, letGo } = await openPainted(state);
    expect(await settledView(page, tag)).toContain('class="root"');
    letGo();
    await adopted(page);
    const alone = await openUnpainted(state);
    // A map that waits for its tiles stays the same for a while, too.
    await expect
      .poll(async () => (await settledView(page, tag)) === (await settledView(alone.page, tag)))
      .toBe(true)
      .catch(() => {});
    expect(await viewOf(page, tag)).toBe(await viewOf(alone.page, tag));
    // React says on the console what it could not adopt.
    expect(heard.said(/did not match|hydrat|Minified React/i)).toEqual([]);
    expect([...heard.errors, ...alone.heard.errors]).toEqual([]);
  });
