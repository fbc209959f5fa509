import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Hosts, openHostPage, startHosts } from './a-host-page.ts';

let hosts: Hosts;
let loader: string;
beforeAll(async () => {
  hosts = await startHosts();
  loader = await readFile(new URL('../../dist/creneau/creneau.js', import.meta.url), 'utf8');
});
beforeEach(() => {
  hosts.relay.reset();
  hosts.relay.rules.add(({ host, path }) =>
    host === 'site' && path === '/cache/autoptimize_1a2b.js'
      ? { headers: { 'content-type': 'text/javascript' }, body: loader }
      : null,
  );
});
afterAll(() => hosts?.stop());

/** What optimisers of pages do to the loader; `attributes` are those of its tag. */
const OPTIMISED: Readonly<Record<string, (attributes: string) => string>> = {
  'put into the page': (attributes) => `<script ${attributes}>${loader}</script>`,
  'put into the page as a module': (attributes) => `<script type="module" ${attributes}>${loader}</script>`,
  evaluated: (attributes) =>
    `<script type="text/plain" id="kept">${loader}</script><script ${attributes}>(0, eval)(document.querySelector('#kept').textContent);</script>`,
  'made a blob': (attributes) =>
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

describe('C-data-base: the loader, as optimisers leave it', () => {
  it.each(Object.entries(OPTIMISED))('%s: with data-base the elements come', async (_name, tag) => {
    const script = tag(`data-base="${hosts.relay.origin('cdn')}/creneau/1/"`);
    const { page, errors, console: said } = await openHostPage(hosts, pageWith(script));
    await page.locator('[part~="slot"]').first().waitFor();
    await page.locator('creneau-event-list article').first().waitFor();
    expect(hosts.relay.calls('site')).toEqual([]);
    expect([errors, said.filter((line) => !/^Failed to load resource/.test(line))]).toEqual([[], []]);
  });

  it.each(Object.entries(OPTIMISED))('%s: without it the console says what to write', async (_name, tag) => {
    const { console: said } = await openHostPage(hosts, pageWith(tag('')));
    await expect.poll(() => said.join('\n')).toContain('data-base="https://…/creneau/1/"');
  });

  it.each(['nonsense', 'javascript:alert(1)', '//'])('data-base=%j: the console names what failed', async (base) => {
    const { console: said } = await openHostPage(
      hosts,
      pageWith(`<script async src="${hosts.relay.origin('cdn')}/creneau/1/creneau.js" data-base="${base}"></script>`),
    );
    await expect
      .poll(() => said.join('\n'))
      .toContain(base === 'nonsense' ? '/nonsense/' : 'is not the address of a folder');
  });
});
