import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { type Heard, listenTo } from '../../fixtures/browser/page-errors.ts';
import { startRelay } from '../../fixtures/browser/relay.ts';
import { sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { test as base } from '../../fixtures/browser/test.ts';

/** A third party's pages, with the demo's script, API and tiles from its origin. */
export interface MapSite {
  readonly demo: Origins;
  /** Where the demo's tiles are, as the setting takes them. */
  readonly tiles: string;
  open(markup: string, choices?: Choices): Promise<MapPage>;
  stop(): Promise<void>;
}

export interface Choices {
  /** Attributes of the script tag. */
  readonly script?: string;
  /** The page's headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A page of the demo to open instead of one with the markup. */
  readonly address?: string;
  /** Done before anything is loaded. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** A browser without WebGL. */
  readonly browser?: Browser;
  readonly lang?: 'fr' | 'en';
  readonly height?: number;
  /** Without reduced motion. */
  readonly isMoving?: boolean;
}

export interface MapPage {
  readonly page: Page;
  readonly heard: Heard;
  /** The requests so far, as `GET /api/v1/map/`, with the origin where that is not the demo's. */
  readonly asked: string[];
}

let geography: Promise<void> | undefined;

/** Starts the site in front of the shared demo. The bundle must have been built. */
export async function startMapSite(): Promise<MapSite> {
  const [shared, demo, relay] = await Promise.all([sharedBrowser('webgl'), sharedDemo(), startRelay()]);
  const contexts: BrowserContext[] = [];
  geography ??= loadGeography(demo);
  await geography;
  const tiles = JSON.stringify({ url: `${demo.url}/tiles/{z}/{x}/{y}.png`, attribution: 'Natural Earth', maxZoom: 12 });
  return {
    demo,
    tiles,
    async open(markup, choices = {}) {
      const viewport = { width: 900, height: choices.height ?? 700 };
      const context = await (choices.browser ?? shared).newContext({
        viewport,
        reducedMotion: choices.isMoving ? 'no-preference' : 'reduce',
      });
      contexts.push(context);
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.method()} ${request.url().replace(demo.url, '')}`));
      const heard = listenTo(page);
      await choices.before?.(page);
      await page.goto(choices.address ?? relay.page(htmlOf(markup, demo, tiles, choices), choices));
      return { page, heard, asked };
    },
    async stop() {
      await Promise.all(contexts.map((context) => context.close()));
      await relay.stop();
    },
  };
}

/** Tests with a site of their own, whose pages end with them. */
export const test = base.extend<{ maps: MapSite }>({
  maps: async ({ demo: _ }, use) => {
    const site = await startMapSite();
    await use(site);
    await site.stop();
  },
});

/** Has the server draw a tile of the country and one of Paris, so that the geography of both is loaded. */
async function loadGeography({ url }: Origins): Promise<void> {
  for (const tile of ['6/32/22', '12/2074/1409']) {
    const { ok, status } = await fetch(`${url}/tiles/${tile}.png`);
    if (!ok) throw new Error(`/tiles/${tile}.png is answered with ${status}`);
  }
}

function htmlOf(markup: string, demo: Origins, tiles: string, { script = '', lang = 'fr' }: Choices): string {
  const file = `${demo.url}/creneau/1/creneau.js`;
  const setting = script.includes('data-tiles') ? '' : ` data-tiles='${tiles}'`;
  return `<!doctype html><html lang="${lang}"><head><title>Studio</title><script async src="${file}"${setting} ${script}></script></head>
    <body><main><h1>Studio</h1>${markup}</main></body></html>`;
}

/** All markers. */
export const MARKERS = '.maplibregl-map :is(.cluster, .marker)';

/** Resolves when the map is drawn, the overlay is hidden and the markers no longer move. */
export async function drawn(map: Page | Locator): Promise<void> {
  await map.locator('[part~="frame"][part~="drawn"]').waitFor();
  await map.locator('.overlay.done').waitFor({ state: 'attached' });
  await map.locator(MARKERS).first().waitFor();
  await rest(map);
}

/** Resolves when nothing on the map has moved for two frames; for eight where moves take their time. */
export async function rest(map: Page | Locator): Promise<void> {
  await map.locator('.maplibregl-map').evaluate(async (frame) => {
    const frames = (count: number): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => (count > 1 ? resolve(frames(count - 1)) : resolve(null))));
    const look = () =>
      [...frame.querySelectorAll<HTMLElement>('button, .maplibregl-popup')].map(({ style }) => style.transform).join();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches ? 2 : 8;
    for (let before: string | null = null; before !== look(); await frames(calm)) before = look();
  });
}

/** The number of events in a marker's name: 'Studio Lumière, 3 événements'. */
export function countIn(name: string): number {
  return Number(/([\d\s]+) événements?/u.exec(name)?.[1]?.replace(/\s/gu, '') ?? Number.NaN);
}

/** The names of all markers, in tree order. */
export function names(map: Page | Locator): Promise<readonly string[]> {
  return map.locator(MARKERS).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
}

/** The sum of the markers' events. */
export async function eventsOn(map: Page | Locator): Promise<number> {
  return (await names(map)).reduce((sum, name) => sum + countIn(name), 0);
}

/** Whether a request is for tiles, or for the map's files. */
export const isTile = (asked: string) => asked.includes('/tiles/');
export const isOfMap = (asked: string) => /\/(provider-map|map-engine|map-worker)-/.test(asked);
