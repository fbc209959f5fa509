import type { Page } from 'playwright-core';
import { STATES, type State } from '../../../demo/states.ts';
import { adopted } from '../../fixtures/browser/adopted.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { clockOf, serverEntry, withFirstViews } from '../../fixtures/browser/first-views.ts';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { settledView, viewOf } from '../../fixtures/browser/settled-view.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { CHOSEN_STATES, elementOf } from '../../fixtures/suites/states.ts';

const { firstSheets } = await serverEntry();

let demo: Demo;
test.beforeAll(async () => {
  demo = await startDemo();
});
test.afterAll(() => demo?.stop());

/**
 * Each page of the catalogue once whose element has a first view and that answers to a visitor: a token's page shows
 * more than a server may know, and a map's code comes later.
 */
const PAGES = CHOSEN_STATES.filter((state) => {
  const { element, markup, search, fault } = state;
  const first = STATES.find((other) => other.markup === markup && other.search === search && other.fault === fault);
  const isAnswered = !fault?.startsWith('~delay') && state.name !== 'on the map';
  return (
    element in firstSheets &&
    first === state &&
    isAnswered &&
    markup.includes(`<creneau-${element} `) &&
    !markup.includes('token')
  );
});

/** Holds what a page asks for until the returned function is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, (route) => held.then(() => route.continue()));
  return letGo;
}

/** Opens the state's page with the first views of its elements. */
async function openMade(page: Page, state: State, lang: 'fr' | 'en'): Promise<void> {
  await page.route('**/state/*', async (route) => {
    const response = await route.fetch();
    const making = {
      settings: { lang, siteUrl: demo.url },
      address: route.request().url(),
      now: await clockOf(demo.url),
      api: `${demo.url}/api${state.fault ? `/${state.fault}` : ''}`,
      script: `${demo.url}/creneau/1/creneau.js`,
    };
    await route.fulfill({ response, body: await withFirstViews(await response.text(), making) });
  });
  const search = [state.search, `lang=${lang}`].filter(Boolean).join('&');
  await page.goto(`${demo.url}/state/${STATES.indexOf(state)}?${search}`, { waitUntil: 'domcontentloaded' });
}

/** Whether the element shows what a server has made. */
const isMade = (page: Page, tag: string) =>
  page.evaluate((name) => !!document.querySelector(name)?.shadowRoot?.querySelector('[data-made]'), tag);

for (const state of PAGES)
  test(`D-server-made: ${state.element}, ${state.name}, is made by a server as it is painted, and React adopts it`, {
    tag: '@long',
  }, async () => {
    const browser = await sharedBrowser(state.needs);
    const tag = elementOf(state);
    for (const [lang, width] of [
      ['fr', 1280],
      ['en', 320],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const heard = listenTo(page);
      const letScript = await hold(page, '**/creneau.js');
      const letReact = await hold(page, '**/react-dom-*');
      await openMade(page, state, lang);
      if (await isMade(page, tag)) {
        const made = await viewOf(page, tag);
        letScript();
        await expect.poll(() => isMade(page, tag)).toBe(false);
        expect(made, `${lang} ${width}`).toBe(await settledView(page, tag));
        letReact();
        await adopted(page);
      } else expect(state.name).toBe('failed');
      expect(heard.said(/did not match|hydrat|Minified React/i)).toEqual([]);
      expect(heard.errors).toEqual([]);
      await context.close();
    }
  });
