import type { Browser, Page } from 'playwright-core';
import { expect, newPage, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { cutWire } from '../../fixtures/server/cut-wire.ts';
import { slotAt } from './a-page.ts';

const DAY = '2026-11-26';
const OFFER = 'yoga-doux';

/** Opens the offer's page with what its calendar has opened of streams, which the page counts. */
async function openOffer(browser: Browser, origin: string): Promise<Page> {
  const page = await newPage(browser, { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const Own = EventSource;
    const sources: EventSource[] = [];
    Object.assign(window, {
      sources,
      EventSource: class extends Own {
        constructor(...given: ConstructorParameters<typeof EventSource>) {
          super(...given);
          sources.push(this);
        }
      },
    });
  });
  await page.goto(`${origin}/slotted/${OFFER}`);
  return page;
}

const openSources = (page: Page) =>
  page.evaluate(() => {
    const { sources } = window as unknown as { readonly sources: readonly EventSource[] };
    return sources.filter(({ readyState }) => readyState === EventSource.OPEN).length;
  });

/** Lets guests hold the places of a slot until none is left. */
async function fill(origin: string, start: string): Promise<void> {
  const call = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return fetch(`${origin}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const offer = await (await fetch(`${origin}/api/v1/slotted/${OFFER}`)).json();
  for (let n = 0; n < 50; n += 1) {
    const made = await call('guest', { firstName: 'Zoé', lastName: 'Petit', email: `zoe${n}@example.org` });
    const { token } = await made.json();
    const held = await call('hold', { slots: [`${offer.id}_${start}`] }, token);
    if (held.status === 409) return;
    if (!held.ok) throw new Error(await held.text());
  }
}

test('D-live: what others take goes from a page at once, a selected slot that is lost is told, and a page that was left has a stream when it is back', async ({
  browser,
  ownDemo,
}) => {
  const page = await openOffer(browser, ownDemo.url);
  const [chosen, kept] = [slotAt(page, DAY, '10:00'), slotAt(page, DAY, '11:00')];
  await expect.poll(() => openSources(page)).toBe(1);
  await chosen.click();
  await expect(chosen).toHaveAttribute('part', /selected/);
  await kept.focus();

  await fill(ownDemo.url, `${DAY.replaceAll('-', '')}T1000`);
  await expect(chosen).toHaveAttribute('part', /full/);
  await expect(page.locator('[part~="reason"]')).toContainText('À la place, nous vous proposons');
  await expect(page.locator('creneau-toaster .toast')).toHaveAttribute('part', 'toast warning');
  await expect(kept).toBeFocused();

  // Left for another page, it keeps no connection, and comes back with one.
  await page.goto(`${ownDemo.url}/terms/studio-lumiere`);
  await page.goBack();
  await expect(slotAt(page, DAY, '10:00')).toHaveAttribute('part', /full/);
  await expect.poll(() => openSources(page)).toBe(1);
});

test('D-live: a server that freezes is noticed, and the page is as it was without a stream', { tag: '@long' }, async ({
  browser,
  ownDemo,
}) => {
  const wire = await cutWire(ownDemo.url);
  onTestFinished(wire.close);
  const page = await openOffer(browser, new URL(wire.url).origin);
  await expect.poll(() => openSources(page)).toBe(1);
  wire.freeze(true);
  await expect.poll(() => openSources(page), { timeout: 90_000 }).toBe(0);
  wire.freeze(false);
  await slotAt(page, DAY, '10:00').click();
  await expect(slotAt(page, DAY, '10:00')).toHaveAttribute('part', /selected/);
});
