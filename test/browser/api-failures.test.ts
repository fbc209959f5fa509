import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { STATES, type State } from '../../demo/states.ts';
import { TAGS } from '../../widgets/tags.ts';
import { takePicture } from '../fixtures/browser/picture.ts';
import type { RelayResponse } from '../fixtures/browser/relay.ts';
import type { Site } from '../fixtures/browser/site.ts';
import { expect, test } from '../fixtures/browser/test.ts';

const pictures = fileURLToPath(new URL('../pictures/', import.meta.url));

/** Elements that ask the API nothing by themselves, and those that a failure leaves as they are. */
const SILENT = ['pager', 'search', 'toaster', 'popups'];

/** The day of a studio, for its people: without a token it asks for nothing. */
const DAY: State = {
  ...{
    element: 'studio-day',
    name: 'today',
    markup: '<creneau-studio-day token="demo-provider"></creneau-studio-day>',
  },
  steps: [{ see: '[part~="sessions"], [part~="empty"]' }],
};

/** The first state of each element that is there as soon as its calls are answered. */
const LOADED = [DAY, ...STATES.filter(isLoadedOnly)].filter(
  ({ element }, index, states) => states.findIndex((state) => state.element === element) === index,
);

function isLoadedOnly({ element, fault, needs, steps }: State): boolean {
  return !SILENT.includes(element) && !fault && !needs && steps.every((step) => 'see' in step);
}

/** All of them on one page, each in a section of its own. */
const sections = LOADED.map(({ element, markup }) => `<section data-of="${element}">${markup}</section>`).join('');

test.beforeAll(() => {
  mkdirSync(pictures, { recursive: true });
});

/** Opens them all, in a window so high that few wait to be scrolled to. */
async function visit(site: Site, html: string) {
  const { page: opened, heard } = await site.visit(`<!doctype html>${html}`);
  await opened.setViewportSize({ width: 1280, height: 12_000 });
  return { opened, heard };
}

const page = (site: Site, attributes = '') =>
  `<html lang="fr"><meta name="viewport" content="width=device-width"><title>Tout</title>
   <body style="margin:0">${site.script(attributes)}<main>${sections}</main>`;

/** Scrolls to the section of an element, which may load only then. */
async function sectionOf(opened: Page, element: string) {
  const section = opened.locator(`[data-of="${element}"]`);
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** Each section's error, by element, once all have one. */
async function errors(opened: Page): Promise<Readonly<Record<string, string>>> {
  const told: Record<string, string> = {};
  for (const { element } of LOADED) {
    const section = await sectionOf(opened, element);
    told[element] = (await section.locator('[part~="error"]').first().innerText()).replace(/\s+/gu, ' ');
  }
  return told;
}

/** Waits until each element shows what it is for. */
async function recovered(opened: Page): Promise<void> {
  for (const { element, steps } of LOADED) {
    const section = await sectionOf(opened, element);
    for (const step of steps) if ('see' in step) await section.locator(step.see).first().waitFor();
    await section.locator('[part~="error"]').waitFor({ state: 'detached' });
  }
}

const problem = (status: number, code: string, headers: Record<string, string> = {}): RelayResponse => ({
  status,
  headers: { 'content-type': 'application/problem+json', 'access-control-expose-headers': 'retry-after', ...headers },
  body: JSON.stringify({ type: 'about:blank', title: 'x', status, detail: 'x', code, errors: [] }),
});

test('C-elements: the catalogue has a loaded state of every element that asks the API', { tag: '@long' }, () => {
  const asking = Object.keys(TAGS).filter((name) => !SILENT.includes(name) && name !== 'checkout');
  expect(LOADED.map(({ element }) => element)).toEqual(expect.arrayContaining(asking));
});

test.describe('failures of the API', { tag: '@long' }, () => {
  for (const [what, answer, sentence] of [
    ['a server that is down', problem(503, 'server-error'), 'Le service ne répond pas comme prévu.'],
    ['too many requests', problem(429, 'rate-limited', { 'retry-after': '0' }), 'Trop de demandes à la fois.'],
    ['something that is no JSON', { body: '<h1>Bienvenue</h1>' }, 'Le service ne répond pas comme prévu.'],
  ] as const)
    test(`D-displayed-errors: ${what} is shown by each element, which has loaded everything after a retry`, async ({
      site,
    }) => {
      site.relay.rules.add(({ method, path }) => (method !== 'OPTIONS' && path.startsWith('/api/') ? answer : null));
      const { opened, heard } = await visit(site, page(site));
      for (const [element, text] of Object.entries(await errors(opened))) {
        expect(text, element).toContain(sentence);
      }
      await takePicture(opened, `${pictures}all ${what}.png`);
      site.relay.rules.clear();
      for (const { element } of LOADED) {
        await opened.locator(`[data-of="${element}"]`).getByRole('button', { name: 'Réessayer' }).first().click();
      }
      await recovered(opened);
      expect(heard.errors).toEqual([]);
    });

  test('D-displayed-errors: a lost connection that comes back is followed by a reload of each element without a press', async ({
    site,
  }) => {
    const { opened, heard } = await visit(site, page(site));
    await recovered(opened);
    await opened.context().setOffline(true);
    // The same API by another spelling: everything is fetched again.
    const address = `${site.relay.origin('cdn')}/api/~delay-0`;
    await opened.evaluate((url) => document.documentElement.setAttribute('data-creneau-api-url', url), address);
    for (const [element, text] of Object.entries(await errors(opened))) {
      expect(text, element).toContain("La connexion n'a pas abouti.");
    }
    await takePicture(opened, `${pictures}all offline.png`);
    await opened.context().setOffline(false);
    await recovered(opened);
    expect(heard.errors).toEqual([]);
  });

  test('D-displayed-errors: a new token is requested once for all elements, and each loads with it', async ({
    site,
  }) => {
    const asking = `<script>asked = 0; addEventListener('creneau-tokenexpired', (event) => {
      if (event.target.hasAttribute('token')) return;
      asked += 1; event.detail.renew('demo-customer'); });</script>`;
    const { opened, heard } = await visit(site, asking + page(site, 'data-token="worn-out"'));
    await recovered(opened);
    await expect.poll(() => opened.evaluate('asked')).toBe(1);
    expect(heard.errors).toEqual([]);
  });
});
