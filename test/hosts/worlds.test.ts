import type { Page } from 'playwright-core';
import { actOnPainted } from '../fixtures/browser/adopted.ts';
import { expect } from '../fixtures/browser/test.ts';
import { type Hosts, test } from './a-host-page.ts';
import { NAMED, WORLDS } from './worlds.ts';

const TAGS = `<creneau-slotted-calendar event="yoga-doux" mode="picker" token="demo-customer"></creneau-slotted-calendar>
  <creneau-event-list></creneau-event-list>
  <creneau-pager></creneau-pager>`;

/**
 * Chooses a slot and continues until the order can be confirmed, which uses calls of each kind and an inserted
 * checkout.
 */
async function buy(page: Page): Promise<void> {
  const calendar = page.locator('creneau-slotted-calendar');
  await calendar.locator('[aria-live="polite"] + button').click();
  await calendar.locator('[part~="slot"][part~="available"]').first().click();
  await calendar.locator('[part~="book-button"]').click();
  await expect(page.locator('creneau-checkout .confirm')).toBeVisible();
}

/** Waits until React has hydrated every view. No other code of the browser driver may run on these pages. */
async function adoptedByReact(page: Page): Promise<void> {
  await actOnPainted(page);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const tags = document.querySelectorAll('creneau-slotted-calendar, creneau-event-list, creneau-pager');
        let adopted = 0;
        for (let at = 0; at < tags.length; at += 1) {
          const root = tags[at]?.shadowRoot;
          if (root && Object.keys(root).join().indexOf('__reactContainer') >= 0) adopted += 1;
        }
        return adopted;
      }),
    )
    .toBe(3);
}

async function works({ relay }: Hosts, page: Page): Promise<void> {
  await adoptedByReact(page);
  await buy(page);
  await expect(page.locator('creneau-event-list article a').first()).toBeVisible();
  await expect(page.locator('creneau-pager [aria-current="page"]')).toBeVisible();
  await expect.poll(() => relay.calls()).toContain('POST /api/v1/hold');
}

test.describe('D-any-page: pages whose scripts change JavaScript', () => {
  for (const [name, world] of Object.entries(WORLDS))
    test(`a booking and a list work on a page with ${name}`, async ({ hosts, open }) => {
      const script = await world();
      const { page, errors } = await open(
        `<!doctype html><html lang="fr"><body><script>${script.replaceAll('</script', '<\\/script')}</script>${hosts.script()}${TAGS}`,
      );
      await works(hosts, page);
      expect(errors).toEqual([]);
    });

  for (const name of NAMED)
    test(`a booking and a list work on a page with <img name="${name}">`, async ({ hosts, open }) => {
      const { page, errors } = await open(
        `<!doctype html><html lang="fr"><body><img name="${name}" alt="">${hosts.script()}${TAGS}`,
      );
      await works(hosts, page);
      expect(errors).toEqual([]);
    });
});
