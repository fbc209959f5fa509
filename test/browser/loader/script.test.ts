import { readFileSync } from 'node:fs';
import { CALENDAR, type Site, SLOT, startSite, type Visit } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ writes: true });
});

test.beforeEach(() => site.relay.reset());

test.afterAll(() => site?.stop());

const inHead = (head: string, body = CALENDAR) =>
  `<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;

/** The calendar is there, and the console is empty. */
async function expectCalendar({ page, heard }: Visit): Promise<void> {
  await page.locator(SLOT).first().waitFor();
  expect(heard.errors).toEqual([]);
  expect(heard.said(/^(warning|error):/)).toEqual([]);
}

/** Calls of a page's own script. */
const inject = (file: string, more = '') =>
  `<script>addEventListener('load', () => { const script = document.createElement('script'); ${more} script.src = '${file}'; document.head.append(script); })</script>`;

test.describe('C-script-forms: the same file, from another origin, works', () => {
  for (const [index, [what, html]] of (
    [
      ['as a classic script in the head', () => inHead(site.script())],
      ['by an async script', () => inHead(site.script('async'))],
      ['by a script that is injected late', () => inHead('', CALENDAR + inject(site.file))],
      ['as a module', () => inHead(site.script('type="module"'))],
      ['as a classic script after the element', () => inHead('', CALENDAR + site.script())],
      ['by a deferred script', () => inHead(site.script('defer'))],
      ['by a module that is injected late', () => inHead('', CALENDAR + inject(site.file, "script.type = 'module';"))],
      ['in quirks mode', () => `<html><body>${site.script()}${CALENDAR}</body></html>`],
      [
        "with AMD's define on the page",
        () =>
          inHead(
            `<script>window.define = () => { throw new Error('defined'); }; window.define.amd = {};</script>${site.script()}`,
          ),
      ],
      [
        'with CommonJS-like globals on the page',
        () =>
          inHead(
            `<script>var module = { exports: {} }; var exports = module.exports; var process = {};</script>${site.script()}`,
          ),
      ],
      [
        'where storage and cookies throw',
        () =>
          inHead(
            `<script>for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
             Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });
           Object.defineProperty(document, 'cookie', { get() { throw new DOMException('no', 'SecurityError'); } });</script>${site.script()}`,
          ),
      ],
      [
        'where an element of the page is called Creneau',
        () => inHead(site.script('defer'), `<form id="Creneau"><input name="token"></form>${CALENDAR}`),
      ],
      [
        'in a page with a base address elsewhere',
        () => inHead(`<base href="http://nowhere.invalid/deep/">${site.script('async')}`),
      ],
    ] satisfies readonly (readonly [string, () => string])[] as readonly (readonly [string, () => string])[]
  ).entries())
    test(
      `the calendar is drawn, and the console is empty, where the file is loaded ${what}`,
      longFrom(2, index),
      async () => {
        await expectCalendar(await site.visit(html()));
      },
    );

  test('a purchase goes on by Enter and by a press in a sandboxed frame, which has no storage and sends no form', async () => {
    const frame = inHead(site.script('async'), CALENDAR.replace('yoga-doux', 'padel-duo')).replaceAll('"', '&quot;');
    const { page, heard } = await site.visit(
      `<!doctype html><body><iframe sandbox="allow-scripts" width="900" height="900" srcdoc="${frame}"></iframe></body>`,
    );
    const inside = page.frameLocator('iframe');
    await inside.locator('[aria-live="polite"] + button').click();
    await inside.locator(SLOT).first().click();
    await inside.locator('[part~="book-button"]').click();
    await inside.getByLabel(/prénom/i).fill('Ada');
    await inside.getByLabel(/^nom/i).fill('Lovelace');
    await inside.getByLabel(/mail/i).fill('ada@example.org');
    await inside.getByLabel(/mail/i).press('Enter');
    await inside.locator('[part~="add-coupon"]').click();
    await inside.getByLabel('Code promo').fill('NOPE');
    await inside.locator('[part~="coupon"] button').click();
    await expect(inside.getByText('Code promo invalide')).toBeVisible();
    await inside.locator('[part~="pay-button"]').click();
    await expect(inside.locator('[part~="payment-form"] [aria-invalid="true"]').first()).toBeVisible();
    expect(heard.errors).toEqual([]);
  });

  test('the script works under a policy of nonces and strict-dynamic', async () => {
    const api = site.relay.origin('cdn');
    const csp = `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src ${api}; base-uri 'none'`;
    const visit = await site.visit(inHead(site.script('async nonce="abc"')), { 'content-security-policy': csp });
    await expectCalendar(visit);
  });

  test('the script works with a library that changes Array.prototype, toJSON included: requests are unchanged', {
    tag: LONG,
  }, async () => {
    const library = `<script>
      Array.prototype.toJSON = function () { return '[' + this.map((item) => JSON.stringify(item)).join(', ') + ']'; };
      Array.prototype.each = function (f) { this.forEach(f); };
      Array.prototype.first = function () { return this[0]; };
      Array.prototype.last = 'text';
    </script>`;
    const visit = await site.visit(inHead(library + site.script()));
    await expectCalendar(visit);
    const { page } = visit;
    await page.locator('.navigation button').nth(1).click();
    await page.locator(SLOT).first().click();
    await page.locator('[part~="book-button"]').click();
    await page.getByLabel(/prénom/i).fill('Ada');
    await page.getByLabel(/^nom/i).fill('Lovelace');
    await page.getByLabel(/mail/i).fill('ada@example.org');
    await page.locator('[part~="guest-form"] button').click();
    await page.locator('.confirm').waitFor();
    const holds = site.relay.seen.filter(({ method, path }) => method === 'POST' && path === '/api/v1/hold');
    expect(holds.map(({ body }) => JSON.parse(body))).toEqual([
      { slots: [expect.stringMatching(/^\d+_\d{8}T\d{4}$/)], waiting: [] },
    ]);
    expect(visit.heard.errors).toEqual([]);
  });
});

test.describe('C-data-base: a loader that an optimiser has copied', () => {
  const loader = readFileSync(new URL('../../../dist/creneau/creneau.js', import.meta.url), 'utf8');
  const inline = (attributes = '') => `<script ${attributes}>${loader.replaceAll('</script', '<\\/script')}</script>`;
  const cdn = () => site.relay.origin('cdn');
  const settings = (given: object) => `<script>window.Creneau = ${JSON.stringify(given)}</script>`;

  test('D-copied-loader: a copied loader in the page takes its files from the marketplace that window.Creneau names', async () => {
    await expectCalendar(await site.visit(inHead(settings({ apiUrl: `${cdn()}/api`, siteUrl: cdn() }) + inline())));
  });

  for (const [what, html] of [
    ['from the server of the API, where nothing else is named', () => settings({ apiUrl: `${cdn()}/api` }) + inline()],
    ['from the marketplace that its own attributes name', () => inline(`data-site-url="${cdn()}"`)],
    [
      'from the folder that window.Creneau names',
      () => settings({ base: `${cdn()}/creneau/1/`, siteUrl: 'https://marketplace.invalid' }) + inline(),
    ],
    [
      'from the folder that window.Creneau names, where the script is one of another name',
      () => `${settings({ base: `${cdn()}/creneau/1/` })}<script async src="/cache/all.js"></script>`,
    ],
    [
      'from the marketplace, where the script is one of another name',
      () => `${settings({ siteUrl: cdn() })}<script async src="/cache/all.js"></script>`,
    ],
  ] satisfies readonly (readonly [string, () => string])[] as readonly (readonly [string, () => string])[])
    test(`D-copied-loader: a copied loader takes its files ${what}`, { tag: '@long' }, async () => {
      site.relay.rules.add(({ path }) =>
        path === '/cache/all.js' ? { headers: { 'content-type': 'text/javascript' }, body: loader } : null,
      );
      await expectCalendar(await site.visit(inHead(html())));
    });

  test('D-copied-loader: where nothing says where it comes from, the console says what to write', async () => {
    const { heard } = await site.visit(inHead(inline()));
    await expect
      .poll(() => heard.said('it does not know where it comes from'))
      .toEqual([expect.stringContaining('window.Creneau = { base: "https://…/creneau/1/" }')]);
  });
});

test.describe('C-global: window.Creneau', () => {
  test('window.Creneau is the one thing that is added to window', async () => {
    const before = '<script>window.before = Object.keys(window);</script>';
    const visit = await site.visit(inHead(before + site.script()));
    await expectCalendar(visit);
    const added = await visit.page.evaluate(() => {
      const known: unknown = Reflect.get(window, 'before');
      return Object.keys(window).filter((key) => key !== 'before' && !(known as readonly string[]).includes(key));
    });
    expect(added).toEqual(['Creneau']);
  });

  test('window.Creneau takes over settings that were put there before the script loaded', async () => {
    const settings = `<script>window.Creneau = { lang: 'en', theme: 'dark' };</script>`;
    const visit = await site.visit(inHead(settings + site.script('async')));
    await expectCalendar(visit);
    const root = visit.page.locator('creneau-slotted-calendar [part="root"]');
    expect([await root.getAttribute('lang'), await root.getAttribute('data-theme')]).toEqual(['en', 'dark']);
  });

  test('window.Creneau configures the page, live', async () => {
    const visit = await site.visit(inHead(site.script('async data-lang="fr"')));
    await expectCalendar(visit);
    await visit.page.locator(SLOT).last().click();
    await visit.page.locator('.slot.selected').waitFor();
    await visit.page.evaluate(() => {
      const { Creneau } = window as unknown as { readonly Creneau: { configure(settings: object): void } };
      Creneau.configure({ lang: 'en' });
    });
    const root = visit.page.locator('creneau-slotted-calendar [part="root"]');
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(visit.page.locator('.slot.selected')).toHaveCount(1);
  });
});
