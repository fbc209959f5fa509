import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { type Heard, listenTo } from '../../fixtures/browser/page-errors.ts';
import { startRelay } from '../../fixtures/browser/relay.ts';
import { sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';

/** Somebody's own pages, with the demo's script, API and tiles from its origin. */
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
  /** A page of the demo to be opened, in place of one that holds the markup. */
  readonly address?: string;
  /** Done before anything is loaded. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Another browser, which draws no maps. */
  readonly browser?: Browser;
  readonly lang?: 'fr' | 'en';
  readonly height?: number;
  /** With what moves moving; at once without. */
  readonly isMoving?: boolean;
}

export interface MapPage {
  readonly page: Page;
  readonly heard: Heard;
  /** What has been asked for, `GET /api/v1/map/`, or with its origin where that is not the demo's. */
  readonly asked: string[];
}

/** Starts the site before the shared demo. The bundle must have been built. */
export async function startMapSite(): Promise<MapSite> {
  const [shared, demo, relay] = await Promise.all([sharedBrowser('webgl'), sharedDemo(), startRelay()]);
  const contexts: BrowserContext[] = [];
  const tiles = JSON.stringify({ url: `${demo.url}/tiles/{z}/{x}/{y}.png`, attribution: 'Natural Earth', maxZoom: 8 });
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

function htmlOf(markup: string, demo: Origins, tiles: string, { script = '', lang = 'fr' }: Choices): string {
  const file = `${demo.url}/creneau/1/creneau.js`;
  const setting = script.includes('data-tiles') ? '' : ` data-tiles='${tiles}'`;
  return `<!doctype html><html lang="${lang}"><head><title>Studio</title><script async src="${file}"${setting} ${script}></script></head>
    <body><main><h1>Studio</h1>${markup}</main></body></html>`;
}

/** Everything that stands on the map. */
export const MARKERS = '.maplibregl-map :is(.cluster, .marker)';

/** Resolves when the overlay is gone and what stands on the map has come to rest. */
export async function drawn(map: Page | Locator): Promise<void> {
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

/** The number of events that a marker's name tells: 'Studio Lumière, 3 événements'. */
export function countIn(name: string): number {
  return Number(/([\d\s]+) événements?/u.exec(name)?.[1]?.replace(/\s/gu, '') ?? Number.NaN);
}

/** The names of all that stands on the map, in the order of the tree. */
export function names(map: Page | Locator): Promise<readonly string[]> {
  return map.locator(MARKERS).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
}

/** How many events stand on the map. */
export async function eventsOn(map: Page | Locator): Promise<number> {
  return (await names(map)).reduce((sum, name) => sum + countIn(name), 0);
}

/** The way that a request for tiles, or for the map's files, is told by. */
export const isTile = (asked: string) => asked.includes('/tiles/');
export const isOfMap = (asked: string) => /\/(provider-map|map-engine|map-worker)-/.test(asked);
