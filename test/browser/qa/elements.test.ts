import type { Browser } from 'playwright-core';
import type { ElementFacts } from '../../../demo/pages/qa/client/elements.ts';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { stageOf, troubles } from './a-qa-page.ts';

const AT_ONCE = 3;

let browser: Browser;
let demo: Origins;
let elements: readonly ElementFacts[];

test.beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
  const answer = await fetch(`${demo.url}/qa/elements.json`);
  elements = (await answer.json()) as readonly ElementFacts[];
});

test.afterAll(() => closePages(browser));

function addressOf({ name, first }: ElementFacts): string {
  const query = new URLSearchParams({ element: name, ...(first.user && { user: first.user }) });
  for (const [attribute, value] of Object.entries(first.attributes)) query.set(`a-${attribute}`, value);
  return `${demo.url}/qa/?${query}`;
}

test('C-pages: each element appears on its stage without errors, with a control for each attribute', {
  tag: '@long',
}, async () => {
  expect(elements.length).toBeGreaterThan(10);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const left = [...elements];
  const visitAll = async () => {
    const page = await context.newPage();
    const heard = listenTo(page);
    for (let facts = left.shift(); facts; facts = left.shift()) {
      heard.reset();
      await page.goto(addressOf(facts));
      const stage = await stageOf(page);
      await expect
        .poll(() => stage.locator('#on-stage').evaluate(({ localName }) => localName))
        .toBe(`creneau-${facts.name}`);
      const labels = await page.locator('#controls fieldset:first-child label').allTextContents();
      expect(labels, facts.name).toEqual(facts.attributes.map(({ name }) => name));
      await expect.poll(() => page.locator('#elements [aria-current]').allTextContents()).toEqual([facts.name]);
      expect(troubles(heard), facts.name).toEqual([]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitAll));
});
