import type { Page } from 'playwright-core';
import { underSheet } from '../../fixtures/browser/host-sheets.ts';
import { hostFile } from '../../fixtures/browser/hosts.ts';
import { expect } from '../../fixtures/browser/test.ts';
import { drawn, MARKERS, rest, test } from './a-map-page.ts';
import { aPlaceAt, serveDetails, servePositions } from './served-places.ts';

const MAP = '<creneau-provider-map></creneau-provider-map>';

/** Styles that a page may set on everything; none may reach the element. */
const LOUD = `* { letter-spacing: 3px !important; line-height: 3 !important; font: italic 30px serif !important; color: red !important;
  padding: 9px !important; margin: 9px !important; direction: rtl !important }`;

/** Keeps count of the WebGL contexts that the page makes. */
const countContexts = (page: Page) =>
  page.addInitScript(() => {
    const made: WebGL2RenderingContext[] = [];
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...how: unknown[]) {
      const context = Reflect.apply(getContext, this, how) as WebGL2RenderingContext | null;
      if (context && how[0] === 'webgl2' && !made.includes(context)) made.push(context);
      return context;
    } as typeof getContext;
    Object.assign(globalThis, { made });
  });

const contexts = (page: Page) =>
  page.evaluate(() => {
    const made = Reflect.get(globalThis, 'made') as readonly WebGL2RenderingContext[];
    return { made: made.length, alive: made.filter((context) => !context.isContextLost()).length };
  });

test.describe('C-loader: a page that mounts and removes maps', { tag: '@long' }, () => {
  test('30 mounts and removals leave at most one live WebGL context, and as many workers as before', async ({
    maps,
  }) => {
    const { page, heard } = await maps.open(`<div style="width: 260px">${MAP}</div>`, {
      before: async (fresh) => {
        await servePositions(fresh, [aPlaceAt(1, 48.86, 2.35)]);
        await countContexts(fresh);
      },
    });
    await drawn(page);
    const workers = page.workers().length;
    const before = await contexts(page);
    for (let round = 0; round < 30; round += 1) {
      await page.evaluate(async () => {
        const old = document.querySelector('creneau-provider-map') as HTMLElement;
        old.replaceWith(document.createElement('creneau-provider-map'));
        const isThere = () => document.querySelector('creneau-provider-map')?.shadowRoot?.querySelector('canvas');
        while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    }
    await drawn(page);
    const after = await contexts(page);
    expect(after.made - before.made).toBeGreaterThanOrEqual(30);
    expect(after.alive).toBe(1);
    expect(page.workers()).toHaveLength(workers);
    await page.evaluate(() => document.querySelector('creneau-provider-map')?.remove());
    await expect.poll(async () => (await contexts(page)).alive).toBeLessThanOrEqual(1);
    expect(heard.errors).toEqual([]);
    expect(heard.said(/^(error|warning)/)).toEqual([]);
  });
});

test.describe('C-loader: maps on a page', { tag: '@long' }, () => {
  test('two maps on a page are independent, and no sheet of the page changes their sizes', async ({ maps }) => {
    const { page } = await maps.open(`<div id="a">${MAP}</div><div id="b">${MAP}</div>`, {
      height: 1100,
      before: async (fresh) => {
        await servePositions(fresh, [aPlaceAt(1, 48.86, 2.35), aPlaceAt(2, 45.76, 4.84)]);
        await serveDetails(fresh, 2);
      },
    });
    const [one, other] = [page.locator('#a'), page.locator('#b')];
    await drawn(one);
    await drawn(other);
    await one.locator('.marker').first().click();
    await one.getByRole('dialog').locator('.place-event').first().waitFor();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await one.getByRole('button', { name: 'Réduire' }).click();
    await rest(one);
    await expect(other.locator(MARKERS)).toHaveCount(2);
    expect(page.workers()).toHaveLength(1);
    const sizes = () =>
      page
        .locator('.marker, .control, .popup')
        .evaluateAll((all) =>
          all.map((each) => [(each as HTMLElement).offsetWidth, (each as HTMLElement).offsetHeight]),
        );
    const before = await sizes();
    for (const sheet of [await hostFile('bootstrap/dist/css/bootstrap.min.css'), LOUD]) {
      expect(await underSheet(page, sheet, sizes)).toEqual(before);
    }
  });

  test('a map works in a shadow tree of the page', async ({ maps }) => {
    const { page, heard } = await maps.open('<div id="host"></div>', {
      before: (fresh) => servePositions(fresh, [aPlaceAt(1, 48.86, 2.35)]),
    });
    await page.waitForFunction(() => Reflect.get(globalThis, 'Creneau'));
    await page.evaluate(() => {
      const root = (document.querySelector('#host') as HTMLElement).attachShadow({ mode: 'open' });
      root.innerHTML = '<creneau-provider-map></creneau-provider-map>';
      (Reflect.get(globalThis, 'Creneau') as { watch(root: ShadowRoot): void }).watch(root);
    });
    await drawn(page);
    await expect.poll(() => page.locator('.marker').boundingBox()).toMatchObject({ width: 32, height: 39 });
    expect(heard.errors).toEqual([]);
  });
});

test.describe('C-elements: nonsense in the attributes', { tag: '@long' }, () => {
  test('nonsense in the attributes causes one warning each, and the map is there', async ({ maps }) => {
    const script = `data-tiles="javascript:alert(1)" data-consent=""`;
    const { page, heard } = await maps.open(
      `<creneau-provider-map query="/nonsense//%" max-events="-3" for="nobody" tiles='${maps.tiles}'></creneau-provider-map>`,
      { script, before: (fresh) => servePositions(fresh, [aPlaceAt(1, 48.86, 2.35)]) },
    );
    await drawn(page);
    await expect.poll(() => heard.said(/max-events/)).toHaveLength(1);
    await expect.poll(() => heard.said(/query/)).toHaveLength(1);
    expect(heard.errors).toEqual([]);
  });
});
