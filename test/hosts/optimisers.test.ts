import { readFileSync } from 'node:fs';
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
