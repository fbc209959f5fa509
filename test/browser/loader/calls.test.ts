import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Seen } from '../../fixtures/browser/relay.ts';
import { sharedDemo } from '../../fixtures/browser/shared.ts';
import { CALENDAR, type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});

test.beforeEach(() => site.relay.reset());

test.afterAll(() => site?.stop());

const OFFER = 'GET /api/v1/slotted/yoga-doux';
const TAKEN = 'GET /api/v1/slotted/booked/yoga-doux';

const withCalendar = (more: string) => CALENDAR.replace(' mode', ` ${more} mode`);
const isCode = ({ path }: Seen) => /\/(slotted-calendar|shared|booking)-.*\.js$/.test(path);
const preflights = () => site.relay.seen.filter(({ method }) => method === 'OPTIONS');

/** Holds requests until the function that it returns is called: by default those for the widget's code. */
function hold(isHeld = isCode): () => void {
  let letGo = () => {};
  const held = new Promise<null>((resolve) => {
    letGo = () => resolve(null);
  });
  site.relay.rules.add((request) => (isHeld(request) ? held : null));
  return letGo;
}

test.describe('C-loader: the first API calls', () => {
  test('the first calls start before the code has come, whose files are all requested at once, and each is made once', async () => {
    const letGo = hold();
    const { page, heard } = await site.visit(site.script('async') + CALENDAR);
    await expect.poll(() => [...site.relay.calls()].sort()).toEqual([TAKEN, OFFER].sort());
    await expect.poll(() => site.relay.seen.filter(isCode).length).toBe(3);
    await expect(page.locator(SLOT)).toHaveCount(0);
    await expect(page.getByText('Voir les créneaux')).toBeVisible();
    letGo();
    await page.locator(SLOT).first().waitFor();
    expect([...site.relay.calls()].sort()).toEqual([TAKEN, OFFER].sort());
    await expect.poll(() => site.relay.seen.filter(isCode)).toHaveLength(3);
    expect(preflights()).toEqual([]);
    expect(heard.errors).toEqual([]);
  });

  test('D-retries: first calls whose answers break off are made twice more, and then the element says so', async () => {
    const { url } = await sharedDemo();
    const { page } = await site.visit(CALENDAR);
    const counts = new Map<string, number>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/~cut/')) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    });
    await page.evaluate(
      ([api, file]) => {
        document.querySelector('creneau-slotted-calendar')?.setAttribute('api-url', `${api}/api/~cut`);
        document.head.append(Object.assign(document.createElement('script'), { src: file }));
      },
      [url, site.file] as const,
    );
    await page.locator('creneau-slotted-calendar [part~="error"]').waitFor();
    await expect
      .poll(() => Object.fromEntries(counts))
      .toEqual({ '/api/~cut/v1/slotted/yoga-doux': 3, '/api/~cut/v1/slotted/booked/yoga-doux': 3 });
  });

  test('the first calls of a visitor make no preflight, also those that follow', async () => {
    const { page } = await site.visit(site.script('async') + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    await page.evaluate(() => document.querySelector('creneau-slotted-calendar')?.setAttribute('event', 'padel-duo'));
    await page.getByRole('heading', { name: /padel/i }).waitFor();
    await expect.poll(() => site.relay.calls()).toHaveLength(4);
    expect(preflights()).toEqual([]);
    for (const { headers } of site.relay.seen) expect(headers.authorization).toBeUndefined();
  });

  test('the first calls of two calendars of one offer are shared', async () => {
    const letGo = hold();
    const { page } = await site.visit(site.script('async') + CALENDAR.repeat(2));
    await expect.poll(() => site.relay.calls()).toHaveLength(2);
    letGo();
    await page.locator(`creneau-slotted-calendar:last-of-type ${SLOT}`).first().waitFor();
    await expect.poll(() => site.relay.calls()).toHaveLength(2);
  });

  test('the first calls of lists are those that the lists make, each once', async () => {
    const lists = [
      '<creneau-provider-card provider="studio-lumiere"></creneau-provider-card>',
      '<creneau-offers-list provider="studio-lumiere" limit="6"></creneau-offers-list>',
      '<creneau-event-list query="city/paris/sport/yoga"></creneau-event-list>',
      '<creneau-animations-slider period="future" user="42"></creneau-animations-slider>',
      '<creneau-category-list></creneau-category-list>',
    ];
    // Two of them make the same call: they share its response, which is held until both are defined.
    const letGo = hold(({ path }) => path.startsWith('/api/'));
    // All of them are near the viewport: it is as high as the page.
    const { page } = await site.visit(site.script('async') + lists.join(''));
    await page.setViewportSize({ width: 1280, height: 9000 });
    const names = lists.map((list) => list.slice(1, list.search(/[ >]/)));
    await page.waitForFunction((all) => all.every((name) => customElements.get(name)), names);
    letGo();
    for (const seen of ['h2.name', 'creneau-offers-list article', 'creneau-event-list article', '.slide article']) {
      await page.locator(seen).first().waitFor();
    }
    await page.locator('creneau-category-list a').first().waitFor();
    const made = [
      ...['user/studio-lumiere', 'v1/event/list/provider/studio-lumiere?limit=6'],
      ...['v1/event/list/city/paris/sport/yoga', 'v1/event/options/city/paris/sport/yoga', 'categorie/list/'],
      ...['v1/future/events/?user=42', 'categories/home'],
    ];
    await expect.poll(() => [...site.relay.calls()].sort()).toEqual(made.map((path) => `GET /api/${path}`).sort());
  });

  const asked = (site: Site, part: string) => site.relay.seen.some(({ path }) => path.includes(part));

  for (const [tag, file, call] of [
    ['creneau-event-list', '/event-list-', 'GET /api/v1/event/list/'],
    ['creneau-offers-list provider="studio-lumiere"', '/offers-list-', 'GET /api/user/studio-lumiere'],
  ] as const)
    test(`D-loader-knowledge: the first calls of a ${tag}, and its files, wait for no table`, async () => {
      const letGo = hold(({ path }) => path.includes('/files-'));
      await site.visit(`${site.script('async')}<${tag}></${tag.split(' ')[0]}>`);
      await expect.poll(() => asked(site, file)).toBe(true);
      await expect.poll(() => site.relay.calls()).toContain(call);
      expect(asked(site, '/files-')).toBe(false);
      letGo();
    });

  test('D-loader-knowledge: what every other element needs is asked for beside the table of their files', async () => {
    const letGo = hold(({ path }) => path.includes('/files-'));
    const { page } = await site.visit(`${site.script('async')}<creneau-category-list></creneau-category-list>`);
    await expect.poll(() => asked(site, '/files-') && asked(site, '/shared-')).toBe(true);
    expect(asked(site, '/category-list-')).toBe(false);
    letGo();
    await page.locator('creneau-category-list a').first().waitFor();
    await expect.poll(() => site.relay.seen.filter(({ path }) => path.includes('/shared-'))).toHaveLength(1);
  });

  test('a map that follows no list makes no call besides the first call of the loader', { tag: LONG }, async () => {
    const letGo = hold();
    const map = '<creneau-provider-map provider="studio-lumiere"></creneau-provider-map>';
    const { page } = await site.visit(site.script('async') + map);
    await expect.poll(() => site.relay.calls()).toEqual(['GET /api/v1/map/provider/studio-lumiere']);
    letGo();
    // In a browser without WebGL, as this one, a list replaces the map.
    await page.locator('.place-list > li').first().waitFor();
    await expect.poll(() => site.relay.calls()).toEqual(['GET /api/v1/map/provider/studio-lumiere']);
  });

  test('the first calls of a calendar far down the page are its own, when another has brought the code', {
    tag: LONG,
  }, async () => {
    const far = CALENDAR.replace('yoga-doux', 'padel-duo');
    const { page } = await site.visit(`${site.script('async')}${CALENDAR}<div style="height: 4000px"></div>${far}`);
    await page.locator(`creneau-slotted-calendar:last-of-type ${SLOT}`).first().waitFor();
    await page.locator('creneau-slotted-calendar').last().scrollIntoViewIfNeeded();
    // The calendar answers to this only after the loader would have started its calls.
    await page.locator('creneau-slotted-calendar').last().locator(SLOT).first().click();
    await page.locator('.slot.selected').waitFor();
    await expect.poll(() => site.relay.calls()).toHaveLength(4);
  });

  for (const [index, [what, html, host]] of (
    [
      ["the tag's token", (site: Site) => site.script('async') + withCalendar('token="demo-customer"'), 'cdn'],
      ["the script's token", (site: Site) => site.script('async data-token="demo-customer"') + CALENDAR, 'cdn'],
      [
        "the tag's token, to an address that an ancestor names,",
        (site: Site) =>
          `${site.script('async')}<div data-creneau-api-url="${site.relay.origin('api')}/api/">${withCalendar('token="demo-customer"')}</div>`,
        'api',
      ],
    ] as const
  ).entries())
    test(`the first calls with ${what} are made once each, as that user`, longFrom(1, index), async () => {
      const { page } = await site.visit(html(site));
      await page.locator('.slot.already-booked').first().waitFor();
      await expect.poll(() => site.relay.calls().filter((call) => call === OFFER || call === TAKEN)).toHaveLength(2);
      expect(new Set(site.relay.calls()).size).toBe(site.relay.calls().length);
      const api = site.relay.seen.filter(({ path, method }) => path.startsWith('/api/') && method !== 'OPTIONS');
      expect(new Set(api.map(({ headers, host: at }) => `${at} ${headers.authorization}`))).toEqual(
        new Set([`${host} Bearer demo-customer`]),
      );
    });

  test("the first calls never carry the script's token to an address that the tag names", async () => {
    const address = `${site.relay.origin('api')}/api`;
    const html = site.script('async data-token="demo-customer"') + withCalendar(`api-url="${address}"`);
    const { page, heard } = await site.visit(html);
    await page.locator(SLOT).first().waitFor();
    expect(site.relay.calls('cdn')).toEqual([]);
    await expect.poll(() => site.relay.calls('api')).toHaveLength(2);
    for (const { headers } of site.relay.seen) expect(headers.authorization).toBeUndefined();
    await expect.poll(() => heard.said('the token is not sent to')).toHaveLength(1);
  });

  test('first calls that fail are repeated by the widget, and are not reported to the page', async () => {
    let failures = 0;
    site.relay.rules.add(({ path }) => {
      if (!path.startsWith('/api/v1/slotted/') || failures >= 2) return null;
      failures += 1;
      return { status: 503 };
    });
    const { page, heard } = await site.visit(site.script('async') + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    await expect.poll(() => site.relay.calls()).toHaveLength(4);
    expect(heard.errors).toEqual([]);
  });

  test('first calls to an address that cannot be reached fail in the widget only', { tag: LONG }, async () => {
    const { page, heard } = await site.visit(site.script('async data-api-url="http://127.0.0.1:9/api"') + CALENDAR);
    await page.locator('creneau-slotted-calendar [part~="error"]').waitFor();
    expect(heard.errors).toEqual([]);
  });
});

test.describe('D-api-address: an API address that is none', () => {
  for (const [index, address] of [
    'https://{{API_HOST}}/api',
    '{{ api_url }}',
    '%API_URL%',
    'undefined/api',
    'http://api.localhost:99999/api',
    'http://api localhost/api',
    'ftp://api.localhost/api',
  ].entries())
    test(
      `${address} gets no call, nor does the page or its base, and no token leaves`,
      longFrom(1, index),
      async () => {
        const base = `<base href="${site.relay.origin('base')}/">`;
        const script = site.script(`async data-api-url="${address}" data-token="demo-customer"`);
        const { page, heard } = await site.visit(`<!doctype html><head>${base}${script}</head>${CALENDAR}`);
        await page.locator('creneau-slotted-calendar [part~="error"]').waitFor();
        await expect
          .poll(() => heard.said(/^error/))
          .toEqual([`error: Créneau: api-url "${address}" is no http(s) address: nothing is called.`]);
        expect(site.relay.seen.filter(({ path }) => !/^\/(creneau|page-\d+|favicon\.ico)/.test(path))).toEqual([]);
        expect(site.relay.seen.filter(({ headers }) => headers.authorization)).toEqual([]);
        expect(heard.said('the token is not sent')).toEqual([]);
      },
    );

  test('an API address that is none, on one tag alone, leaves the other elements at work', { tag: LONG }, async () => {
    const bad = withCalendar('api-url="http://api.localhost:99999/api"');
    const { page } = await site.visit(site.script('async data-token="demo-customer"') + bad + CALENDAR);
    await page.locator(`creneau-slotted-calendar:last-of-type ${SLOT}`).first().waitFor();
    await expect(page.locator('creneau-slotted-calendar').first().locator('[part~="error"]')).toBeVisible();
    expect(new Set(site.relay.seen.flatMap(({ host, headers }) => (headers.authorization ? [host] : [])))).toEqual(
      new Set(['cdn']),
    );
  });
});

test.describe('C-npm: importing in Node', () => {
  for (const [index, file] of ['index.js', 'slotted-calendar.js', 'checkout.js', 'toaster.js'].entries())
    test(`D-npm-entry: importing dist/npm/${file} in Node is harmless`, longFrom(1, index), async () => {
      const address = fileURLToPath(new URL(`../../../dist/npm/${file}`, import.meta.url));
      const program = `
      const before = Object.keys(globalThis);
      const { defineAll, configure, toast, closeToasts } = await import(${JSON.stringify(address)});
      configure?.({ apiUrl: 'https://api.example' });
      await defineAll?.();
      toast?.({ title: 'a' });
      closeToasts?.();
      console.log(JSON.stringify(Object.keys(globalThis).filter((key) => !before.includes(key))));`;
      const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
      expect([stdout.trim(), stderr]).toEqual(['[]', '']);
    });
});
