import { readFileSync } from 'node:fs';
import manifest from '../../../package.json' with { type: 'json' };
import type { RelayResponse } from '../../fixtures/browser/relay.ts';
import { CALENDAR, type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { breakFile, WRONG } from '../loader/broken-files.ts';
import { asDocumented, examined, messagesOf } from './a-sick-page.ts';
import { DEFAULT_API, FILES, LEFTOVERS, MARKUP, NPM, SCRIPT, SERVERS, type SickPage } from './mistakes.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});

test.afterAll(() => site?.stop());

test.describe('C-doctor: Creneau.doctor()', () => {
  test('the doctor finds nothing on a page where nothing is wrong, and says so', async () => {
    const list = '<creneau-offers-list id="offers" provider="studio-lumiere"></creneau-offers-list>';
    const { page, heard } = await site.visit(
      `<!doctype html><html lang="fr">${site.script('async')}${CALENDAR}${list}<creneau-pager for="offers"></creneau-pager></html>`,
    );
    await page.locator(SLOT).first().waitFor();
    expect(await messagesOf(page)).toEqual([]);
    // The pictures of this API are nowhere.
    await expect
      .poll(() => heard.console.filter((line) => !line.includes('Failed to load resource')))
      .toEqual([expect.stringMatching(/^info: Créneau \S+: 3 elements examined, no problems found\.$/)]);
    expect(heard.errors).toEqual([]);
  });

  test('the doctor runs by itself with ?creneau-debug, and prints each problem with its element', async () => {
    const { page, heard } = await site.visit(
      `${site.script('async')}<creneau-slotted-calender></creneau-slotted-calender>`,
    );
    await page.goto(`${page.url()}?creneau-debug`);
    await expect.poll(() => heard.said(/Did you mean <creneau-slotted-calendar>/)).toHaveLength(1);
    await expect.poll(() => heard.said(/^warning: Créneau: /)).toHaveLength(1);
  });

  test.describe('in the markup', () => {
    let messages: readonly string[] = [];
    test.beforeAll(async () => {
      ({ messages } = await examined(site, MARKUP));
    });

    for (const { mistake, says } of MARKUP.mistakes)
      test(`the doctor finds this mistake: ${mistake}`, () => {
        expect(messages).toContain(says);
      });

    test('the doctor finds nothing else on this page', () => {
      expect(messages.filter((message) => !MARKUP.mistakes.some(({ says }) => says === message))).toEqual([]);
    });
  });

  test('each mistake and what the doctor says of it stand in docs/doctor.md', () => {
    const page = readFileSync(new URL('../../../docs/doctor.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => /^\| (?!mistake|---)/.test(line));
    const known = [
      ...MARKUP.mistakes,
      ...LEFTOVERS,
      ...SERVERS.mistakes,
      ...FILES.mistakes,
      ...SCRIPT,
      ...DEFAULT_API,
      ...NPM,
    ];
    expect(rows.toSorted()).toEqual(known.map(({ mistake, says }) => `| ${mistake} | \`${says}\` |`).toSorted());
  });
});

test.describe('C-doctor, D-link-form: what editors leave', () => {
  for (const { mistake, html, script = '', says } of LEFTOVERS)
    test(`the doctor finds this mistake, and nothing else: ${mistake}`, async () => {
      const { page } = await site.visit(
        `<!doctype html><html lang="fr">${site.script(`data-site-url="https://marketplace.example" ${script}`)}<main>${html}</main></html>`,
      );
      await expect.poll(() => messagesOf(page)).toEqual([says]);
    });
});

test.describe('C-doctor: without the doctor the console says', () => {
  test('without the doctor the console says which data-creneau was meant, once', async () => {
    const div = '<div data-creneau="slotted_calendar"></div>';
    const { heard } = await site.visit(site.script() + div + div);
    await expect.poll(() => heard.said(/data-creneau="slotted_calendar"/)).toHaveLength(1);
    await expect
      .poll(() => heard.said(/^warning: Créneau: /))
      .toEqual([
        'warning: Créneau: data-creneau="slotted_calendar" names no element. Did you mean data-creneau="slotted-calendar"?',
      ]);
  });

  test('C-settings: the console says that an address has no scheme, and names element, value and address of a failed call', async () => {
    const tag = '<creneau-slotted-calendar event="yoga-dur" api-url="api.example/v9"></creneau-slotted-calendar>';
    const { heard } = await site.visit(site.script() + tag);
    await expect.poll(() => heard.said('error: <creneau-slotted-calendar event="yoga-dur">')).toHaveLength(1);
    const [said] = heard.said('error: <creneau-slotted-calendar event="yoga-dur">');
    expect(said).toMatch(
      /http:\/\/site\.localhost:\d+\/page-\d+\/api\.example\/v9\/v1\/slotted\/\S*yoga-dur answered 404/,
    );
    await expect
      .poll(() => heard.said('no scheme'))
      .toEqual([
        'warning: Créneau: api-url "api.example/v9" has no scheme: it is taken for a path of this page. Write https://api.example/v9.',
      ]);
  });
});

const OTHER_ORIGIN = { 'access-control-allow-origin': 'https://nobody.example' };

/** As a host of files answers where there is none. */
const NOT_READABLE: RelayResponse = { status: 404, headers: OTHER_ORIGIN };

/** What each host of the page answers. */
const HOSTS: Readonly<Record<string, (site: Site) => RelayResponse>> = {
  cors: () => ({ headers: OTHER_ORIGIN, body: '{}' }),
  moved: ({ relay }) => ({ status: 302, headers: { location: `${relay.origin('cdn')}/api/` } }),
  failing: () => ({ status: 503 }),
  french: () => ({ headers: { 'content-type': 'application/json', 'content-language': 'fr' }, body: '[]' }),
  tiles: () => ({ status: 403 }),
};

/** Its pages, unlike its API, may not be read. */
const refusePages = (host: string, path: string): RelayResponse | null =>
  host === 'beside' && !path.startsWith('/api/') ? NOT_READABLE : null;

const refuseUnnamed = (host: string, { referer }: { readonly referer?: string | undefined }): RelayResponse | null =>
  host === 'wanting' && !referer ? { status: 403 } : null;

const refuseHeaders = (host: string, method: string): RelayResponse | null =>
  host === 'headers' && method === 'OPTIONS' ? { status: 403 } : null;

for (const [what, sick, prepare] of [
  [
    'what servers answer',
    SERVERS,
    () =>
      site.relay.rules.add(
        ({ host, method, path, headers }) =>
          HOSTS[host]?.(site) ??
          refusePages(host, path) ??
          refuseHeaders(host, method) ??
          refuseUnnamed(host, headers) ??
          (host === 'wanting' ? {} : null),
      ),
  ],
  [
    'files that do not come',
    FILES,
    () => {
      breakFile(site.relay, '/category-list-');
      breakFile(site.relay, '/search-', WRONG.at(-1)?.[1]);
    },
  ],
] satisfies readonly (readonly [string, SickPage, () => void])[] as readonly (readonly [
  string,
  SickPage,
  () => void,
])[])
  test.describe(`C-doctor: ${what}`, { tag: '@long' }, () => {
    let messages: readonly string[] = [];
    test.beforeAll(async () => {
      site.relay.reset();
      prepare();
      ({ messages } = await examined(site, sick));
    });

    for (const { mistake, says } of sick.mistakes)
      test(`the doctor finds this mistake: ${mistake}`, () => {
        expect(messages).toContain(says);
      });

    test('the doctor finds nothing else on this page', () => {
      expect(messages.filter((message) => !sick.mistakes.some(({ says }) => says === message))).toEqual([]);
    });
  });

test.describe('C-doctor: the script', { tag: '@long' }, () => {
  test.afterEach(() => site.relay.reset());

  /** The files of the script under another path, and a second version. */
  const copied = () =>
    site.relay.rules.add(async ({ path }) => {
      const [, name] = /^\/(?:cache\/js|creneau\/2\.0\.0)\/(.*)/.exec(path) ?? [];
      if (!name) return null;
      const text = await (
        await fetch(site.file.replace('cdn.localhost', '127.0.0.1').replace('creneau.js', name))
      ).text();
      const body = path.includes('2.0.0') ? text.replace(JSON.stringify(manifest.version), '"2.0.0"') : text;
      return { headers: { 'content-type': 'text/javascript' }, body };
    });

  for (const { mistake, says } of SCRIPT)
    test(`the doctor finds this mistake: ${mistake}`, async () => {
      copied();
      const origin = site.relay.origin('cdn');
      const { page } = await site.visit(`<script>
      const add = (src) => new Promise((onload) => document.head.append(Object.assign(document.createElement('script'), { src, onload })));
      addEventListener('load', () => setTimeout(async () => {
        await add('${origin}/cache/js/creneau.js');
        await add('${origin}/creneau/2.0.0/creneau.js');
        window.isThere = true;
      }, 3200));
    </script>`);
      await page.waitForFunction(() => 'isThere' in window);
      const messages = (await messagesOf(page)).map((message) => asDocumented(site, message, ''));
      expect(messages.map((message) => message.replace(/for \d+ seconds/, 'for 3 seconds'))).toContain(
        says.replace('1.0.0', manifest.version),
      );
    });

  test('the doctor says that the files cannot be reached, of which it is one', async () => {
    breakFile(site.relay, '/files-');
    const { page, heard } = await site.visit(site.script());
    expect(await messagesOf(page)).toEqual([
      expect.stringMatching(/\/creneau\/1\/files-\S+\.js failed or was changed$/),
    ]);
    await expect.poll(() => heard.said(/^error: Créneau: .*failed or was changed/)).toHaveLength(1);
    expect(heard.errors).toEqual([]);
  });

  for (const { mistake, says } of DEFAULT_API)
    test(`the doctor finds this mistake: ${mistake}`, async () => {
      site.relay.rules.add(({ host, path }) => (host === 'cdn' && path.startsWith('/api/') ? NOT_READABLE : null));
      const { page } = await site.visit(`${site.script()}<creneau-search></creneau-search>`);
      expect((await messagesOf(page)).map((message) => asDocumented(site, message, ''))).toEqual([says]);
    });

  for (const { mistake, says } of NPM)
    test(`the doctor finds this mistake: ${mistake}`, async () => {
      const entry = readFileSync(new URL('../../../dist/npm/index.js', import.meta.url), 'utf8');
      const [index] = /index-[\w-]+\.js/.exec(entry) ?? [];
      const { page } = await site.visit(`<creneau-search></creneau-search><script type="module">
      import { defineAll, doctor } from '${site.relay.origin('cdn')}/creneau/1/${index}';
      await defineAll();
      window.found = (await doctor()).map(({ message }) => message);
    </script>`);
      await page.waitForFunction(() => 'found' in window);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'found'))).toEqual([says]);
    });
});

test.describe('C-doctor: it tells no token', { tag: '@long' }, () => {
  test('no token is in what the doctor returns, on the console or in an address', async () => {
    const { page, heard } = await site.visit(
      `${site.script('data-token="s3cret-token"')}<creneau-order-history evnt="1" token="s3cret-token"></creneau-order-history>`,
    );
    const messages = await messagesOf(page);
    expect(messages.join()).toContain('evnt');
    expect([...messages, ...heard.console, ...site.relay.seen.map(({ path }) => path)].join()).not.toContain('s3cret');
  });
});
