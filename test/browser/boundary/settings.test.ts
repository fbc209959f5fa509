import { expect } from '../../fixtures/browser/test.ts';
import { shown, type TestPage } from '../../fixtures/browser/test-page.ts';
import { longFrom } from '../../fixtures/tags.ts';
import { test } from './a-test-page.ts';

/** The places of a setting, from the strongest to the weakest. */
const PLACES = ['property', 'tag', 'inner', 'outer', 'configure', 'script'] as const;
type Place = (typeof PLACES)[number] | 'html';

/** A widget in a shadow tree: `#inner` is an ancestor in that tree, `#outer` one outside it. */
const build = (testPage: TestPage) =>
  testPage.page.evaluate(() => {
    document.body.innerHTML = '<div id="outer"><div id="host"></div></div>';
    const host = document.querySelector('#host') as HTMLElement;
    host.attachShadow({ mode: 'open' }).innerHTML = '<div id="inner"><creneau-lab></creneau-lab></div>';
  });

/** Sets a setting, named as its attribute, at a place; null unsets it. */
const put = (testPage: TestPage, place: Place, name: string, value: string | null) =>
  testPage.page.evaluate(
    ([where, attribute, text]) => {
      const tree = document.querySelector('#host')?.shadowRoot as ShadowRoot;
      const property = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      const write = (element: Element | null, prefix: string) => {
        if (text === null) element?.removeAttribute(prefix + attribute);
        else element?.setAttribute(prefix + attribute, text);
      };
      if (where === 'property') Reflect.set(tree.querySelector('creneau-lab') as object, property, text);
      if (where === 'tag') write(tree.querySelector('creneau-lab'), '');
      if (where === 'inner') write(tree.querySelector('#inner'), 'data-creneau-');
      if (where === 'outer') write(document.querySelector('#outer'), 'data-creneau-');
      if (where === 'configure') window.lab.configure({ [property]: text ?? undefined });
      if (where === 'script') write(document.querySelector('script'), 'data-');
      if (where === 'html') write(document.documentElement, '');
    },
    [place, name, value] as const,
  );

const expectShown = (testPage: TestPage, values: Readonly<Record<string, unknown>>) =>
  expect.poll(() => shown(testPage.page)).toMatchObject(values);

test.describe('C-settings-order: the first place that sets it wins, live: tag, ancestor through shadow trees, configure, script', () => {
  for (const [name, key, values, byDefault] of [
    ['partner', 'partner', ['a', 'b', 'c', 'd', 'e', 'f'], null],
    ['currency', 'currency', ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'SEK'], null],
    ['theme', 'theme', ['dark', 'light', 'auto', 'dark', 'light', 'dark'], 'auto'],
    ['lang', 'lang', ['en', 'fr', 'en', 'fr', 'en-GB', 'fr-CA'], 'fr'],
    [
      'time-zone',
      'timeZone',
      ['Asia/Tokyo', 'Europe/Rome', 'Asia/Seoul', 'Africa/Cairo', 'Asia/Dubai', 'America/Lima'],
      'Europe/Paris',
    ],
    [
      'site-url',
      'siteUrl',
      [
        'http://a.example',
        'http://b.example',
        'http://c.example',
        'http://d.example',
        'http://e.example',
        'http://f.example',
      ],
      '',
    ],
  ] as const)
    test(`the setting ${name} is read from the first place that sets it`, async ({ testPage }) => {
      await build(testPage);
      const expected = (value: string) => (name === 'lang' ? value.slice(0, 2) : value);
      const none = name === 'site-url' ? new URL(testPage.page.url()).origin : byDefault;
      await expectShown(testPage, { [key]: none });
      for (let place = PLACES.length - 1; place >= 0; place -= 1) {
        await put(testPage, PLACES[place] as Place, name, values[place] as string);
        await expectShown(testPage, { [key]: expected(values[place] as string) });
      }
      for (let place = 0; place < PLACES.length; place += 1) {
        await put(testPage, PLACES[place] as Place, name, null);
        const next = values[place + 1];
        await expectShown(testPage, { [key]: next === undefined ? none : expected(next) });
      }
      expect(testPage.heard.errors).toEqual([]);
    });

  for (const [name, key, bad, good, warnings] of [
    ['theme', 'theme', 'pink', 'dark', 1],
    ['time-zone', 'timeZone', 'Mars/Olympus', 'Asia/Tokyo', 1],
    ['currency', 'currency', 'euros', 'USD', 1],
    ['site-url', 'siteUrl', 'javascript:alert(1)', 'http://a.example', 1],
    ['lang', 'lang', 'de', 'en', 0],
  ] as const)
    test(`a bad ${name} is ignored, and the next place is read`, async ({ testPage }) => {
      await build(testPage);
      await put(testPage, 'configure', name, good);
      await put(testPage, 'tag', name, bad);
      await put(testPage, 'outer', name, bad);
      await expectShown(testPage, { [key]: good });
      await expect.poll(() => testPage.heard.said(`invalid ${name} "${bad}" is ignored`)).toHaveLength(warnings);
      await put(testPage, 'tag', name, null);
      await put(testPage, 'outer', name, null);
      await expectShown(testPage, { [key]: good });
    });

  test('D-api-address: a bad api-url calls nothing, and no other place is read', async ({ testPage }) => {
    await build(testPage);
    await put(testPage, 'tag', 'api-url', 'http://api.example:99999/api');
    await put(testPage, 'configure', 'token', 'ada');
    await expect.poll(() => testPage.heard.said('api-url "http://api.example:99999/api" is no http')).toHaveLength(1);
    await expect(testPage.page.locator('creneau-lab [part~="error"]')).toBeVisible();
    expect(testPage.relay.calls()).toEqual([]);
    await put(testPage, 'tag', 'api-url', null);
    await expectShown(testPage, { isSignedIn: true });
    await expect.poll(() => testPage.relay.calls()).toEqual(['GET /api/v1/me']);
  });

  test('an empty value of a setting counts as none', async ({ testPage }) => {
    await build(testPage);
    await put(testPage, 'configure', 'partner', 'studio');
    await put(testPage, 'tag', 'partner', '');
    await expectShown(testPage, { partner: 'studio' });
  });

  test("a property that is set to '' takes the attribute's place, which then has no effect", async ({ testPage }) => {
    await build(testPage);
    await put(testPage, 'tag', 'partner', 'written');
    await put(testPage, 'property', 'partner', '');
    await expectShown(testPage, { partner: null });
  });
});

test.describe('D-element-language: the language', () => {
  test('the language is that of the nearest ancestor [lang] if no setting names one, and changes live', async ({
    testPage,
  }) => {
    await build(testPage);
    await expectShown(testPage, { lang: 'fr' });
    await put(testPage, 'html', 'lang', 'en-US');
    await expectShown(testPage, { lang: 'en' });
    await testPage.page.evaluate(() => document.querySelector('#outer')?.setAttribute('lang', 'fr'));
    await expectShown(testPage, { lang: 'fr' });
    await testPage.page.evaluate(() => document.querySelector('#outer')?.removeAttribute('lang'));
    await expectShown(testPage, { lang: 'en' });
  });

  test('the language is French if none is named, or only an unsupported one', async ({ testPage }) => {
    await build(testPage);
    await put(testPage, 'html', 'lang', 'de');
    await expectShown(testPage, { lang: 'fr' });
    await put(testPage, 'html', 'lang', null);
    await expectShown(testPage, { lang: 'fr' });
  });

  test('D-element-language: the language stays while a browser translates the page, and follows the page again', async ({
    testPage,
  }) => {
    await build(testPage);
    await put(testPage, 'html', 'lang', 'en');
    await expectShown(testPage, { lang: 'en' });
    await put(testPage, 'html', 'class', 'translated-ltr');
    for (const lang of ['fr', 'hi', 'hi-x-mtfrom-en']) {
      await put(testPage, 'html', 'lang', lang);
      await expectShown(testPage, { lang: 'en' });
    }
    await put(testPage, 'html', 'class', null);
    await put(testPage, 'html', 'lang', 'hi');
    await expectShown(testPage, { lang: 'en' });
    await put(testPage, 'html', 'lang', 'fr');
    await expectShown(testPage, { lang: 'fr' });
    await put(testPage, 'html', 'lang', null);
  });

  test('the language is set on the root with its direction, whatever the page has', async ({ testPage }) => {
    await build(testPage);
    await put(testPage, 'tag', 'lang', 'en');
    const root = testPage.page.locator('creneau-lab [part="root"]');
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(root).toHaveAttribute('dir', 'ltr');
  });

  for (const [index, [name, expected]] of (
    [
      ['en-shop', 'en'],
      ['end', 'fr'],
    ] as const
  ).entries())
    test(
      `the language on the host name ${name}.localhost is ${expected}; html[lang] comes after it, a setting before it`,
      longFrom(1, index),
      async ({ testPage }) => {
        await testPage.visit(name);
        await build(testPage);
        await expectShown(testPage, { lang: expected });
        await put(testPage, 'html', 'lang', 'fr');
        await expectShown(testPage, { lang: expected });
        await put(testPage, 'script', 'lang', expected === 'en' ? 'fr' : 'en');
        await expectShown(testPage, { lang: expected === 'en' ? 'fr' : 'en' });
        await testPage.visit('site');
      },
    );
});

test.describe('C-settings: the theme', () => {
  for (const theme of ['light', 'dark'] as const)
    test(`the theme ${theme} holds whatever the device prefers`, async ({ testPage }) => {
      await build(testPage);
      await put(testPage, 'tag', 'theme', theme);
      const root = testPage.page.locator('creneau-lab [part="root"]');
      const surface = () => root.evaluate((node) => getComputedStyle(node).colorScheme);
      await expect(root).toHaveAttribute('data-theme', theme);
      for (const colorScheme of ['dark', 'light'] as const) {
        await testPage.page.emulateMedia({ colorScheme });
        await expect.poll(() => surface()).toBe(theme);
      }
    });

  for (const [wish, onLight, onDark] of [
    ['', 'light', 'light'],
    ['normal', 'light', 'light'],
    ['light', 'light', 'light'],
    ['only light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['light dark', 'light', 'dark'],
  ] as const)
    test(`D-scheme: auto is ${onLight} on a light device and ${onDark} on a dark one where the page has color-scheme: '${wish}'`, async ({
      testPage,
    }) => {
      await build(testPage);
      const root = testPage.page.locator('creneau-lab [part="root"]');
      const scheme = () =>
        root.evaluate((node) => (getComputedStyle(node).color === 'rgb(20, 33, 31)' ? 'light' : 'dark'));
      for (const place of ['html', 'body']) {
        const put = (value: string) =>
          testPage.page.locator(place).evaluate((node, given) => node.style.setProperty('color-scheme', given), value);
        await put(wish);
        await testPage.page.emulateMedia({ colorScheme: 'light' });
        await expect.poll(scheme).toBe(onLight);
        await testPage.page.emulateMedia({ colorScheme: 'dark' });
        await expect.poll(scheme).toBe(onDark);
        await put('');
      }
    });
});
