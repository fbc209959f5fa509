import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type Heard, listenTo } from '../../fixtures/browser/page-errors.ts';
import type { Relay, RelayResponse, Rule } from '../../fixtures/browser/relay.ts';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { onTestFinished } from '../../fixtures/browser/test.ts';

const bundle = fileURLToPath(new URL('../../../dist/creneau/', import.meta.url));

/** Serves the bundle, which must have been built. */
export const bundleRule: Rule = async ({ path }) => {
  const file = /^\/creneau\/([\w.-]+\.js)$/.exec(path)?.[1];
  if (file === undefined) return null;
  const headers = { 'content-type': 'text/javascript; charset=utf-8' };
  return { headers, body: await readFile(bundle + file, 'utf8') };
};

/** Stubs of the marketplace's pages, as targets of links. */
export const shopRule: Rule = ({ host }) =>
  host === 'shop' ? { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Page</title>' } : null;

/** A JSON response. */
export function asJson(payload: unknown, status = 200): RelayResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) };
}

/** Responds to GETs of a path with this payload. */
export function answering(path: string, payload: unknown): Rule {
  return (request) => (request.method === 'GET' && request.path === `/api/${path}` ? asJson(payload) : null);
}

interface Choices {
  readonly lang?: 'fr' | 'en';
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** Opens a page with only this markup, in a fresh context of the run's browser that ends with the test. */
export async function openMarkup(
  relay: Relay,
  markup: string,
  { lang = 'fr', width = 1280, colorScheme = 'light' }: Choices = {},
): Promise<{ readonly page: Page; readonly heard: Heard }> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const heard = listenTo(page);
  const src = `${relay.origin('cdn')}/creneau/creneau.js`;
  const [ground, ink] = colorScheme === 'dark' ? ['#101716', '#fff'] : ['#fff', '#000'];
  const head = [
    '<meta name="viewport" content="width=device-width"><title>Studio</title>',
    `<style>html { color-scheme: ${colorScheme}; background: ${ground}; color: ${ink} } a { color: inherit }</style>`,
    `<script async src="${src}" data-site-url="${relay.origin('shop')}"></script>`,
  ];
  const body = `<main><h1>Studio</h1>${markup}</main>`;
  const html = `<!doctype html><html lang="${lang}"><head>${head.join('')}</head><body>${body}</body></html>`;
  await page.goto(relay.page(html));
  return { page, heard };
}
