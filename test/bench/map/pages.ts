import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { COMPACT_TYPE, compactPositions } from '../../../core/map/compact-positions.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { START } from '../../../widgets/provider-map/engine/camera.ts';
import { styleOf } from '../../../widgets/provider-map/engine/style.ts';
import type { Tiles } from '../../../widgets/shared/page/tiles.ts';
import { peerScript, peerSheet } from '../peers.ts';
import { type ServedFile, serve, served, webPage } from '../serve.ts';
import { asPayload, SIZE, somePositions } from './positions.ts';

/**
 * `element` is ours as it comes to a partner, `bare` maplibre by itself with the same tiles, both drawn at once; the others
 * wait to be told: `bareLate`, `engine` (ours without the element), `leaflet`. The API answers those of `HELD` when it is
 * told to.
 */
export type MapPage = 'element' | HeldPage | 'bare' | 'bareLate' | 'engine' | 'leaflet';

/** How many positions the API of `element` has. */
const USUAL = 1000;

/** Those of other APIs, and the form in which they come. */
export const HELD = {
  'list-20k': { count: 20_000, form: 'list' },
  'compact-20k': { count: 20_000, form: 'compact' },
  'compact-100k': { count: 100_000, form: 'compact' },
} as const;

export type HeldPage = keyof typeof HELD;

const top = fileURLToPath(new URL('../../..', import.meta.url));
const maplibre = `${top}node_modules/maplibre-gl/dist/maplibre-gl`;

const BOX = `<style>body { margin: 0 } #map, creneau-provider-map { display: block; position: relative; width: ${SIZE.width}px; height: ${SIZE.height}px }</style>`;

export interface MapSite {
  urlOf(page: MapPage): string;
  /** Has the APIs of `HELD` answer what they have been asked. */
  release(): void;
  stop(): void;
}

/** Serves the pages; `demo` is the origin of the bundle and of the tiles. */
export async function serveMaps(demo: string, who: 'with peers' | 'without peers' = 'with peers'): Promise<MapSite> {
  const setting = { url: `${demo}/tiles/{z}/{x}/{y}.png`, attribution: 'Natural Earth', maxZoom: 12 };
  const { url, ...more } = setting;
  const tiles: Tiles = { ...more, urls: [url], isFlipped: false, attributionUrl: null };
  const engine = `${demo}/creneau/1/${await builtFile(/^map-engine-.*\.js$/)}`;
  const worker = `${demo}/creneau/1/${await builtFile(/^map-worker-.*\.js$/)}`;
  const placesWorker = `${demo}/creneau/1/${await builtFile(/^places-worker-.*\.js$/)}`;
  const own = async (page: string) =>
    (await readFile(new URL(`../pages/${page}.js`, import.meta.url), 'utf8'))
      .replace('ENGINE_URL', engine)
      .replace('PLACES_WORKER_URL', placesWorker)
      .replace('WORKER_URL', worker)
      .replace('MAP_STYLE', JSON.stringify(styleOf(tiles, 'light')))
      .replace('MAP_TILES', JSON.stringify(tiles))
      .replace(/MAP_START/g, JSON.stringify(START));
  const script = async (path: string) => served('text/javascript', await readFile(path, 'utf8'));
  const lf = 'leaflet/dist/leaflet';
  const mc = 'leaflet.markercluster/dist';
  const page = (...parts: readonly string[]) => webPage(BOX, parts.join(''));
  const element = (api: string) =>
    page(
      `<script async src="${demo}/creneau/1/creneau.js" data-api-url="${api}" data-tiles='${JSON.stringify(setting)}'></script>`,
      '<creneau-provider-map></creneau-provider-map>',
    );
  // It makes the call that ours makes.
  const bare = [
    '<script>fetch("/api/v1/map/", { cache: "no-store" }).then((answer) => answer.json())</script>',
    '<link rel="stylesheet" href="/maplibre-gl.css"><div id="map"></div><button class="zoom-in">+</button>',
    '<script type="module" src="/map-bare.js"></script>',
  ];
  const positions = (count: number) => served('application/json', asPayload(somePositions(count)));
  const files = new Map<string, ServedFile>([
    ['/element', element('/api')],
    ...Object.keys(HELD).map((name) => [`/${name}`, element(`/api-${name}`)] as const),
    ['/bare', page(...bare, '<script type="module">create()</script>')],
    ['/bareLate', page(...bare)],
    ['/engine', page('<div id="map"></div><script type="module" src="/map-engine.js"></script>')],
    [
      '/leaflet',
      page('<link rel="stylesheet" href="/leaflet.css"><div id="map"></div><script src="/leaflet.js"></script>'),
    ],
    ['/api/v1/map/', positions(USUAL)],
    ['/places.js', served('text/javascript', await placesScript())],
    ['/map-bare.js', served('text/javascript', await own('map-bare'))],
    ['/map-engine.js', served('text/javascript', await own('map-engine'))],
    ['/maplibre-gl.mjs', await script(`${maplibre}.mjs`)],
    ['/maplibre-gl-worker.mjs', await script(`${maplibre}-worker.mjs`)],
    ['/maplibre-gl.css', served('text/css', await readFile(`${maplibre}.css`, 'utf8'))],
  ]);
  if (who === 'with peers') {
    const sheets = [`${lf}.css`, `${mc}/MarkerCluster.css`, `${mc}/MarkerCluster.Default.css`];
    const scripts = [`${lf}.js`, `${mc}/leaflet.markercluster.js`];
    files.set('/leaflet.js', await peerScript(scripts, await own('map-leaflet')));
    files.set('/leaflet.css', await peerSheet(sheets));
  }
  const waiting: (() => void)[] = [];
  const held = new Map(
    Object.entries(HELD).map(([name, { count, form }]) => [`/api-${name}/v1/map/`, formed(somePositions(count), form)]),
  );
  const { origin, stop } = await serve((path) => {
    const answer = held.get(path);
    return answer ? new Promise((resolve) => waiting.push(() => resolve(answer))) : files.get(path);
  });
  return {
    urlOf: (name) => `${origin}/${name}`,
    release: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    stop,
  };
}

function formed(positions: readonly MapPosition[], form: 'list' | 'compact'): ServedFile {
  return form === 'list'
    ? served('application/json', asPayload(positions))
    : served(COMPACT_TYPE, JSON.stringify(compactPositions(positions)));
}

/** What the element does with an answer, from our sources. */
async function placesScript(): Promise<string> {
  const contents = `export { openPlaces } from './core/map/places.ts';
    export { startWorker } from './widgets/provider-map/places/start-worker.ts';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: top, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { __CRENEAU_VERSION__: '"bench"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function builtFile(name: RegExp): Promise<string> {
  const found = (await readdir(`${top}dist/creneau`)).find((file) => name.test(file));
  if (!found) throw new Error(`The bundle has no file ${name}.`);
  return found;
}
