import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actOnPainted } from '../fixtures/browser/adopted.ts';
import { type Hosts, openHostPage, startHosts } from './a-host-page.ts';
import { NAMED, WORLDS } from './worlds.ts';

let hosts: Hosts;
beforeAll(async () => {
  hosts = await startHosts();
});
beforeEach(() => hosts.relay.reset());
afterAll(() => hosts?.stop());

const TAGS = `<creneau-slotted-calendar event="yoga-doux" mode="picker" token="demo-customer"></creneau-slotted-calendar>
  <creneau-event-list></creneau-event-list>
  <creneau-pager></creneau-pager>`;

/** Chooses a slot and goes on until the order can be confirmed: calls of each kind, the checkout inside the calendar. */
async function buy(page: Page): Promise<void> {
  const calendar = page.locator('creneau-slotted-calendar');
  await calendar.locator('[aria-live="polite"] + button').click();
  await calendar.locator('[part~="slot"][part~="available"]').first().click();
  await calendar.locator('[part~="book-button"]').click();
  await page.locator('creneau-checkout .confirm').waitFor();
}

/** Waits until React has adopted every view. Nothing of the browser driver may run in these worlds but this. */
async function adoptedByReact(page: Page): Promise<void> {
  await actOnPainted(page);
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const tags = document.querySelectorAll('creneau-slotted-calendar, creneau-event-list, creneau-pager');
          let adopted = 0;
          for (let at = 0; at < tags.length; at += 1) {
            const root = tags[at]?.shadowRoot;
            if (root && Object.keys(root).join().indexOf('__reactContainer') >= 0) adopted += 1;
          }
          return adopted;
        }),
      { timeout: 30_000 },
    )
    .toBe(3);
}

async function works(page: Page): Promise<void> {
  await adoptedByReact(page);
  await buy(page);
  await page.locator('creneau-event-list article a').first().waitFor();
  await page.locator('creneau-pager [aria-current="page"]').waitFor();
  expect(hosts.relay.calls()).toContain('POST /api/v1/hold');
}

describe('D-any-page: a booking and a list work in every world of scripts', () => {
  it.for(Object.entries(WORLDS))('%s', async ([, world], { skip }) => {
    const script = await world();
    if (script === null) return skip('a Debian package that is not here');
    const { page, errors } = await openHostPage(
      hosts,
      `<!doctype html><html lang="fr"><body><script>${script.replaceAll('</script', '<\\/script')}</script>${hosts.script()}${TAGS}`,
    );
    await works(page);
    expect(errors).toEqual([]);
  });

  it.each(NAMED)('<img name="%s">', async (name) => {
    const { page, errors } = await openHostPage(
      hosts,
      `<!doctype html><html lang="fr"><body><img name="${name}" alt="">${hosts.script()}${TAGS}`,
    );
    await works(page);
    expect(errors).toEqual([]);
  });
});
