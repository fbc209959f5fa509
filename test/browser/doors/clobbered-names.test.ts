import * as clobbering from '../../fixtures/browser/clobbering.ts';
import { clobberableNames } from '../../fixtures/browser/read-names.ts';
import { CALENDAR, type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

const { NOT_DRAWN, TOKEN } = clobbering;
/** Each kind of element, with one of the ways to write the script tag. */
const KINDS = (['img', 'two img', 'form', 'iframe', 'object', 'embed', 'a'] as const).map(
  (kind, index) => [kind, index % 2 === 0 ? '' : 'type="module"'] as const,
);
const A_PAGE = 60;

type Row = readonly [kind: clobbering.Clobberer, way: string];

let site: Site;
/** The names that the bundle reads and an element can take. */
let names: readonly string[];

test.beforeAll(async () => {
  site = await startSite();
  const { page } = await site.visit('<!doctype html>');
  names = await clobberableNames(page);
});

test.beforeEach(() => site.relay.reset());

test.afterAll(() => site?.stop());

const element = (kind: clobbering.Clobberer, name: string) => clobbering.clobberers(site)[kind](name);
const script = (more = '') => clobbering.authorsScript(site, more);
const withToken = `data-token="${TOKEN}"`;
/** Fields that replace every property that is read of their form. */
const fields = () => names.map((name) => `<input name="${name}" ${clobbering.evilApi(site)} type="hidden">`).join('');

/** Opens a page and waits for its calendar. */
async function draw(markup: string, body = ''): Promise<void> {
  const { page, heard } = await site.visit(`<!doctype html><html lang="fr"><body ${body}>${markup}</body></html>`);
  await page.locator(SLOT).first().waitFor();
  expect(heard.errors).toEqual([]);
}

/** The token has reached these hosts only, and we have sent no request to the evil origin. */
function expectTokenAt(...hosts: readonly string[]): void {
  expect(clobbering.reachedEvil(site)).toEqual([]);
  expect(clobbering.tokenHosts(site)).toEqual(hosts);
}

/** Opens a page with elements of these names; returns what was sent where. */
async function reachedWith(kind: clobbering.Clobberer, some: readonly string[], way: string) {
  const { page, heard } = await clobbering.visitClobbered(site, kind, some, way);
  await page.locator(SLOT).first().waitFor();
  await page.locator('creneau-order-history article').first().waitFor();
  return { evil: clobbering.reachedEvil(site), token: clobbering.tokenHosts(site), errors: heard.errors };
}

const NOTHING = { evil: [], token: ['api'], errors: [] };
const isNothing = (reached: object) => JSON.stringify(reached) === JSON.stringify(NOTHING);

test.describe('C-token: the token goes to the API that the script tag names, and code comes from where the script is', {
  tag: '@long',
}, () => {
  for (const [kind, way] of [
    ['img', ''],
    ['img', 'async'],
    ['img', 'type="module"'],
    ['iframe', 'async'],
  ] satisfies readonly Row[] as readonly Row[])
    test(`the token goes to its own API where an element (${kind}) is named currentScript; script tag ${JSON.stringify(way)}`, async () => {
      const settings = `<script>window.Creneau = { token: '${TOKEN}' }</script>`;
      await draw(settings + element(kind, 'currentScript') + script(way) + CALENDAR);
      expectTokenAt('api');
    });

  for (const [kind, way] of KINDS)
    test(`the token goes to its own API where elements (${kind}) have the names of what the bundle reads; script tag ${JSON.stringify(way)}`, async () => {
      const drawn = names.filter((name) => !NOT_DRAWN.includes(name));
      // Hundreds of objects on one page take minutes to load.
      for (let from = 0; from < drawn.length; from += A_PAGE) {
        const some = drawn.slice(from, from + A_PAGE);
        const isSafe = isNothing(await reachedWith(kind, some, way));
        // Says which name it is.
        if (!isSafe)
          for (const name of some)
            expect({ name, ...(await reachedWith(kind, [name], way)) }).toEqual({ name, ...NOTHING });
        expect(isSafe, some.join()).toBe(true);
      }
    });

  for (const [kind, way] of KINDS)
    test(`the token goes to its own API where elements (${kind}) have names that stop React from drawing; script tag ${JSON.stringify(way)}`, async () => {
      await clobbering.visitClobbered(site, kind, NOT_DRAWN, way);
      const isCode = ({ host, path }: { readonly host: string; readonly path: string }) =>
        host === 'cdn' && path.includes('/slotted-calendar-');
      await expect.poll(() => site.relay.calls('api')).toContain('GET /api/v1/slotted/yoga-doux');
      await expect.poll(() => site.relay.seen.filter(isCode)).toHaveLength(1);
      expectTokenAt('api');
    });

  test('the names that the bundle reads are found in it', () => {
    const known = ['currentScript', 'head', 'baseURI', 'querySelector', 'getAttribute', 'parentNode', 'Stripe'];
    expect(names).toEqual(expect.arrayContaining([...known, ...NOT_DRAWN]));
  });

  test('the token goes to its own API where an image is named baseURI, and the address is relative to the page', async () => {
    const own = site.script(`data-api-url="/api" ${withToken}`);
    await draw(CALENDAR + element('img', 'baseURI') + own);
    expectTokenAt('site');
  });

  test('the token goes to its own API where a module follows another file of that name', async () => {
    const evil = site.relay.origin('evil');
    site.relay.rules.add(({ path }) => (path === '/creneau.js?own' ? {} : null));
    const other = `<script src="${evil}/creneau.js?own" data-api-url="${evil}/api"></script>`;
    await draw(other + script(`type="module" ${withToken}`) + CALENDAR);
    expectTokenAt('api');
  });
});

test.describe('C-token: the API address of an ancestor counts', { tag: '@long' }, () => {
  test('an image named host is not taken for an ancestor of the element, and the token goes to its own API', async () => {
    await draw(CALENDAR + element('img', 'host') + script(), `data-creneau-token="${TOKEN}"`);
    expectTokenAt('api');
  });

  test("the API address of an ancestor counts, but not one of a form's fields, whatever their names", async () => {
    const api = `data-creneau-token="${TOKEN}" data-creneau-api-url="${site.relay.origin('api')}/api"`;
    await draw(`<div ${api}><form>${fields()}${CALENDAR}</form></div>${site.script()}`);
    expectTokenAt('api');
  });

  test("an API address of an ancestor does not get the script tag's token", async () => {
    await draw(`<form ${clobbering.evilApi(site)}>${CALENDAR}</form>${script(withToken)}`);
    expect(clobbering.tokenHosts(site)).toEqual([]);
  });
});

test.describe('C-site-builders: a form[data-creneau] whose fields replace every property that is read of it', {
  tag: '@long',
}, () => {
  test('a form[data-creneau] with such fields becomes the widget', async () => {
    const form = `<form data-creneau="slotted-calendar" data-event="yoga-doux" data-mode="picker">${fields()}</form>`;
    await draw(form + script(withToken));
    expectTokenAt('api');
  });
});

test.describe('C-global: window.Creneau', { tag: '@long' }, () => {
  for (const [kind, program] of [
    ['a', ''],
    ['form', 'window.Creneau = window.Creneau || {};'],
    ['iframe', 'window.Creneau = window.Creneau || {};'],
  ] satisfies readonly Row[] as readonly Row[])
    test(`a window.Creneau that is an element (${kind}) holds no settings; page script ${JSON.stringify(program)}`, async () => {
      const configure = `<script>Creneau.configure({ token: '${TOKEN}' })</script>`;
      await draw(`${element(kind, 'Creneau')}<script>${program}</script>${script()}${configure}${CALENDAR}`);
      expectTokenAt('api');
    });
});
