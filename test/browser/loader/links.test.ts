import type { Page } from 'playwright-core';
import { type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';
import { breakFile } from './broken-files.ts';

const MARKET = 'https://marketplace.example';
const PICKER = `${MARKET}/slotted/yoga-doux#creneau=picker`;
const LINK = `<p><a href="${PICKER}">Voir les créneaux</a></p>`;
const MAIN = 'data-links="main"';

/** Opens a page with the script and a text in its main part. */
const visit = (site: Site, main: string, attributes = MAIN) =>
  site.visit(`<!doctype html><html lang="fr"><head>${site.script(`data-site-url="${MARKET}" ${attributes}`)}</head>
    <body><main>${main}</main></body></html>`);

/** Waits until the code for links has come, and returns the elements of the page with their attributes. */
async function elementsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    const registry = Reflect.get(window, Symbol.for('creneau')) as { load(name: string): Promise<unknown> };
    await registry.load('links');
  });
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('creneau-') && localName !== 'creneau-checkout')
      .map(({ localName, attributes }) =>
        [
          localName.slice(8),
          ...[...attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => `${name}=${value}`),
        ].join(' '),
      ),
  );
}

/** Returns the numbers of elements outside of shadow trees. */
const countsOn = (page: Page, ...selectors: readonly string[]) =>
  page.evaluate((all) => all.map((selector) => document.querySelectorAll(selector).length), selectors);

const PAGES = [
  'slotted/yoga-doux#creneau=picker',
  'slotted/padel-duo#creneau',
  'event/1#creneau',
  'animation/2#creneau',
  'animation/#creneau',
  'user/studio-lumiere#creneau',
  'user/studio-lumiere#creneau=calendar',
  'user/studio-lumiere#creneau=picker',
  'user/studio-lumiere#creneau=card',
  'event/list/#creneau',
  'event/list/?city=paris#creneau=map',
  'memberships/#creneau',
] as const;

/** Returns the layout shift (CLS) from the task in which a link comes until its element is shown. */
const shiftAfter = (page: Page, link: string) =>
  page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: readonly (PerformanceEntry & { readonly value?: number })[]) => {
          for (const { value = 0 } of entries) sum += value;
        };
        const shifts = new PerformanceObserver((list) => add(list.getEntries()));
        shifts.observe({ type: 'layout-shift' });
        const end = () => {
          add(shifts.takeRecords());
          shifts.disconnect();
          resolve(sum);
        };
        const twoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)));
        addEventListener('creneau-ready', twoFrames, { once: true });
        const main = document.querySelector('main') as HTMLElement;
        main.innerHTML = `<p><a href="${href}">Voir</a></p>${'<p>Après</p>'.repeat(60)}`;
      }),
    `${MARKET}/${link}`,
  );

const CALENDAR = 'slotted-calendar event=yoga-doux mode=picker';

test.describe('D-link-form, C-link-form: a marked link to the marketplace becomes the element', () => {
  test('each kind of page becomes its element, and the link is what it falls back to', async ({ site }) => {
    const links = [
      'slotted/yoga-doux#creneau=picker&lang=en',
      'event/1#creneau',
      'animation/1#creneau',
      'user/studio-lumiere#creneau',
      'event/list/?city=paris#creneau',
      'event/list/?city=paris#creneau=map',
      'memberships/#creneau',
    ];
    const { page, heard } = await visit(
      site,
      links.map((link) => `<p><a href="${MARKET}/${link}">Voir</a></p>`).join(''),
    );
    expect(await elementsOn(page)).toEqual([
      'slotted-calendar lang=en event=yoga-doux mode=picker',
      'event-details event=1',
      'event-details animation=1',
      'offers-list provider=studio-lumiere',
      'event-list query=city/paris',
      'provider-map query=city/paris',
      'membership-list',
    ]);
    expect(await countsOn(page, 'main p', 'main > [style] > a')).toEqual([0, links.length]);
    for (const name of ['slotted-calendar', 'event-details', 'offers-list', 'event-list', 'membership-list']) {
      await page.locator(`creneau-${name}`).first().scrollIntoViewIfNeeded();
      await expect(page.locator(`creneau-${name} :is([part~="slot"], h1, h2, h3)`).first()).toBeAttached();
    }
    expect(heard.errors).toEqual([]);
  });

  for (const [what, html] of [
    [
      'a window of its own, rel, class and title',
      `<p><a class="urlextern" title="x" target="_blank" rel="nofollow noopener noreferrer" href="${PICKER}">Voir</a></p>`,
    ],
    [
      'a span and a line break in it',
      `<div><a href="${PICKER}"><span style="white-space: pre-wrap">Voir</span><br></a><br></div>`,
    ],
    ['&#61; for its equals sign', `<p><a href="${PICKER.replace('=', '&#61;')}">Voir</a></p>`],
    ['an empty twin', `<p><a href="${PICKER}">Voir</a><a href="${PICKER}"></a></p><p><a href="${PICKER}"><br></a></p>`],
    ["the English site's host name", `<p><a href="${PICKER.replace('//', '//en.')}">See</a></p>`],
    ['en- before the host name', `<p><a href="${PICKER.replace('//', '//en-')}">See</a></p>`],
    ['www. before the host name', `<p><a href="${PICKER.replace('//', '//www.')}">Voir</a></p>`],
  ] as const)
    test(`a link with ${what} becomes one element`, { tag: LONG }, async ({ site }) => {
      const { page } = await visit(site, html);
      expect(await elementsOn(page)).toEqual([CALENDAR]);
      await expect(page.locator('main > creneau-slotted-calendar')).toHaveCount(1);
    });

  test('a link in a sentence takes its own place, and one that comes later that of its paragraph', async ({ site }) => {
    const { page } = await visit(site, `<p id="said">Ici : <a href="${PICKER}">Voir</a></p>`);
    expect(await elementsOn(page)).toEqual([CALENDAR]);
    await expect(page.locator('#said > creneau-slotted-calendar')).toHaveCount(1);
    await page.locator('main').evaluate((main, html) => {
      main.innerHTML = html;
    }, LINK);
    await expect(page.locator('main > creneau-slotted-calendar')).toHaveCount(1);
    await expect(page.locator(SLOT).first()).toBeVisible();
  });

  for (const [width, height] of [
    [1280, 900],
    [320, 640],
  ] as const)
    for (const lang of ['fr', 'en'])
      test(`what follows a link moves by less than 0.02 in ${lang}, ${width} px wide`, { tag: LONG }, async ({
        site,
      }) => {
        const { page } = await visit(site, '', `${MAIN} data-lang="${lang}"`);
        await page.setViewportSize({ width, height });
        const moved: string[] = [];
        for (const link of PAGES) if ((await shiftAfter(page, link)) >= 0.02) moved.push(link);
        expect(moved).toEqual([]);
      });

  test('nothing moves after the task in which the loader finds the link', async ({ site }) => {
    const { page } = await site.visit(
      `<!doctype html><html lang="fr"><body><main>${LINK}<p id="after">Après</p></main></body></html>`,
    );
    const tops = await page.evaluate(
      ([src = '', siteUrl = '']) =>
        new Promise<readonly number[]>((resolve) => {
          const topNow = () => document.querySelector('#after')?.getBoundingClientRect().top ?? 0;
          const before = topNow();
          const script = Object.assign(document.createElement('script'), { src });
          Object.assign(script.dataset, { links: 'main', siteUrl });
          script.onload = () => {
            const reserved = topNow();
            addEventListener('creneau-ready', () => requestAnimationFrame(() => resolve([before, reserved, topNow()])));
          };
          document.head.append(script);
        }),
      [site.file, MARKET],
    );
    const [before = 0, reserved = 0, shown] = tops;
    expect(reserved).toBeGreaterThan(before + 700);
    expect(shown).toBe(reserved);
  });
});

/** A page of strangers' comments; each link has the id by which the table names it. */
const COMMENTS = `
  <article><p><a id="own" href="${PICKER}">x</a></p></article>
  <section class="comments">
    <p><a id="stranger" href="${PICKER}">x</a></p>
    <p><a id="nofollow" rel="nofollow" href="${PICKER}">x</a></p>
    <p><a id="encoded" href="${PICKER.replace('-', '%2D')}">x</a></p>
    <p><a id="backslashes" href="${PICKER.replaceAll('/', '\\')}">x</a></p>
    <p><a id="dots" href="${PICKER.replace('slotted', 'order/../slotted')}">x</a></p>
    <p><a id="ugc" rel="nofollow ugc" href="${PICKER}">x</a></p>
    <p><a id="other" href="https://other.example/slotted/yoga-doux#creneau=picker">x</a></p>
    <p><a id="longer" href="${MARKET}.other.example/slotted/yoga-doux#creneau=picker">x</a></p>
    <p><a id="name" href="https://marketplace.example@other.example/slotted/yoga-doux#creneau=picker">x</a></p>
    <p><a id="credentials" href="${PICKER.replace('//', '//me:secret@')}">x</a></p>
    <p><a id="code" href="javascript:alert(1)//${PICKER}">x</a></p>
    <p><a id="plain-http" href="${PICKER.replace('https', 'http')}">x</a></p>
    <p><a id="page-scheme" href="${PICKER.replace('https:', '')}">x</a></p>
    <p><a id="two-slashes" href="${PICKER.replace('slotted', '/slotted')}">x</a></p>
    <p><a id="no-text" href="${PICKER.replace('yoga', '%E0%A4%A')}">x</a></p>
    <p><a id="token" href="${PICKER}&token=demo-customer">x</a></p>
    <p><a id="api" href="${PICKER}&api-url=https://other.example">x</a></p>
    <p><a id="handler" href="${PICKER}&onclick=alert(1)">x</a></p>
    <p><a id="huge" href="${PICKER}&height=99999">x</a></p>
    <p><a id="orders" href="${MARKET}/order/#creneau">x</a></p>
    <p contenteditable="true"><a id="typed" href="${PICKER}">x</a></p>
    <p><button><a id="in-button" href="${PICKER}">x</a></button></p>
    <svg><a id="in-svg" href="${PICKER}"><text>x</text></a></svg>
    <template><p><a id="in-template" href="${PICKER}">x</a></p></template>
    <div><template shadowrootmode="open"><p><a id="in-shadow" href="${PICKER}">x</a></p></template></div>
    <creneau-category-list><a id="fallback" href="${PICKER}">x</a></creneau-category-list>
    <div data-creneau="category-list"><a id="fallback-of-div" href="${PICKER}">x</a></div>
  </section>`;

test.describe('D-link-form: what strangers write', () => {
  for (const [index, [attributes, became]] of (
    [
      ['', []],
      ['data-links="article"', ['own']],
      ['data-links="body"', ['own', 'stranger', 'nofollow', 'encoded', 'backslashes', 'dots']],
      ['data-links', []],
      ['data-links="main ["', []],
      ['data-links="main a:not(.comments a)"', ['own']],
    ] as const
  ).entries())
    test(
      `of the links of a page with comments, ${became.join(', ') || 'none'} become elements with ${attributes || 'no attribute'}`,
      longFrom(3, index),
      async ({ site }) => {
        const { page, heard } = await visit(site, COMMENTS, attributes);
        await elementsOn(page);
        const isLink = await page.evaluate(() => {
          const inside = [...document.querySelectorAll('main *')].flatMap((each) =>
            each instanceof HTMLTemplateElement ? each.content : (each.localName === 'div' && each.shadowRoot) || [],
          );
          return [document.body, ...inside].flatMap((tree) =>
            [...tree.querySelectorAll('a[id]')].map(({ id, parentElement }) => [id, parentElement?.localName] as const),
          );
        });
        expect(isLink.filter(([, parent]) => parent === 'creneau-slotted-calendar').map(([id]) => id)).toEqual(became);
        expect(isLink).toHaveLength(COMMENTS.split('<a id').length - 1);
        // Nothing is left of what was reserved for links that stay links.
        expect(await countsOn(page, 'a[style*="height"]')).toEqual([0]);
        expect(heard.said('no selector')).toHaveLength(attributes.includes('[') ? 1 : 0);
        expect(heard.errors).toEqual([]);
      },
    );

  test('of 10,000 links 50 are elements at a time', { tag: LONG }, async ({ site }) => {
    const { page, heard } = await visit(site, LINK.repeat(10_000));
    expect(await elementsOn(page)).toEqual(Array(50).fill(CALENDAR));
    await expect(page.locator(SLOT).first()).toBeVisible();
    expect(await countsOn(page, 'main > p > a:not([style*="height"])')).toEqual([9_950]);
    await page.locator('main').evaluate((main, html) => {
      main.innerHTML = html;
    }, LINK);
    await expect(page.locator('main > creneau-slotted-calendar')).toHaveCount(1);
    expect(heard.errors).toEqual([]);
  });
});

test.describe('D-link-form: an element that cannot be loaded', () => {
  for (const [index, [what, file, href]] of (
    [
      ['the code for links is missing', '/links-', PICKER],
      ["the element's code is missing", '/slotted-calendar-', PICKER],
      ['there is no such offer', '', PICKER.replace('yoga-doux', 'yoga-durr')],
      ['the hash says something unknown', '', `${PICKER}x`],
    ] as const
  ).entries())
    test(`the page is as it was if ${what}`, longFrom(2, index), async ({ site }) => {
      if (file) breakFile(site.relay, file);
      const { page } = await visit(site, '<p id="p">Loading</p>');
      const html = `<p class="c"><a href="${href}">Voir</a><br></p><p>Après</p>`;
      const wasReserved = await page.locator('main').evaluate(async (main, text) => {
        main.innerHTML = text;
        await null;
        await null;
        return (main.firstElementChild as HTMLElement).offsetHeight > 700;
      }, html);
      expect(wasReserved).toBe(true);
      await expect
        .poll(() =>
          page.locator('main').evaluate((main) => main.innerHTML.replaceAll(' style=""', '').replaceAll('&amp;', '&')),
        )
        .toBe(html);
    });
});
