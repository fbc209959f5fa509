import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import { withoutStreams } from '../../fixtures/browser/without-streams.ts';
import { longFrom } from '../../fixtures/tags.ts';
import { messagesOf } from '../doctor/a-sick-page.ts';

const WORD = 'Gesundheitsförderungsmaßnahmenkoordinationsstellenleitung';
const TEXT = '<p>Notre studio vous accueille tous les jours.</p>'.repeat(30);
const HEADER = '<header style="position: fixed; z-index: 9; inset: 0 0 auto; height: 96px; background: #333"></header>';
const LIST = '<creneau-event-list view="map" consent="none"></creneau-event-list>';

/** Opens a page of a studio. */
async function visit(
  { browser, site }: { readonly browser: Browser; readonly site: Site },
  body: string,
  options: BrowserContextOptions = {},
  head = '',
): Promise<Page> {
  const page = await newPage(browser, options);
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  const html = `<!doctype html><html lang="fr"><head>${viewport}${head}</head><body>${body}${site.script('async')}</body></html>`;
  await page.goto(site.relay.page(html));
  return page;
}

const size = (width: number, height: number) => ({ viewport: { width, height } });

for (const [index, markup] of [
  CALENDAR,
  '<creneau-event-list></creneau-event-list>',
  '<creneau-offers-list provider="studio-lumiere"></creneau-offers-list>',
  '<creneau-order-history period="future" token="demo-customer"></creneau-order-history>',
].entries())
  test(
    `D-long-words: ${markup.split(/[ >]/, 1)} with titles, names and cities of one long word is not wider than its page`,
    longFrom(2, index),
    async ({ browser, demo, site }) => {
      const page = await newPage(browser, size(320, 800));
      await withoutStreams(page);
      await page.route('**/api/v1/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        // Node finds no hosts below localhost.
        const answer = await route.fetch({ url: new URL(pathname + search, demo.url).href });
        const body = (await answer.text()).replace(
          /("(?:title|fullName|name|city|address)": ?)"[^"]+"/g,
          `$1"${WORD}"`,
        );
        await route.fulfill({ response: answer, body });
      });
      await page.goto(
        site.relay.page(`<!doctype html><html lang="fr"><body>${markup}${site.script('async')}</body></html>`),
      );
      await page.getByText(WORD).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );

test('D-field-size: the text of fields has 16 px on a device with touch, and the size of the page elsewhere', async ({
  browser,
  site,
}) => {
  const body = `<creneau-search></creneau-search>${CALENDAR}`;
  const small = '<style>* { --creneau-font-size: 14px }</style>';
  for (const [hasTouch, pixels] of [
    [true, '16px'],
    [false, '14px'],
  ] as const) {
    const page = await visit({ browser, site }, body, { hasTouch }, small);
    for (const field of [page.getByRole('combobox'), page.locator('input[type=date]')])
      await expect(field).toHaveCSS('font-size', pixels);
  }
});

for (const [index, [how, style, top]] of (
  [
    ['that is found', '', 112],
    ['that scroll-padding-top tells', 'html { scroll-padding-top: 120px }', 136],
    ['that --creneau-top tells', 'html { --creneau-top: 140px }', 156],
  ] as const
).entries())
  test(
    `D-basket-in-sight: what sticks at the top stays below a header ${how}`,
    longFrom(1, index),
    async ({ browser, site }) => {
      const page = await visit({ browser, site }, HEADER + LIST + TEXT, size(1280, 800), `<style>${style}</style>`);
      await page.getByRole('article').last().waitFor();
      await page.evaluate(() => scrollTo(0, 700));
      const map = page.locator('.event-map');
      await expect.poll(() => map.evaluate((node) => Math.round(node.getBoundingClientRect().top))).toBe(top);
    },
  );

test('D-basket-in-sight: the basket stands in its place where it would take more than a third of a low window', async ({
  browser,
  site,
}) => {
  const page = await visit({ browser, site }, CALENDAR, size(320, 256));
  const slot = page.locator(SLOT).first();
  await slot.press('Enter');
  const basket = page.locator('.basket');
  await expect(basket).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(basket).toHaveCSS('position', 'sticky');
});

for (const [index, [what, inside, state]] of (
  [
    ['stands above a cookie banner', 'inset: auto 0 0; height: 90px', 'visible'],
    ['waits until a high banner has gone', 'inset: 0; z-index: 1000', 'hidden'],
  ] as const
).entries())
  test(`D-popups: a popup ${what}`, longFrom(1, index), async ({ browser, site }) => {
    const banner = `<div id="banner" style="position: fixed; background: #fff; ${inside}">Cookies</div>`;
    const page = await visit(
      { browser, site },
      `<creneau-popups delay="0"></creneau-popups>${TEXT}${banner}`,
      size(375, 667),
    );
    const popup = page.locator('.popup');
    await expect(popup).toHaveCSS('visibility', state);
    const isFree = () =>
      popup.evaluate((node) => {
        const top = document.querySelector('#banner')?.getBoundingClientRect().top ?? innerHeight;
        return getComputedStyle(node).visibility === 'hidden' || node.getBoundingClientRect().bottom <= top + 1;
      });
    await expect.poll(isFree).toBe(true);
    await page.locator('#banner').evaluate((node) => node.remove());
    await expect(popup).toBeVisible();
    await expect.poll(() => popup.evaluate((node) => Math.round(node.getBoundingClientRect().bottom))).toBe(667);
  });

for (const [index, style] of ['zoom: 2', 'zoom: .9', 'transform: scale(.9)'].entries())
  test(
    `D-on-top: suggestions are as wide as their field and do not move on a page with ${style}`,
    longFrom(1, index),
    async ({ browser, site }) => {
      const page = await visit({ browser, site }, `<div style="${style}"><creneau-search></creneau-search></div>`);
      await page.getByRole('combobox').fill('yoga');
      const list = page.getByRole('listbox');
      await list.waitFor();
      const edges = async () => {
        const [field, layer] = [await page.locator('.combobox-field').boundingBox(), await list.boundingBox()];
        return [layer?.x, layer?.width].map(
          (each, n) => Math.abs((each ?? 99) - ([field?.x, field?.width][n] ?? 0)) < 1,
        );
      };
      await expect.poll(edges).toEqual([true, true]);
    },
  );

test('D-checked-values: a colour that is none is ours, and the doctor names it; a 0 without a unit is a height', async ({
  browser,
  site,
}) => {
  const style = '<style>creneau-slotted-calendar { --creneau-accent: #0b5cad#7ab8ff; --creneau-bottom: 0 }</style>';
  const page = await visit({ browser, site }, CALENDAR, {}, style);
  await page.locator(SLOT).first().press('Enter');
  const button = page.locator('[part~="book-button"]');
  await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 93)');
  await expect(page.locator('.basket')).toHaveCSS('bottom', '8px');
  expect(await messagesOf(page)).toEqual([
    expect.stringMatching(/^--creneau-accent of .*: "#0b5cad#7ab8ff" is no colour; ours is used\.$/),
  ]);
});

test('D-boxless: a tag with display: contents starts, and the console says what that takes away', async ({
  browser,
  site,
}) => {
  const page = await newPage(browser);
  const heard = listenTo(page);
  await page.goto(
    site.relay.page(
      `<div style="height: 3000px"></div><style>* > creneau-slotted-calendar { display: contents }</style>${CALENDAR}${site.script('async')}`,
    ),
  );
  await page.locator(SLOT).first().waitFor();
  await expect.poll(() => heard.said('display: contents')).toHaveLength(1);
});

test('D-boxless: a box whose height a script has frozen grows with the element, and one that was cut is named', async ({
  browser,
  site,
}) => {
  const box = (id: string) => `<div id="${id}" style="overflow: hidden">${CALENDAR}</div>`;
  const page = await newPage(browser);
  const heard = listenTo(page);
  await page.goto(site.relay.page(box('frozen') + box('cut') + site.script('async')));
  await page.locator('#cut .slot').first().waitFor();
  // React has come, which the date field shows.
  await page.locator('#cut input[type=date]').waitFor();
  await page.evaluate(() => {
    for (const [id, share] of [
      ['frozen', 1],
      ['cut', 0.5],
    ] as const) {
      const node = document.getElementById(id) as HTMLElement;
      node.style.maxHeight = `${node.scrollHeight * share}px`;
    }
  });
  for (const id of ['frozen', 'cut'])
    await page.locator(`#${id}`).getByRole('button', { name: "Voir plus d'horaire" }).press('Enter');
  const hides = (id: string) => page.locator(`#${id}`).evaluate((node) => node.scrollHeight > node.clientHeight);
  await expect.poll(() => hides('frozen')).toBe(false);
  expect(await hides('cut')).toBe(true);
  await expect.poll(() => heard.said('is cut off: <div>')).toHaveLength(1);
});

test('D-other-registry: the console says why an element in a tree with a registry of its own is not drawn', async ({
  browser,
  site,
}) => {
  const page = await newPage(browser);
  const heard = listenTo(page);
  await page.goto(site.relay.page(`<div id="host"></div>${site.script()}`));
  await page.evaluate(() => {
    const options = { mode: 'open', customElementRegistry: new CustomElementRegistry() } as const;
    const root = (document.querySelector('#host') as HTMLElement).attachShadow(options);
    root.innerHTML = '<creneau-search></creneau-search>';
    (window as unknown as { readonly Creneau: { watch(root: ShadowRoot): void } }).Creneau.watch(root);
  });
  await expect.poll(() => heard.said('custom element registry of its own')).toHaveLength(1);
});

test('D-tags: what was typed into an element of a div[data-creneau] survives a refresh that writes its content again', async ({
  browser,
  site,
}) => {
  const page = await visit({ browser, site }, '<div data-creneau="search"><a href="#">Chercher</a></div>');
  await page.getByRole('combobox').fill('yog');
  await page.getByRole('option').first().waitFor();
  await page.locator('[data-creneau]').evaluate((node) => {
    node.innerHTML = '<a href="#">Chercher</a>';
  });
  await expect(page.locator('creneau-search > a')).toHaveCount(1);
  await expect(page.getByRole('combobox')).toHaveValue('yog');
});
