import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { LONG } from '../../fixtures/tags.ts';
import { expectNothingFails, expectStill } from './a-read-page.ts';

test.describe('C-pages: the header', () => {
  test('the header is one row on a phone, with a menu that a key opens and Escape closes; it says where to sign in', async ({
    browser,
    demo,
  }) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
    onTestFinished(() => page.close());
    await page.goto(`${demo.url}/order/`);
    const brand = await page.locator('header.site a').first().boundingBox();
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    if (!brand || !menu) throw new Error('One of them is not shown.');
    expect([brand.y < menu.y + menu.height, menu.y < brand.y + brand.height]).toEqual([true, true]);
    const orders = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Mes commandes' });
    await expect(orders).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await orders.waitFor();
    await page.keyboard.press('Escape');
    await orders.waitFor({ state: 'hidden' });
    await page.locator('creneau-order-history').getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('link', { name: /^Alice Marchand/ }).click();
    await page.locator('creneau-order-history [part~="order"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/order/');
    await expect(page.locator('header.site .account')).toHaveText('Alice Marchand');
  });

  test('the link to sign in leads back to the address that the page has by then, also in a new tab', async ({
    browser,
    demo,
  }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 700 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(`${demo.url}/event/list/`);
    const link = page.locator('header.site .account');
    const goTo = (city: string) =>
      page.evaluate((name) => history.replaceState(null, '', `/event/list/?city=${name}`), city);
    const back = (city: string) => `/sign-in/?back=%2Fevent%2Flist%2F%3Fcity%3D${city}`;
    for (const [city, how] of [
      ['Lyon', { button: 'middle' }],
      ['Nantes', { modifiers: ['ControlOrMeta'] }],
    ] as const) {
      await goTo(city);
      const options = 'modifiers' in how ? { modifiers: [...how.modifiers] } : how;
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click(options)]);
      await tab.waitForURL(demo.url + back(city));
      await tab.close();
    }
    // Chosen in the link's menu.
    await goTo('Lille');
    await link.click({ button: 'right' });
    await expect(link).toHaveAttribute('href', back('Lille'));
  });

  test('S-languages: all of a page is English on en-gb.localhost', { tag: LONG }, async ({ browser, demo }) => {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(demo.url.replace('localhost', 'en-gb.localhost'));
    await page.locator('creneau-animations-slider').getByRole('heading', { name: 'Animations coming up' }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'See all events' })).toBeVisible();
    const other = await page.getByRole('link', { name: 'En français' }).getAttribute('href');
    expect(other).toBe(`${demo.url}/`);
  });
});

test.describe('C-pages, C-sample-data: our own pages', () => {
  test('the home page asks for nothing that is not there, nor does its search', async ({ browser, demo }) => {
    await expectNothingFails(browser, demo.url, async (page) => {
      await page.locator('[role="search"]').getByRole('combobox').fill('yoga');
      await page.getByRole('option').nth(3).waitFor();
    });
  });

  for (const path of [
    '/event/list/',
    '/event/yoga-du-dimanche',
    '/animation/',
    '/animation/yoga-en-direct-du-studio',
    '/slotted/padel-duo',
    '/user/studio-lumiere',
    '/memberships/',
    '/play/',
    '/order/?as=demo-customer',
    '/fitness/?as=demo-customer',
    '/partner/',
  ])
    test(`${path} asks for nothing that is not there`, { tag: LONG }, ({ browser, demo }) =>
      expectNothingFails(browser, `${demo.url}${path}`, async () => {}),
    );
});

test.describe('C-pages: the pages on which visitors find offers', { tag: '@look' }, () => {
  for (const [path, seen] of [
    ['/', 'creneau-animations-slider .slide'],
    ['/user/studio-lumiere', 'creneau-slotted-calendar .slot'],
    ['/event/list/', 'creneau-event-list article.event'],
    ['/event/yoga-du-dimanche', 'creneau-event-details .book'],
    ['/animation/', '#next .slide'],
    ['/animation/yoga-en-direct-du-studio', 'creneau-event-details .book'],
  ] satisfies readonly (readonly [path: string, seen: string])[] as readonly (readonly [path: string, seen: string])[])
    test(`${path} loads without a layout shift, an error or sideways scrolling, in both widths and languages`, ({
      browser,
      demo,
    }) => expectStill(browser, demo, path, seen));
});
