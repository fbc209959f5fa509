import { expect, test } from '../../fixtures/browser/test.ts';
import {
  drawn,
  eventsOn,
  isOfMap,
  isTile,
  MARKERS,
  type MapPage,
  type MapSite,
  names,
  rest,
  startMapSite,
} from './a-map-page.ts';

let site: MapSite;

test.beforeAll(async () => {
  site = await startMapSite();
});

test.afterAll(() => site?.stop());

const search = ({ page }: MapPage) => page.evaluate(() => location.search + location.hash);
const mapCalls = ({ asked }: MapPage) => asked.filter((each) => each.includes('/v1/map/'));

test.describe
  .serial('S-map-tab: the map view of the event list', { tag: '@long' }, () => {
    let opened: MapPage;
    test.beforeAll(async () => {
      opened = await site.open('', { address: `${site.demo.url}/event/list/?own=%20x&city=paris#here`, height: 900 });
      await opened.page.locator('article.event').first().waitFor();
    });

    const show = (name: 'Liste' | 'Carte') => opened.page.getByRole('button', { name, exact: true }).click();
    const onMap = () => opened.page.getByRole('button', { name: /^Voir sur la carte/ });
    const dialog = () => opened.page.getByRole('dialog');

    test("the list view fetches none of the map's code", () => {
      expect(opened.asked.filter((each) => isOfMap(each) || isTile(each))).toEqual([]);
      expect(mapCalls(opened)).toEqual([]);
    });

    test('D-other-parameters: the map view is in the address, whose other parts stay unchanged', async () => {
      await show('Carte');
      await drawn(opened.page);
      await expect.poll(() => search(opened)).toBe('?own=%20x&city=paris&view=map#here');
      expect(mapCalls(opened)).toEqual(['GET /api/v1/map/city/paris']);
    });

    test('the map view is restored by back and forward, and by a reload', async () => {
      const { page } = opened;
      await page.goBack();
      await page.locator('creneau-provider-map').waitFor({ state: 'detached' });
      await page.goForward();
      await drawn(page);
      await page.reload();
      await drawn(page);
      await expect.poll(() => search(opened)).toBe('?own=%20x&city=paris&view=map#here');
      await expect(page.getByRole('button', { name: 'Carte', exact: true })).toHaveAttribute('aria-pressed', 'true');
    });

    test('S-map-states: another query reloads the markers, once', async () => {
      const { page, asked } = opened;
      const before = await eventsOn(page);
      asked.length = 0;
      await page.getByLabel('Activités').selectOption('yoga');
      await expect.poll(() => eventsOn(page)).toBeLessThan(before);
      await rest(page);
      expect(mapCalls(opened)).toEqual(['GET /api/v1/map/city/paris/sport/yoga']);
      expect(asked.filter((each) => /map-(engine|worker)/.test(each))).toEqual([]);
    });

    test('selecting an event shows its place; pressing the event again hides it', async () => {
      const { page } = opened;
      const first = onMap().first();
      await first.click();
      await dialog().waitFor();
      await rest(page);
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      const provider = await page.locator('article.event').first().locator('[part="provider-link"]').textContent();
      await expect(dialog().getByRole('link', { name: provider ?? '', exact: true })).toHaveCount(1);
      await expect.poll(() => page.locator('.marker').count()).toBeGreaterThan(0);
      await first.click();
      await dialog().waitFor({ state: 'detached' });
      await expect(first).toHaveAttribute('aria-pressed', 'false');
    });

    test('closing the popup deselects the event, and so does another marker', async () => {
      const { page } = opened;
      await onMap().first().click();
      await dialog().waitFor();
      await dialog().getByRole('button', { name: 'Fermer' }).click();
      await expect(onMap().first()).toHaveAttribute('aria-pressed', 'false');
      await onMap().nth(1).click();
      await dialog().waitFor();
      await rest(page);
      await page
        .locator('.marker')
        .first()
        .evaluate((marker) => (marker as HTMLElement).focus());
      await page.keyboard.press('Enter');
      await expect(onMap().nth(1)).toHaveAttribute('aria-pressed', 'false');
    });

    test('the place of a hovered or focused card is highlighted', async () => {
      const { page } = opened;
      await page.getByRole('button', { name: 'Recentrer' }).click();
      await rest(page);
      const highlighted = page.locator(`${MARKERS}.highlighted`);
      await expect
        .poll(async () => {
          await page.mouse.move(0, 0);
          await page.locator('article.event').nth(1).hover();
          return highlighted.count();
        })
        .toBe(1);
      await page.mouse.move(0, 0);
      await expect(highlighted).toHaveCount(0);
      await onMap().nth(2).focus();
      await expect(highlighted).toHaveCount(1);
      await onMap().nth(2).blur();
      await expect(highlighted).toHaveCount(0);
    });

    test("'Voir tout' filters the list and its map by the provider", async () => {
      const { page } = opened;
      const element = page.locator('creneau-provider-map');
      await element.evaluate((map) => map.setAttribute('max-events', '1'));
      await onMap().first().click();
      await dialog().getByRole('link', { name: 'Voir tout' }).click();
      await dialog().waitFor({ state: 'detached' });
      await expect
        .poll(() => search(opened))
        .toMatch(/^\?own=%20x&city=paris&view=map&sport=yoga&provider=[\w-]+#here$/);
      await expect
        .poll(() => mapCalls(opened).at(-1))
        .toMatch(/^GET \/api\/v1\/map\/city\/paris\/provider\/[\w-]+\/sport\/yoga$/);
      await page.locator('article.event').first().waitFor();
      await expect(element).toHaveCount(1);
      expect(opened.heard.errors).toEqual([]);
      expect(opened.heard.said(/^(error|warning)/)).toEqual([]);
    });
  });

test.describe('C-elements: a map of the page’s own follows an event list', { tag: '@long' }, () => {
  test('a map follows the list named by `for`, or the first one; its cards open popups there', async () => {
    const opened = await site.open(
      `<creneau-event-list id="a" query="city/lyon"></creneau-event-list><creneau-event-list id="b" query="city/paris"></creneau-event-list>
       <creneau-provider-map for="b"></creneau-provider-map>`,
      { height: 900, isMoving: true },
    );
    const { page } = opened;
    const list = page.locator('#b');
    const map = page.locator('creneau-provider-map');
    await page.locator('#a article').first().waitFor();
    await list.locator('article').first().waitFor();
    await map.scrollIntoViewIfNeeded();
    await drawn(map);
    expect(mapCalls(opened)).toEqual(['GET /api/v1/map/city/paris']);
    const card = list.getByRole('button', { name: /^Voir sur la carte/ }).first();
    await card.click();
    await page.getByRole('dialog').locator('.place-event').first().waitFor();
    await rest(map);
    const [inner, outer] = [await page.getByRole('dialog').boundingBox(), await map.boundingBox()];
    expect(inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height).toBe(true);
    expect(outer?.y).toBeLessThan(900);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await map.evaluate((element) => element.removeAttribute('for'));
    await expect.poll(() => mapCalls(opened).at(-1)).toBe('GET /api/v1/map/city/lyon');
    await page.locator('#a').getByLabel('Activités').selectOption('yoga');
    await expect.poll(() => mapCalls(opened).at(-1)).toBe('GET /api/v1/map/city/lyon/sport/yoga');
  });
});

test.describe('S-map-selection: an event selected before there is a map', { tag: '@long' }, () => {
  test('an event selected before there is a map is shown by the map that opens with it', async () => {
    const { page, asked } = await site.open('', { address: `${site.demo.url}/event/list/`, height: 900 });
    const card = page.locator('article.event').nth(1);
    await card.getByRole('button', { name: /^Voir sur la carte/ }).click();
    await page.getByRole('dialog').locator('.place-event-link').first().waitFor();
    await drawn(page);
    const provider = await page.getByRole('dialog').getByRole('heading').first().textContent();
    expect((await names(page)).some((name) => name.startsWith(`${provider}, `))).toBe(true);
    const near = await eventsOn(page);
    await page.getByRole('button', { name: 'Recentrer' }).evaluate((button) => (button as HTMLElement).click());
    await rest(page);
    expect(near).toBeLessThan((await eventsOn(page)) / 10);
    await expect.poll(() => asked.find(isTile)).toContain('/tiles/light/6/');
  });
});
