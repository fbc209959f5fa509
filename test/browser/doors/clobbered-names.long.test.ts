import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as clobbering from '../../fixtures/browser/clobbering.ts';
import { clobberableNames } from '../../fixtures/browser/read-names.ts';
import { CALENDAR, type Site, SLOT, startSite } from '../../fixtures/browser/site.ts';

const { NOT_DRAWN, TOKEN } = clobbering;
type Row = readonly [kind: clobbering.Clobberer, way: string];

let site: Site;
/** The names that the bundle reads and an element can take. */
let names: readonly string[];

beforeAll(async () => {
  site = await startSite();
  const { page } = await site.visit('<!doctype html>');
  names = await clobberableNames(page);
});

beforeEach(() => site.relay.reset());

afterAll(() => site?.stop());

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

describe('C-token: the token goes to the API that the script tag names, and code comes from where the script is', () => {
  it.each<Row>([
    ['img', ''],
    ['img', 'async'],
    ['img', 'type="module"'],
    ['iframe', 'async'],
  ])('where an element (%s) is named currentScript; script tag %j', async (kind, way) => {
    const settings = `<script>window.Creneau = { token: '${TOKEN}' }</script>`;
    await draw(settings + element(kind, 'currentScript') + script(way) + CALENDAR);
    expectTokenAt('api');
  });

  it.each<Row>([
    ['img', ''],
    ['img', 'type="module"'],
    ['form', ''],
  ])('where elements (%s) have the names of what the bundle reads; script tag %j', async (kind, way) => {
    const drawn = names.filter((name) => !NOT_DRAWN.includes(name));
    const { page, heard } = await clobbering.visitClobbered(site, kind, drawn, way);
    await page.locator(SLOT).first().waitFor();
    await page.locator('creneau-order-history article').first().waitFor();
    expectTokenAt('api');
    expect(heard.errors).toEqual([]);
  });

  it.each(['', 'type="module"'])('where images have names that stop React from drawing; script tag %j', async (way) => {
    await clobbering.visitClobbered(site, 'img', NOT_DRAWN, way);
    const isCode = ({ host, path }: { readonly host: string; readonly path: string }) =>
      host === 'cdn' && path.includes('/slotted-calendar-');
    await expect.poll(() => site.relay.calls('api')).toContain('GET /api/v1/slotted/yoga-doux');
    await expect.poll(() => site.relay.seen.filter(isCode)).toHaveLength(1);
    expectTokenAt('api');
  });

  it('with the names that the bundle reads, which are found in it', () => {
    const known = ['currentScript', 'head', 'baseURI', 'querySelector', 'getAttribute', 'parentNode', 'Stripe'];
    expect(names).toEqual(expect.arrayContaining([...known, ...NOT_DRAWN]));
  });

  it('where an image is named baseURI, and the address is relative to the page', async () => {
    const own = site.script(`data-api-url="/api" ${withToken}`);
    await draw(CALENDAR + element('img', 'baseURI') + own);
    expectTokenAt('site');
  });

  it('where a module follows another file of that name', async () => {
    const evil = site.relay.origin('evil');
    site.relay.rules.add(({ path }) => (path === '/creneau.js?own' ? {} : null));
    const other = `<script src="${evil}/creneau.js?own" data-api-url="${evil}/api"></script>`;
    await draw(other + script(`type="module" ${withToken}`) + CALENDAR);
    expectTokenAt('api');
  });
});

describe('C-token: the API address of an ancestor counts', () => {
  it('but not one of an image named host, as if it were above all ancestors', async () => {
    await draw(CALENDAR + element('img', 'host') + script(), `data-creneau-token="${TOKEN}"`);
    expectTokenAt('api');
  });

  it("but not one of a form's fields, whatever their names", async () => {
    const api = `data-creneau-token="${TOKEN}" data-creneau-api-url="${site.relay.origin('api')}/api"`;
    await draw(`<div ${api}><form>${fields()}${CALENDAR}</form></div>${site.script()}`);
    expectTokenAt('api');
  });

  it("without the script tag's token", async () => {
    await draw(`<form ${clobbering.evilApi(site)}>${CALENDAR}</form>${script(withToken)}`);
    expect(clobbering.tokenHosts(site)).toEqual([]);
  });
});

describe('C-site-builders: a form[data-creneau] whose fields replace every property that is read of it', () => {
  it('becomes the widget', async () => {
    const form = `<form data-creneau="slotted-calendar" data-event="yoga-doux" data-mode="picker">${fields()}</form>`;
    await draw(form + script(withToken));
    expectTokenAt('api');
  });
});

describe('C-global: window.Creneau', () => {
  it.each<Row>([
    ['a', ''],
    ['form', 'window.Creneau = window.Creneau || {};'],
    ['iframe', 'window.Creneau = window.Creneau || {};'],
  ])('that is an element (%s) holds no settings; page script %j', async (kind, program) => {
    const configure = `<script>Creneau.configure({ token: '${TOKEN}' })</script>`;
    await draw(`${element(kind, 'Creneau')}<script>${program}</script>${script()}${configure}${CALENDAR}`);
    expectTokenAt('api');
  });
});
