import type { Page } from 'playwright-core';
import { actOnPainted, adopted } from '../../fixtures/browser/adopted.ts';
import { clockOf, type Making, withFirstViews } from '../../fixtures/browser/first-views.ts';
import { settledView } from '../../fixtures/browser/settled-view.ts';
import type { Site } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';

const CALENDAR = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';

/** Holds files back until the function that it returns is called. */
function hold(site: Site, file: string): () => void {
  let letGo = () => {};
  const held = new Promise<null>((resolve) => {
    letGo = () => resolve(null);
  });
  site.relay.rules.add(({ path }) => (path.includes(file) ? held : null));
  return letGo;
}

/** Opens a page whose calendar a server has made at the API's time, or as `more` says; layout shifts are counted. */
async function visit(
  site: Site,
  { html = CALENDAR, script = site.script('async'), ...more }: Partial<Making> & { readonly html?: string } = {},
) {
  const cdn = site.relay.origin('cdn');
  const made = await withFirstViews(html, {
    api: `${site.upstream}/api`,
    settings: { siteUrl: cdn },
    address: `${site.relay.origin('site')}/`,
    now: await clockOf(site.upstream),
    ...more,
    script: site.file,
  });
  const visited = await site.visit(`<!doctype html><html lang="fr"><body>${made}${script}</body></html>`);
  await actOnPainted(visited.page);
  return visited;
}

const slotsOf = (page: Page) => page.locator('.slot.available:visible');

/** Remembers the nodes that are displayed, and the focus. */
const remember = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('creneau-slotted-calendar')?.shadowRoot as ShadowRoot;
    const nodes = [...root.querySelectorAll('.root *')].filter((node) => node.getClientRects().length > 0);
    Object.assign(window, { nodes, focused: root.activeElement });
  });

/** How many of the remembered nodes have gone, whether the focus is where it was, and how much has moved. */
const changed = (page: Page) =>
  page.evaluate(async () => {
    const root = document.querySelector('creneau-slotted-calendar')?.shadowRoot as ShadowRoot;
    const nodes = Reflect.get(window, 'nodes') as readonly Element[];
    const moved = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0)),
      ).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
    });
    return {
      gone: nodes.filter((node) => !node.isConnected).length,
      hasFocus: root.activeElement !== null && root.activeElement === Reflect.get(window, 'focused'),
      moved,
      marks: root.querySelectorAll('[data-made], [data-kept], link, .root[hidden]').length,
    };
  });

const selected = (page: Page) =>
  page.evaluate(() =>
    [...(document.querySelector('creneau-slotted-calendar')?.shadowRoot?.querySelectorAll('.slot.selected') ?? [])].map(
      (slot) => slot.getAttribute('value'),
    ),
  );

const SAME = { gone: 0, hasFocus: true, moved: 0, marks: 0 };

test.describe('D-server-made: the adoption of a server-made view', () => {
  test('its nodes and the focus stay, nothing moves, and presses are done: before the code, before React, after', async ({
    site,
  }) => {
    const letCode = hold(site, '/slotted-calendar-');
    const letReact = hold(site, '/react-dom-');
    const { page, heard } = await visit(site);
    await page.waitForFunction(() => 'Creneau' in window);
    const slots = slotsOf(page);
    const values = await slots.evaluateAll((all) => all.map((slot) => slot.getAttribute('value')));
    await slots.nth(0).click();
    await expect(page.locator('[data-kept]')).toHaveCount(1);
    await slots.nth(3).focus();
    await remember(page);
    letCode();
    await expect(page.locator('[data-made]')).toHaveCount(0);
    await slots.nth(1).click();
    await slots.nth(3).focus();
    letReact();
    await adopted(page);
    await expect.poll(() => selected(page)).toEqual(values.slice(0, 2));
    // The basket that the choice fills has nodes of its own.
    expect({ ...(await changed(page)), gone: 0, moved: 0 }).toEqual(SAME);
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });

  test('without a press every node stays', async ({ site }) => {
    const { page, heard } = await visit(site);
    await slotsOf(page).first().focus();
    await remember(page);
    await adopted(page);
    await expect.poll(() => changed(page)).toEqual(SAME);
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });

  test('a press on a slot that is another slot by then chooses the one that was pressed, and none where it is gone', async ({
    site,
  }) => {
    const letCode = hold(site, '/slotted-calendar-');
    // The view is two hours old: the first slots of today have begun since.
    const { page, heard } = await visit(site, { now: (await clockOf(site.upstream)) - 2 * 3_600_000 });
    await page.waitForFunction(() => 'Creneau' in window);
    const slots = slotsOf(page);
    const values = await slots.evaluateAll((all) => all.map((slot) => slot.getAttribute('value')));
    await slots.nth(0).click();
    await slots.last().click();
    letCode();
    await adopted(page);
    await expect.poll(() => selected(page)).toEqual([values.at(-1)]);
    expect(await page.locator(`.slot[value="${values[0]}"]`).count()).toBe(0);
    expect(heard.errors).toEqual([]);
  });

  for (const [index, [what, more]] of (
    [
      ['another language', { settings: { lang: 'en' } }],
      ['another width', { width: 1200 }],
      ['another zone', { settings: { timeZone: 'Pacific/Auckland' } }],
      ['another theme', { settings: { theme: 'dark' } }],
      ['another day', { now: Date.parse('2026-11-21T12:00:00Z') }],
    ] as const
  ).entries())
    test(
      `a view of ${what} becomes what the element draws itself, without a skeleton between`,
      longFrom(2, index),
      async ({ site }) => {
        const { page, heard } = await visit(site, more);
        await page.evaluate(() => {
          const root = document.querySelector('creneau-slotted-calendar')?.shadowRoot as ShadowRoot;
          new MutationObserver(() => {
            if (root.querySelector('.skeleton')) Object.assign(window, { hadSkeleton: true });
          }).observe(root, { childList: true, subtree: true });
        });
        await adopted(page);
        const taken = await settledView(page, 'creneau-slotted-calendar');
        expect(await page.evaluate(() => 'hadSkeleton' in window)).toBe(false);
        const own = await site.visit(
          `<!doctype html><html lang="fr"><body>${CALENDAR}${site.script('async')}</body></html>`,
        );
        await own.page.locator('.slot').first().waitFor();
        await adopted(own.page);
        expect(taken).toBe(await settledView(own.page, 'creneau-slotted-calendar'));
        expect([heard.errors, heard.said(/hydrat|match/i)]).toEqual([[], []]);
      },
    );

  test('where the API does not answer, what the server has made stays, and a failure replaces it', async ({ site }) => {
    const letAnswer = hold(site, '/api/v1/slotted/');
    const { page } = await visit(site);
    await page.waitForFunction(() => customElements.get('creneau-slotted-calendar'));
    // Longer than content of the page is shown in place of a skeleton.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
    await expect(page.locator('[data-made]:visible')).toHaveCount(1);
    site.relay.rules.clear();
    site.relay.rules.add(({ path }) => (path.includes('/api/v1/slotted/') ? { status: 404, body: '{}' } : null));
    letAnswer();
    await page.locator('.slot, [part~="error"]').first().waitFor();
  });

  test('D-any-parent: while it is shown, it fills a parent that shrinks to its content', async ({ site }) => {
    const parents = ['float: left', 'display: inline-block', 'position: absolute', 'display: flex', 'display: grid'];
    const html = parents.map((style) => `<div><div class="parent" style="${style}">${CALENDAR}</div></div>`).join('');
    const { page } = await visit(site, { html, script: '' });
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('creneau-slotted-calendar')].map((host) => [
        host.offsetWidth >= document.body.offsetWidth,
        [...(host.shadowRoot?.querySelectorAll('.calendar') ?? [])].filter((view) => view.getClientRects().length > 0)
          .length,
      ]),
    );
    expect(widths).toEqual(parents.map(() => [true, 1]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
