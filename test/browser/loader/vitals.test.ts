import type { Page } from 'playwright-core';
import { actOnPainted } from '../../fixtures/browser/adopted.ts';
import { SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

const CALENDAR = '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>';
const LISTEN =
  "<script>window.vitals = []; addEventListener('creneau-vitals', (event) => vitals.push({ ...event.detail, from: event.target.localName }))</script>";

interface Told {
  readonly name: string;
  readonly from: string;
  readonly ms: number;
  readonly sinceConnected?: number;
  readonly path?: string;
  readonly status?: number | null;
  readonly tries?: number;
}

const told = (page: Page): Promise<readonly Told[]> => page.evaluate(() => Reflect.get(window, 'vitals') as Told[]);

const named = async (page: Page, name: string) => (await told(page)).filter((each) => each.name === name);

const isPart = ({ path }: { readonly path: string }) => /\/vitals-/.test(path);

test.describe('D-vitals: creneau-vitals', { tag: '@long' }, () => {
  test('creneau-vitals tells of the first slots, the calls and a choice, without the token, ids and names', async ({
    site,
  }) => {
    const { page, heard } = await site.visit(
      LISTEN + site.script('data-vitals="on" data-token="demo-customer"') + CALENDAR,
    );
    await page.locator(SLOT).nth(2).click();
    await expect.poll(() => named(page, 'choice')).toHaveLength(1);
    await expect.poll(() => named(page, 'first-view')).toHaveLength(1);
    await expect
      .poll(async () => (await named(page, 'call')).map(({ path }) => path).sort())
      .toEqual(expect.arrayContaining(['v1/me', 'v1/slotted/*', 'v1/slotted/booked/*']));
    const all = await told(page);
    const [first] = await named(page, 'first-view');
    expect(first?.sinceConnected).toBeGreaterThan(0);
    expect(first?.ms).toBeGreaterThanOrEqual(first?.sinceConnected ?? 0);
    expect(all.every(({ ms, from }) => Number.isInteger(ms) && ms >= 0 && from === 'creneau-slotted-calendar')).toBe(
      true,
    );
    // One for each request: preflights are none.
    const calls = await named(page, 'call');
    expect(calls).toHaveLength(site.relay.calls().length);
    expect(calls.map(({ status, tries }) => [status, tries])).toEqual(calls.map(() => [200, 1]));
    expect(JSON.stringify(all)).not.toMatch(/demo-customer|padel|@|Bearer|localhost/);
    expect(heard.errors).toEqual([]);
  });

  test('creneau-vitals counts the tries of a call', async ({ site }) => {
    let failures = 1;
    site.relay.rules.add(({ method, path }) => {
      if (method !== 'GET' || !path.endsWith('/v1/slotted/padel-duo') || failures === 0) return null;
      failures -= 1;
      return { status: 503 };
    });
    const { page } = await site.visit(LISTEN + site.script('data-vitals="on"') + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    await expect
      .poll(async () => (await named(page, 'call')).filter(({ path }) => path === 'v1/slotted/*'))
      .toMatchObject([
        { status: 503, tries: 1 },
        { status: 200, tries: 2 },
      ]);
  });

  for (const [view, data, code] of [
    ['a painted view', '', 'vitals'],
    ['a view of the server', ' data-first', 'slotted-calendar'],
  ] as const)
    test(`creneau-vitals counts a press in ${view} that was made before React and the measuring code had come, from the press on`, async ({
      site,
    }) => {
      // A server's first view takes longer than a page waits for.
      await fetch(`${site.upstream}/api/v1/first/slotted-calendar?event=padel-duo&mode=picker&lang=fr`);
      const [letCode, letReact] = [code, 'react-dom'].map((name) => {
        let letGo = () => {};
        const held = new Promise<null>((resolve) => {
          letGo = () => resolve(null);
        });
        site.relay.rules.add(({ path }) => (path.includes(`/${name}-`) ? held : null));
        return () => letGo();
      });
      const { page } = await site.visit(
        `<html lang="fr"><body>${LISTEN}${site.script(`data-vitals="on"${data}`)}${CALENDAR}`,
      );
      await actOnPainted(page);
      await page.locator('.slot.available').nth(2).click();
      const pressed = await page.evaluate(() => performance.now());
      letCode?.();
      await expect.poll(() => named(page, 'first-view')).toHaveLength(1);
      const adoptable = await page.evaluate(() => performance.now());
      letReact?.();
      await expect.poll(() => named(page, 'choice')).toHaveLength(1);
      const [choice] = await named(page, 'choice');
      expect(choice?.ms).toBeGreaterThanOrEqual(Math.floor(adoptable - pressed));
    });

  test('creneau-vitals is dispatched live, by the setting of the element alone', async ({ site }) => {
    const { page } = await site.visit(LISTEN + site.script() + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    expect(site.relay.seen.filter(isPart)).toEqual([]);
    await page.evaluate(() => document.querySelector('creneau-slotted-calendar')?.setAttribute('vitals', 'on'));
    await expect.poll(async () => (await named(page, 'call')).length).toBeGreaterThanOrEqual(2);
    await page.evaluate(() => document.querySelector('creneau-slotted-calendar')?.setAttribute('vitals', 'off'));
    const before = (await told(page)).length;
    await page.locator(SLOT).nth(2).click();
    await page.locator('[part~="slot"][part~="selected"]').waitFor();
    await expect.poll(() => told(page)).toHaveLength(before);
  });

  for (const data of ['', 'data-vitals="off"', 'data-vitals="loud"'] as const)
    test(`creneau-vitals is not dispatched by a script tag with ${JSON.stringify(data)}`, async ({ site }) => {
      const { page, heard } = await site.visit(LISTEN + site.script(data) + CALENDAR);
      await page.locator(SLOT).nth(2).click();
      await page.locator('[part~="slot"][part~="selected"]').waitFor();
      await expect.poll(() => told(page)).toEqual([]);
      expect(site.relay.seen.filter(isPart)).toEqual([]);
      await expect
        .poll(() => heard.said('invalid vitals "loud" is ignored'))
        .toHaveLength(data.includes('loud') ? 1 : 0);
    });
});
