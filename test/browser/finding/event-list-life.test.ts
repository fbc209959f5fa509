import type { Page } from 'playwright-core';
import type { Rule } from '../../fixtures/browser/relay.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { aPageOf } from '../../fixtures/data/catalogue-payloads.ts';
import { asJson, openMarkup } from './a-finding-page.ts';
import { eventCalls, serveEvents } from './an-event-api.ts';

let servedRules: readonly Rule[] = [];

test.beforeEach(({ relay }) => {
  serveEvents(relay);
  servedRules = [...relay.rules];
});

const LIST = '<creneau-event-list></creneau-event-list>';
const WITH_PAGER = `${LIST}<creneau-pager></creneau-pager>`;

/** Resolves when the list shows its cards and loads no other page. */
async function settled(page: Page): Promise<void> {
  await page.locator('[part="events"][aria-busy="false"]').first().waitFor();
}

/** The focused element in the list. */
function focused(page: Page): Promise<string | undefined> {
  return page.locator('creneau-event-list').evaluate((list) => list.shadowRoot?.activeElement?.tagName);
}

test.describe('C-elements, D-element-language: the element', { tag: '@long' }, () => {
  test('another language makes no call; a move keeps the list, a removal and return starts it again', async ({
    relay,
  }) => {
    const { page } = await openMarkup(relay, `<div id="from">${LIST}</div><div id="to"></div>`);
    await settled(page);
    const list = page.locator('creneau-event-list');
    const before = relay.calls().length;
    await list.evaluate((element) => element.setAttribute('lang', 'en'));
    await page.getByLabel('City').waitFor();
    await list.evaluate((element) => document.querySelector('#to')?.append(element));
    await settled(page);
    expect(relay.calls().length).toBe(before);
    await list.evaluate(async (element) => {
      const parent = element.parentElement;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      parent?.append(element);
    });
    await page.getByRole('link', { name: 'Événement 1', exact: true }).waitFor();
    await expect.poll(() => eventCalls(relay)).toEqual(['', '']);
  });

  test('nothing moves when the events come', { tag: '@look' }, async ({ relay }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const rules = [...relay.rules];
    relay.rules.clear();
    relay.rules.add(async ({ path }) => {
      if (path.startsWith('/api/v1/event/list/')) await gate;
      return null;
    });
    for (const rule of rules) relay.rules.add(rule);
    const { page } = await openMarkup(relay, LIST);
    const bare = page.locator('[role="status"] .event').first();
    await bare.waitFor();
    await page.getByRole('option', { name: 'Paris' }).first().waitFor({ state: 'attached' });
    const place = await bare.boundingBox();
    release();
    const card = page.locator('[part~="event"]').first();
    await card.waitFor();
    await expect.poll(() => card.boundingBox()).toEqual(place);
  });

  test('S-list-states: a failure shows where it happened, with a retry', async ({ relay }) => {
    let isDown = true;
    const rules = [...relay.rules];
    relay.rules.clear();
    relay.rules.add(({ path }) =>
      isDown && path.startsWith('/api/v1/event/list/') ? asJson({ code: 'not-found', detail: 'No.' }, 404) : null,
    );
    for (const rule of rules) relay.rules.add(rule);
    const { page } = await openMarkup(relay, WITH_PAGER);
    await page.getByRole('alert').waitFor();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    isDown = false;
    await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
    await page.getByRole('link', { name: 'Page 2', exact: true }).waitFor();
    await expect.poll(() => focused(page)).toBe('SECTION');
  });

  test('D-keyboard, D-focus-kept: a filter without results is removed by keyboard, and the focus stays in the list', async ({
    relay,
  }) => {
    relay.rules.clear();
    relay.rules.add(({ path }) => (path === '/api/v1/event/list/city/paris' ? asJson(aPageOf([])) : null));
    for (const rule of servedRules) relay.rules.add(rule);
    const { page } = await openMarkup(relay, LIST);
    await settled(page);
    await page.getByLabel('Ville').selectOption('paris');
    const sentence = 'Aucun événement ne correspond à ces filtres.';
    await expect(page.getByRole('status').last()).toHaveText(sentence);
    const reset = page.getByRole('button', { name: 'Tout effacer' });
    await reset.press('Enter');
    await settled(page);
    await expect(page.getByRole('status').last()).toHaveText('Page 1 sur 7');
    // The pressed button stays until the focus leaves it, and Tab goes on into the list.
    await expect.poll(() => reset.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('A');
    await expect(reset).toBeHidden();
  });

  test('a list that is mounted and removed twenty times neither makes calls nor throws afterwards', async ({
    relay,
  }) => {
    const { page, heard } = await openMarkup(relay, `<div id="place">${WITH_PAGER}</div>`);
    await settled(page);
    await page.evaluate(async () => {
      const place = document.querySelector('#place') as HTMLElement;
      const markup = place.innerHTML;
      for (let times = 0; times < 20; times += 1) {
        place.innerHTML = '';
        await new Promise((resolve) => requestAnimationFrame(resolve));
        place.innerHTML = markup;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await settled(page);
    relay.seen.length = 0;
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.getByRole('link', { name: 'Événement 7', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Événement 1', exact: true }).waitFor();
    expect(eventCalls(relay)).toEqual(['?page=2', '']);
    expect([heard.console, heard.errors]).toEqual([[], []]);
  });
});
