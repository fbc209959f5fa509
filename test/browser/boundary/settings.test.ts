import { type LabPage, shown } from '../../fixtures/browser/lab.ts';
import { expect } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';
import { test } from './a-lab.ts';

/** The places of a setting, from the strongest to the weakest. */
const PLACES = ['property', 'tag', 'inner', 'outer', 'configure', 'script'] as const;
type Place = (typeof PLACES)[number] | 'html';

/** A widget in a shadow tree: `#inner` is an ancestor in that tree, `#outer` one outside it. */
const build = (lab: LabPage) =>
  lab.page.evaluate(() => {
    document.body.innerHTML = '<div id="outer"><div id="host"></div></div>';
    const host = document.querySelector('#host') as HTMLElement;
    host.attachShadow({ mode: 'open' }).innerHTML = '<div id="inner"><creneau-lab></creneau-lab></div>';
  });

/** Sets a setting, named as its attribute, at a place; null unsets it. */
const put = (lab: LabPage, place: Place, name: string, value: string | null) =>
  lab.page.evaluate(
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

const expectShown = (lab: LabPage, values: Readonly<Record<string, unknown>>) =>
  expect.poll(() => shown(lab.page)).toMatchObject(values);

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
    test(`the setting ${name} is read from the first place that sets it`, async ({ lab }) => {
      await build(lab);
      const expected = (value: string) => (name === 'lang' ? value.slice(0, 2) : value);
      const none = name === 'site-url' ? new URL(lab.page.url()).origin : byDefault;
      await expectShown(lab, { [key]: none });
      for (let place = PLACES.length - 1; place >= 0; place -= 1) {
        await put(lab, PLACES[place] as Place, name, values[place] as string);
        await expectShown(lab, { [key]: expected(values[place] as string) });
      }
      for (let place = 0; place < PLACES.length; place += 1) {
        await put(lab, PLACES[place] as Place, name, null);
        const next = values[place + 1];
        await expectShown(lab, { [key]: next === undefined ? none : expected(next) });
      }
      expect(lab.heard.errors).toEqual([]);
    });

  for (const [name, key, bad, good, warnings] of [
    ['theme', 'theme', 'pink', 'dark', 1],
    ['time-zone', 'timeZone', 'Mars/Olympus', 'Asia/Tokyo', 1],
    ['currency', 'currency', 'euros', 'USD', 1],
    ['site-url', 'siteUrl', 'javascript:alert(1)', 'http://a.example', 1],
    ['lang', 'lang', 'de', 'en', 0],
  ] as const)
    test(`a bad ${name} is ignored, and the next place is read`, async ({ lab }) => {
      await build(lab);
      await put(lab, 'configure', name, good);
      await put(lab, 'tag', name, bad);
      await put(lab, 'outer', name, bad);
      await expectShown(lab, { [key]: good });
      await expect.poll(() => lab.heard.said(`invalid ${name} "${bad}" is ignored`)).toHaveLength(warnings);
      await put(lab, 'tag', name, null);
      await put(lab, 'outer', name, null);
      await expectShown(lab, { [key]: good });
    });

  test('D-api-address: a bad api-url calls nothing, and no other place is read', async ({ lab }) => {
    await build(lab);
    await put(lab, 'tag', 'api-url', 'http://api.example:99999/api');
    await put(lab, 'configure', 'token', 'ada');
    await expect.poll(() => lab.heard.said('api-url "http://api.example:99999/api" is no http')).toHaveLength(1);
    await expect(lab.page.locator('creneau-lab [part~="error"]')).toBeVisible();
    expect(lab.relay.calls()).toEqual([]);
    await put(lab, 'tag', 'api-url', null);
    await expectShown(lab, { isSignedIn: true });
    await expect.poll(() => lab.relay.calls()).toEqual(['GET /api/v1/me']);
  });

  test('an empty value of a setting counts as none', async ({ lab }) => {
    await build(lab);
    await put(lab, 'configure', 'partner', 'studio');
    await put(lab, 'tag', 'partner', '');
    await expectShown(lab, { partner: 'studio' });
  });

  test("a property that is set to '' takes the attribute's place, which then has no effect", async ({ lab }) => {
    await build(lab);
    await put(lab, 'tag', 'partner', 'written');
    await put(lab, 'property', 'partner', '');
    await expectShown(lab, { partner: null });
  });
});

test.describe('D-element-language: the language', () => {
  test('the language is that of the nearest ancestor [lang] if no setting names one, and changes live', async ({
    lab,
  }) => {
    await build(lab);
    await expectShown(lab, { lang: 'fr' });
    await put(lab, 'html', 'lang', 'en-US');
    await expectShown(lab, { lang: 'en' });
    await lab.page.evaluate(() => document.querySelector('#outer')?.setAttribute('lang', 'fr'));
    await expectShown(lab, { lang: 'fr' });
    await lab.page.evaluate(() => document.querySelector('#outer')?.removeAttribute('lang'));
    await expectShown(lab, { lang: 'en' });
  });

  test('the language is French if none is named, or only an unsupported one', async ({ lab }) => {
    await build(lab);
    await put(lab, 'html', 'lang', 'de');
    await expectShown(lab, { lang: 'fr' });
    await put(lab, 'html', 'lang', null);
    await expectShown(lab, { lang: 'fr' });
  });

  test('D-element-language: the language stays while a browser translates the page, and follows the page again', async ({
    lab,
  }) => {
    await build(lab);
    await put(lab, 'html', 'lang', 'en');
    await expectShown(lab, { lang: 'en' });
    await put(lab, 'html', 'class', 'translated-ltr');
    for (const lang of ['fr', 'hi', 'hi-x-mtfrom-en']) {
      await put(lab, 'html', 'lang', lang);
      await expectShown(lab, { lang: 'en' });
    }
    await put(lab, 'html', 'class', null);
    await put(lab, 'html', 'lang', 'hi');
    await expectShown(lab, { lang: 'en' });
    await put(lab, 'html', 'lang', 'fr');
    await expectShown(lab, { lang: 'fr' });
    await put(lab, 'html', 'lang', null);
  });

  test('the language is set on the root with its direction, whatever the page has', async ({ lab }) => {
    await build(lab);
    await put(lab, 'tag', 'lang', 'en');
    const root = lab.page.locator('creneau-lab [part="root"]');
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
      async ({ lab }) => {
        await lab.visit(name);
        await build(lab);
        await expectShown(lab, { lang: expected });
        await put(lab, 'html', 'lang', 'fr');
        await expectShown(lab, { lang: expected });
        await put(lab, 'script', 'lang', expected === 'en' ? 'fr' : 'en');
        await expectShown(lab, { lang: expected === 'en' ? 'fr' : 'en' });
        await lab.visit('site');
      },
    );
});

test.describe('C-settings: the theme', () => {
  for (const theme of ['light', 'dark'] as const)
    test(`the theme ${theme} holds whatever the device prefers`, async ({ lab }) => {
      await build(lab);
      await put(lab, 'tag', 'theme', theme);
      const root = lab.page.locator('creneau-lab [part="root"]');
      const surface = () => root.evaluate((node) => getComputedStyle(node).colorScheme);
      await expect(root).toHaveAttribute('data-theme', theme);
      for (const colorScheme of ['dark', 'light'] as const) {
        await lab.page.emulateMedia({ colorScheme });
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
      lab,
    }) => {
      await build(lab);
      const root = lab.page.locator('creneau-lab [part="root"]');
      const scheme = () =>
        root.evaluate((node) => (getComputedStyle(node).color === 'rgb(20, 33, 31)' ? 'light' : 'dark'));
      for (const place of ['html', 'body']) {
        const put = (value: string) =>
          lab.page.locator(place).evaluate((node, given) => node.style.setProperty('color-scheme', given), value);
        await put(wish);
        await lab.page.emulateMedia({ colorScheme: 'light' });
        await expect.poll(scheme).toBe(onLight);
        await lab.page.emulateMedia({ colorScheme: 'dark' });
        await expect.poll(scheme).toBe(onDark);
        await put('');
      }
    });
});
