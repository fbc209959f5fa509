import type { Page } from 'playwright-core';
import { actOnPainted, adopted } from '../../fixtures/browser/adopted.ts';
import { settledView } from '../../fixtures/browser/settled-view.ts';
import type { Site } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';

const NAME = 'creneau-slotted-calendar';
const CALENDAR = `<${NAME} event="padel-duo" mode="picker"><a href="#">Voir</a></${NAME}>`;
const FIRST = '/api/v1/first/';
const isCode = ({ path }: { readonly path: string }) => path.includes('/slotted-calendar-');

/** The line that starts the call with the page. */
const lineOf = (site: Site, query = 'event=padel-duo&mode=picker&lang=fr') =>
  `<link rel="preload" as="fetch" crossorigin href="${site.relay.origin('cdn')}${FIRST}slotted-calendar?${query}">`;

async function visit(site: Site, html: string, headers = {}) {
  const visited = await site.visit(`<!doctype html><html lang="fr"><body>${html}</body></html>`, headers);
  await actOnPainted(visited.page);
  return visited;
}

/** Holds the code of the calendar back until the function that it returns is called. */
function holdCode(site: Site): () => void {
  let letGo = () => {};
  const held = new Promise<null>((resolve) => {
    letGo = () => resolve(null);
  });
  site.relay.rules.add((request) => (isCode(request) ? held : null));
  return letGo;
}

const slotsOf = (page: Page) => page.locator(`${NAME} .slot.available`);

/** Returns where each of the kept nodes is, and its colours, edges and letters. */
const looksOfNodes = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'nodes') as readonly Element[])
      .filter((node) => !node.closest('.date-place'))
      .map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        const { color, backgroundColor, border, font, opacity, display } = getComputedStyle(node);
        const name = `${node.localName}.${node.getAttribute('class')}`;
        return [name, x, y, width, height, color, backgroundColor, border, font, opacity, display].join(' ');
      }),
  );

const callsOf = (site: Site) =>
  site.relay.seen.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path.split('?', 1)[0]);

test.describe('D-first-answer: the first view on a page of another server', () => {
  // A server's first view takes longer than a page waits for.
  test.beforeEach(async ({ site }) => {
    await fetch(`${site.upstream}${FIRST}slotted-calendar?event=padel-duo&mode=picker&lang=fr`);
  });

  for (const [index, [how, html]] of (
    [
      ['a line of the page', (site: Site) => lineOf(site) + site.script('async') + CALENDAR],
      ['the script’s attribute', (site: Site) => site.script('async data-first') + CALENDAR],
    ] as const
  ).entries())
    test(
      `by ${how}, the view is there before the code, whose element keeps its nodes, asks nothing again, and is what it is without`,
      longFrom(1, index),
      async ({ site }) => {
        const letCode = holdCode(site);
        const { page, heard } = await visit(site, html(site));
        await slotsOf(page).first().waitFor();
        await page.evaluate((name) => {
          const root = document.querySelector(name)?.shadowRoot as ShadowRoot;
          Object.assign(window, {
            nodes: [...root.querySelectorAll('.root *')],
            first: root.querySelector('.slot.available'),
          });
        }, NAME);
        await slotsOf(page).first().click();
        expect(await page.evaluate(() => (Reflect.get(window, 'first') as Element).hasAttribute('data-kept'))).toBe(
          true,
        );
        const value = await slotsOf(page).first().getAttribute('value');
        letCode();
        await adopted(page);
        await expect(page.locator(`${NAME} .slot.selected`)).toHaveAttribute('value', String(value));
        expect(await page.evaluate(() => (Reflect.get(window, 'first') as Element).isConnected)).toBe(true);
        expect(callsOf(site)).toEqual([`${FIRST}slotted-calendar`]);
        expect([heard.errors, heard.console]).toEqual([[], []]);
      },
    );

  test('the same is drawn with and without it at both widths, and no node is replaced', async ({ site }) => {
    for (const width of [320, 1280]) {
      const views: string[] = [];
      for (const line of ['', lineOf(site)]) {
        const { page, heard } = await visit(site, `${line}<div style="width: ${width}px">${CALENDAR}</div>`);
        const letCode = line ? holdCode(site) : () => {};
        await page.evaluate(
          (src) => document.head.append(Object.assign(document.createElement('script'), { src })),
          site.file,
        );
        await slotsOf(page).first().waitFor();
        await page.evaluate((name) => {
          const root = document.querySelector(name)?.shadowRoot as ShadowRoot;
          Object.assign(window, { nodes: [...root.querySelectorAll('.root *')] });
        }, NAME);
        const before = await looksOfNodes(page);
        letCode();
        site.relay.rules.clear();
        await adopted(page);
        if (line) expect(await looksOfNodes(page)).toEqual(before);
        views.push(await settledView(page, NAME));
        const gone = await page.evaluate(
          () => (Reflect.get(window, 'nodes') as readonly Element[]).filter((node) => !node.isConnected).length,
        );
        expect([width, line !== '', gone, heard.errors]).toEqual([width, line !== '', 0, []]);
      }
      expect(views[1]).toBe(views[0]);
    }
  });

  test('a strict policy with Trusted Types allows it', async ({ site }) => {
    const cdn = site.relay.origin('cdn');
    const policy = `default-src 'none'; script-src ${cdn}; connect-src ${cdn}; img-src ${cdn}; require-trusted-types-for 'script'; trusted-types creneau`;
    const letCode = holdCode(site);
    const { page, heard } = await visit(site, lineOf(site) + site.script('async') + CALENDAR, {
      'content-security-policy': policy,
    });
    await slotsOf(page).first().waitFor();
    letCode();
    await adopted(page);
    expect([heard.errors, heard.console]).toEqual([[], []]);
  });

  const answer = (tree: unknown) => ({
    status: 200,
    body: JSON.stringify({ rules: '', views: [{ from: 0, tree }], payloads: [] }),
  });
  for (const [index, [what, rule]] of (
    [
      ['a back end that has none', { status: 404, body: '{}' }],
      ['a script', answer(['div', {}, ['script', {}, 'window.ran = true']])],
      ['a script’s address', answer(['a', { href: ' java\nscript:window.ran = true' }])],
      ['a listener', answer(['div', { onclick: 'window.ran = true' }])],
      ['a failure', { status: 503, body: '{}' }],
      ['nonsense', { status: 200, body: '<html>' }],
      ['an answer without views', { status: 200, body: '{}' }],
    ] as const
  ).entries())
    test(
      `with ${what}, the element comes as without it, and the console says so once`,
      longFrom(4, index),
      async ({ site }) => {
        site.relay.rules.add(({ path }) => (path.startsWith(FIRST) ? rule : null));
        const { page, heard } = await visit(site, site.script('async data-first') + CALENDAR);
        await slotsOf(page).first().waitFor();
        await adopted(page);
        expect(heard.said(/is no first view/)).toHaveLength(1);
        expect(await page.evaluate(() => 'ran' in window)).toBe(false);
        expect(heard.errors).toEqual([]);
      },
    );

  test('where it is late, the code and the calls do not wait for it', async ({ site }) => {
    site.relay.rules.add(({ path }) => (path.startsWith(FIRST) ? new Promise(() => {}) : null));
    const { page } = await visit(site, site.script('async data-first') + CALENDAR);
    await slotsOf(page).first().waitFor();
    expect(callsOf(site)).toContain('/api/v1/slotted/padel-duo');
  });

  for (const [index, [what, html]] of (
    [
      ['a page that does not speak of it', (site: Site) => site.script('async') + CALENDAR],
      ['a token', (site: Site) => site.script('async data-first data-token="demo-customer"') + CALENDAR],
      ['a line for another element', (site: Site) => lineOf(site, 'event=yoga-doux') + site.script('async') + CALENDAR],
      [
        'a property that a script has set',
        (site: Site) =>
          `${CALENDAR}<script>document.querySelector('${NAME}').event = 'yoga-doux'</script>${site.script('data-first')}`,
      ],
    ] as const
  ).entries())
    test(`nothing is asked for ${what}`, longFrom(2, index), async ({ site }) => {
      const { page } = await visit(site, html(site));
      await slotsOf(page).first().waitFor();
      const byPage = html(site).includes('rel="preload"') ? 1 : 0;
      expect(callsOf(site).filter((path) => path?.startsWith(FIRST))).toHaveLength(byPage);
    });
});
