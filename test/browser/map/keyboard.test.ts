import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { countIn, drawn, MARKERS, type MapSite, names, rest, startMapSite } from './a-map-page.ts';
import { focused, serveDetails, servePositions, TOWNS } from './served-places.ts';

let site: MapSite;
let page: Page;

// Its tests use one page, one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startMapSite();
  const before = async (fresh: Page) => {
    await servePositions(fresh, TOWNS);
    await serveDetails(fresh, 2);
  };
  const map = '<creneau-provider-map></creneau-provider-map>';
  ({ page } = await site.open(`<a href="#before">Avant</a>${map}<a href="#after">Après</a>`, { before }));
  await drawn(page);
});

test.afterAll(() => site?.stop());

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test.describe('D-keyboard, D-focus-kept: the map by keyboard', { tag: '@long' }, () => {
  test('the map starts with a button that skips it', async () => {
    await page.getByRole('link', { name: 'Avant' }).focus();
    await press('Tab');
    await expect.poll(() => focused(page)).toBe('Passer la carte');
    await expect(page.getByRole('button', { name: 'Passer la carte' })).toBeVisible();
    await press('Enter', 'Tab');
    await expect.poll(() => focused(page)).toBe('Après');
  });

  test('the map has then its controls, the map, and its markers from north to south', async () => {
    await page.getByRole('link', { name: 'Avant' }).focus();
    const order: string[] = [];
    for (let stop = 0; stop < 11; stop += 1) {
      await press('Tab');
      order.push(await focused(page));
    }
    expect(order).toEqual([
      'Passer la carte',
      'Agrandir',
      'Réduire',
      'Recentrer',
      'Déplacer vers le nord',
      "Déplacer vers l'ouest",
      "Déplacer vers l'est",
      'Déplacer vers le sud',
      'Plan',
      '6 événements, Paris',
      '6 événements, Paris',
    ]);
    const tops = await page.locator(MARKERS).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  test('a pressed cluster splits, and the focus goes to a marker that was in it', async () => {
    await press('Enter');
    await expect.poll(() => page.locator('.marker').count()).toBeGreaterThan(0);
    await rest(page);
    await expect.poll(() => focused(page)).toMatch(/^Lieu [456], 2 événements$|^4 événements/);
  });

  test('the focus survives zooming out and in, by the controls and by the keys of the map', async () => {
    const names: string[] = [];
    for (const name of ['Réduire', 'Réduire', 'Réduire', 'Agrandir']) {
      await page.locator(MARKERS).first().focus();
      await page.getByRole('button', { name }).evaluate((button) => (button as HTMLElement).click());
      await rest(page);
      names.push(await focused(page));
    }
    for (const name of names) expect(countIn(name)).toBeGreaterThan(0);
    await page.locator('canvas').focus();
    await press('+', '-', 'ArrowLeft');
    await rest(page);
    await expect.poll(() => focused(page)).toBe('Plan');
  });

  test('a marker that gets the focus at the edge is brought into view', async () => {
    await page.getByRole('button', { name: 'Recentrer' }).click();
    await rest(page);
    const outer = await page.locator('.maplibregl-map').boundingBox();
    const north = page.getByRole('button', { name: 'Déplacer vers le nord' });
    const cluster = page.locator(MARKERS).last();
    const below = async () => {
      const box = await cluster.boundingBox();
      return box && outer ? outer.y + outer.height - (box.y + box.height) : 0;
    };
    // Until half of it is outside.
    while ((await page.locator(MARKERS).count()) === 2 && (await below()) > 20) {
      await page.locator('canvas').focus();
      await press('ArrowUp');
      await rest(page);
    }
    await north.focus();
    const count = await page.locator(MARKERS).count();
    await page
      .locator(MARKERS)
      .nth(count - 1)
      .focus();
    await rest(page);
    const box = await page
      .locator(MARKERS)
      .nth(count - 1)
      .boundingBox();
    expect(box && outer && box.y >= outer.y && box.y + box.height <= outer.y + outer.height).toBe(true);
  });

  test('the controls move and zoom the map, and are disabled at a limit', async () => {
    const first = async () => (await page.locator(MARKERS).first().boundingBox()) ?? { x: 0, y: 0 };
    await page.getByRole('button', { name: 'Recentrer' }).click();
    await rest(page);
    const before = await first();
    await page.getByRole('button', { name: "Déplacer vers l'est" }).click();
    await expect.poll(async () => Math.round(before.x - (await first()).x)).toBe(120);
    await page.getByRole('button', { name: 'Déplacer vers le nord' }).click();
    await expect.poll(async () => Math.round(before.y - (await first()).y)).toBe(-120);
    const out = page.getByRole('button', { name: 'Réduire' });
    await out.focus();
    for (let step = 0; step < 10 && (await out.getAttribute('aria-disabled')) === null; step += 1) {
      await press('Enter');
      await rest(page);
    }
    await expect(out).toHaveAttribute('aria-disabled', 'true');
    await press('Enter');
    await expect.poll(() => focused(page)).toBe('Réduire');
    expect((await names(page)).reduce((sum, name) => sum + countIn(name), 0)).toBeGreaterThanOrEqual(12);
  });

  test('a popup is opened, walked through and closed by keys', async () => {
    await page.getByRole('button', { name: 'Recentrer' }).click();
    await rest(page);
    for (let press_ = 0; (await page.locator('.marker').count()) === 0 && press_ < 8; press_ += 1) {
      await page.locator('.cluster').first().focus();
      await press('Enter');
      await rest(page);
    }
    await page.locator('.marker').first().focus();
    const name = await focused(page);
    await press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('.place-event-link').first().waitFor();
    await press('Tab');
    await expect.poll(() => focused(page)).toBe('Fermer');
    await press('Tab');
    expect(name).toContain(await focused(page));
    await press('Tab');
    await expect.poll(() => focused(page)).toBe('Événement 1');
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(name);
  });
});
