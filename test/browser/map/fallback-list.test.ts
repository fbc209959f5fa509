import type { Page } from 'playwright-core';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { drawn, isTile, MARKERS, type MapPage, type MapSite, startMapSite } from './a-map-page.ts';

let site: MapSite;

test.beforeAll(async () => {
  site = await startMapSite();
});

test.afterAll(() => site?.stop());

const MAP = '<creneau-provider-map></creneau-provider-map>';
const policy = (demo: string, worker: string, types: string) =>
  [
    "default-src 'none'",
    `script-src ${demo}`,
    `connect-src ${demo}`,
    `img-src ${demo}`,
    worker,
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ].join('; ');

const rows = (page: Page) => page.locator('.place-row');
const why = (page: Page) => page.locator('.why p').textContent();

test.describe
  .serial('S-map-states: the fallback list, without WebGL', { tag: '@long' }, () => {
    let opened: MapPage;
    test.beforeAll(async () => {
      opened = await site.open(MAP, { browser: await sharedBrowser() });
      await rows(opened.page).first().waitFor();
    });

    test("the list shows the places and the reason, without a button that cannot help; the map's code is not fetched", async () => {
      await expect
        .poll(() => why(opened.page))
        .toBe('Votre navigateur ne peut pas afficher la carte. Voici les lieux sous forme de liste.');
      await expect(opened.page.locator('.why button')).toHaveCount(0);
      expect(opened.asked.filter((each) => isTile(each) || /map-(engine|worker)/.test(each))).toEqual([]);
    });

    test('D-keyboard: a row expands to the content of a popup, by keyboard alone', async () => {
      const { page } = opened;
      for (let key = 0; key < 3; key += 1) {
        await page.keyboard.press('Tab');
        if (
          await page
            .getByRole('button', { expanded: false })
            .first()
            .evaluate((row) => row.matches(':focus'))
        )
          break;
      }
      const first = page.locator('.place-toggle').first();
      await expect.poll(() => first.evaluate((row) => row.matches(':focus'))).toBe(true);
      await page.keyboard.press('Enter');
      await page.locator('.place-panel .place-event-link').first().waitFor();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      const name = await first.locator('.place-toggle-name').textContent();
      const link = page.getByRole('link', { name: name ?? '', exact: true });
      await expect.poll(() => link.evaluate((each) => each.matches(':focus'))).toBe(true);
      await expect(page.locator('.place-city')).toHaveText(/^\d{5} \p{Lu}/u);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.locator('.place-panel').waitFor({ state: 'detached' });
    });

    test('D-focus-kept: details that fail can be fetched again, and the focus stays in the row', async () => {
      const { page } = opened;
      await page.route('**/v1/marker/details', (route) => route.fulfill({ status: 503 }));
      await page.locator('.place-toggle').first().click();
      await page.locator('.place-panel').getByRole('button', { name: 'Réessayer' }).focus();
      await page.unroute('**/v1/marker/details');
      await page.keyboard.press('Enter');
      await page.locator('.place-panel .place-event-link').first().waitFor();
      await expect(page.locator('.place-panel:focus-within')).toHaveCount(1);
    });

    test('D-focus-kept: a button of the list shows more places, and the focus goes to the first of them', async () => {
      const { page } = opened;
      await page.getByRole('button', { name: 'Voir plus de lieux' }).click();
      await expect(rows(page)).toHaveCount(40);
      await expect
        .poll(() =>
          rows(page)
            .nth(20)
            .locator('button')
            .first()
            .evaluate((each) => each.matches(':focus')),
        )
        .toBe(true);
      expect(opened.heard.errors).toEqual([]);
    });
  });

test.describe('C-embedding: a map under a policy of the page', { tag: '@long' }, () => {
  test("under Trusted Types 'none' the list is shown, with a button to try again, and one error that says why", async () => {
    const headers = { 'content-security-policy': policy(site.demo.url, 'worker-src blob:', "'none'") };
    const { page, heard } = await site.open(MAP, { headers });
    await rows(page).first().waitFor();
    await expect.poll(() => why(page)).toBe("La carte n'a pas pu être chargée. Voici les lieux sous forme de liste.");
    await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    await expect.poll(() => heard.said('creneau').length).toBeGreaterThan(0);
    expect(heard.errors).toEqual([]);
  });

  test('under Trusted Types that allow our policy once the map is shown, also where the loader has used it', async () => {
    const headers = { 'content-security-policy': policy(site.demo.url, 'worker-src blob:', 'creneau') };
    const before = (page: Page) => page.addInitScript('DOMTokenList.prototype.supports = () => false;');
    const { page, heard } = await site.open(MAP, { headers, before });
    await drawn(page);
    await expect.poll(() => page.locator('script[type="module"]').count()).toBeGreaterThan(0);
    await expect(rows(page)).toHaveCount(0);
    expect(heard.errors).toEqual([]);
  });

  test('without worker-src the map is shown, whose tiles need no worker, and the console says what is missing', async () => {
    const headers = { 'content-security-policy': policy(site.demo.url, '', 'creneau') };
    const { page, heard } = await site.open(MAP, { headers });
    await drawn(page);
    await expect(rows(page)).toHaveCount(0);
    await expect.poll(() => heard.said("'worker-src' was not explicitly set").length).toBeGreaterThan(0);
    expect(heard.errors).toEqual([]);
  });
});

test.describe
  .serial('S-map-states: the fallback list, with tiles that fail', { tag: '@long' }, () => {
    let opened: MapPage;
    const retry = () => opened.page.getByRole('button', { name: 'Réessayer' });

    test.beforeAll(async () => {
      opened = await site.open(MAP, {
        before: (page) => page.route('**/tiles/**', (route) => route.fulfill({ status: 503 })),
      });
      await rows(opened.page).first().waitFor();
    });

    test('the list gives the reason and a retry: it stays while tiles fail, and the map comes when they are back', async () => {
      const { page } = opened;
      await expect.poll(() => why(page)).toBe('Le fond de carte ne répond pas. Voici les lieux sous forme de liste.');
      const before = opened.asked.filter(isTile).length;
      await retry().click();
      await expect.poll(() => opened.asked.filter(isTile).length).toBeGreaterThan(before);
      await rows(page).first().waitFor();
      await page.unroute('**/tiles/**');
      await retry().click();
      await drawn(page);
      await expect(rows(page)).toHaveCount(0);
    });

    test('a map whose WebGL context is lost draws itself again once; then the list is shown, and a retry brings it back', async () => {
      const { page, heard } = opened;
      const canvas = page.locator('canvas.maplibregl-canvas');
      const lose = async () => {
        const lost = await canvas.elementHandle();
        await lost?.evaluate((node) =>
          (node as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
        );
        await expect.poll(() => lost?.evaluate((node) => node.isConnected)).toBe(false);
      };
      await page.locator(MARKERS).first().focus();
      await lose();
      await drawn(page);
      await expect(rows(page)).toHaveCount(0);
      await lose();
      await rows(page).first().waitFor();
      await expect
        .poll(() => why(page))
        .toBe("L'affichage de la carte s'est interrompu. Voici les lieux sous forme de liste.");
      await retry().click();
      await drawn(page);
      expect(heard.errors).toEqual([]);
    });
  });
