import { readFileSync } from 'node:fs';
import { hostFile } from '../fixtures/browser/hosts.ts';
import { expect } from '../fixtures/browser/test.ts';
import { test } from './a-host-page.ts';

/** Returns the text of the loader from the built bundle. */
const loader = readFileSync(new URL('../../dist/creneau/creneau.js', import.meta.url), 'utf8');

test.beforeEach(({ hosts }) => {
  hosts.relay.rules.add(({ host, path }) =>
    host === 'site' && path === '/cache/autoptimize_1a2b.js'
      ? { headers: { 'content-type': 'text/javascript' }, body: loader }
      : null,
  );
});

/** The loader as page optimisers change it; `attributes` are the attributes of its tag. */
const OPTIMISED: Readonly<Record<string, (attributes: string) => string>> = {
  'inlined into the page': (attributes) => `<script ${attributes}>${loader}</script>`,
  'inlined into the page as a module': (attributes) => `<script type="module" ${attributes}>${loader}</script>`,
  evaluated: (attributes) =>
    `<script type="text/plain" id="kept">${loader}</script><script ${attributes}>(0, eval)(document.querySelector('#kept').textContent);</script>`,
  'turned into a blob': (attributes) =>
    `<script type="text/plain" id="kept">${loader}</script><script>
       const script = Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob([document.querySelector('#kept').textContent])) });
       const given = document.createElement('template');
       given.innerHTML = ${JSON.stringify(`<i ${attributes}></i>`)};
       for (const { name, value } of given.content.firstElementChild.attributes) script.setAttribute(name, value);
       document.head.append(script);</script>`,
  'copied and renamed': (attributes) => `<script async src="/cache/autoptimize_1a2b.js" ${attributes}></script>`,
};

const TAGS =
  '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar><creneau-event-list></creneau-event-list>';
const pageWith = (script: string) => `<!doctype html><html lang="fr"><body>${TAGS}${script}`;

test.describe('C-data-base: a loader that page optimisers have changed', () => {
  for (const [name, tag] of Object.entries(OPTIMISED))
    test(`elements work with data-base and a loader that is ${name}`, async ({ hosts, open }) => {
      const script = tag(`data-base="${hosts.relay.origin('cdn')}/creneau/1/"`);
      const { page, errors, console: said } = await open(pageWith(script));
      await expect(page.locator('[part~="slot"]').first()).toBeVisible();
      await expect(page.locator('creneau-event-list article').first()).toBeVisible();
      expect(hosts.relay.calls('site')).toEqual([]);
      expect([errors, said.filter((line) => !/^Failed to load resource/.test(line))]).toEqual([[], []]);
    });

  for (const [name, tag] of Object.entries(OPTIMISED))
    test(`the console says what to write if there is no data-base and the loader is ${name}`, async ({ open }) => {
      const { console: said } = await open(pageWith(tag('')));
      await expect.poll(() => said.join('\n')).toContain('data-base="https://…/creneau/1/"');
    });

  for (const base of ['nonsense', 'javascript:alert(1)', '//'])
    test(`the console names the file that failed to load with data-base="${base}"`, async ({ hosts, open }) => {
      const { console: said } = await open(
        pageWith(`<script async src="${hosts.relay.origin('cdn')}/creneau/1/creneau.js" data-base="${base}"></script>`),
      );
      await expect
        .poll(() => said.join('\n'))
        .toContain(base === 'nonsense' ? '/nonsense/' : 'is not the address of a folder');
    });
});

interface Tools {
  minify(html: string, options: object): Promise<string>;
  readonly default: new (options: object) => { process(html: string): Promise<string> };
}

/** Returns the exports of a package of this folder. */
async function packageOf(name: string): Promise<Tools> {
  await hostFile(`${name}/package.json`);
  return import(name);
}

const minified = (options: object) => async (html: string) =>
  (await packageOf('html-minifier-terser')).minify(html, { minifyCSS: true, collapseWhitespace: true, ...options });
const critical = (options: object) => async (html: string) =>
  new (await packageOf('beasties')).default({ logLevel: 'silent', ...options }).process(html);

const MARKET = 'https://marketplace.example';
const styled = (script: string) => `<!doctype html><html lang="fr"><head>
  <style>creneau-slotted-calendar, creneau-checkout { --creneau-accent: #010203 } main { color: black }</style>${script}</head>
  <body><main><creneau-pager></creneau-pager>
  <p><a href="${MARKET}/slotted/yoga-doux#creneau=picker">Voir</a></p></main></body></html>`;

test.describe('C-link-form, C-styling: a page that tools have made small', () => {
  for (const [name, change, accent, pagers] of [
    ['html-minifier-terser', minified({ removeAttributeQuotes: true }), '#010203', 1],
    ['html-minifier-terser with removeEmptyElements', minified({ removeEmptyElements: true }), '#010203', 0],
    ['Beasties', critical({}), '', 1],
    ['Beasties with allowRules', critical({ allowRules: [/creneau/] }), '#010203', 1],
  ] as const)
    test(`${name} leaves ${pagers} elements without content, and ${accent || 'none'} of the colours of elements that come later`, async ({
      hosts,
      open,
    }) => {
      const script = hosts.script(`data-site-url="${MARKET}" data-links="main"`);
      const { page, errors } = await open(await change(styled(script)));
      await expect(page.locator('main > creneau-slotted-calendar [part~="slot"]').first()).toBeVisible();
      await expect(page.locator('creneau-pager')).toHaveCount(pagers);
      const found = await page
        .locator('main > creneau-slotted-calendar')
        .evaluate((node) => getComputedStyle(node).getPropertyValue('--creneau-accent'));
      expect([found, errors]).toEqual([accent, []]);
    });

  test('a script that Partytown has moved to a worker says that it has no elements there', async ({ hosts, open }) => {
    for (const file of ['partytown-sw.js', 'partytown-sandbox-sw.html', 'partytown-media.js']) {
      const body = await hostFile(`@qwik.dev/partytown/lib/${file}`);
      const type = file.endsWith('html') ? 'text/html' : 'text/javascript';
      hosts.relay.rules.add(({ host, path }) =>
        host === 'site' && path.startsWith(`/~partytown/${file}`) ? { headers: { 'content-type': type }, body } : null,
      );
    }
    const partytown = await hostFile('@qwik.dev/partytown/lib/partytown.js');
    const { console: said } = await open(
      pageWith(`<script>${partytown}</script>${hosts.script('type="text/partytown"')}`),
    );
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching('Créneau .*: a worker has no elements. Remove type="text/partytown".')]);
  });
});
