import { launchChromium } from '../../fixtures/browser/chromium.ts';
import { median } from '../paint.ts';
import { markersCost } from './markers.ts';
import { creation, type MapVisit, mapVisit } from './moves.ts';
import { HELD, type HeldPage, serveMaps } from './pages.ts';
import { longestTask } from './tasks.ts';
import type { Device } from './visit.ts';

const COUNTS = [1000, 10_000, 20_000] as const;

type Pair = Readonly<Record<'ours' | 'theirs', number>>;

/** Measures the map against its peers and prints it; ratios below 1 are ours. `demo` is the origin of bundle and tiles. */
export async function mapFigures(demo: string, rounds: number) {
  const site = await serveMaps(demo);
  const browser = await launchChromium({ webgl: true });
  /** The contenders in turns; the first round warms the servers. */
  const inTurns = async <Result>(ours: () => Promise<Result>, theirs: () => Promise<Result>) => {
    const results: { readonly ours: Result; readonly theirs: Result }[] = [];
    for (let round = 0; round <= rounds; round += 1) results.push({ ours: await ours(), theirs: await theirs() });
    return results.slice(1);
  };
  const medians = <Result>(
    results: readonly { readonly ours: Result; readonly theirs: Result }[],
    figure: (result: Result) => number,
  ): Pair => ({
    ours: median(results.map(({ ours }) => figure(ours))),
    theirs: median(results.map(({ theirs }) => figure(theirs))),
  });

  /** The longest task between the answer and the markers, in milliseconds. */
  const longestOf = async (name: HeldPage, device: Device) => {
    const results = [];
    for (let round = 0; round < 3; round += 1) results.push(await longestTask(browser, site, name, device));
    const longest = Math.round(median(results.map((one) => one.longest)));
    const stood = Math.round(median(results.map((one) => one.stood)));
    console.log(`${name}, answer → markers: ${stood} ms, the longest task ${longest} ms (${device})`);
    return longest;
  };

  console.log(`from positions to markers, the main thread, medians of ${rounds}: ours, leaflet.markercluster`);
  const markers: Record<string, number> = {};
  for (const count of COUNTS) {
    const costs = await inTurns(
      () => markersCost(browser, site, 'engine', count),
      () => markersCost(browser, site, 'leaflet', count),
    );
    markers[`${count / 1000}k`] = tell(`${count} positions`, medians(costs, Number));
  }

  console.log('a map of 1,000 positions, 4× CPU: ours, a bare maplibre map with the same tiles');
  const created = await inTurns(
    () => creation(browser, site, 'engine'),
    () => creation(browser, site, 'bareLate'),
  );
  const visits = await inTurns(
    () => mapVisit(browser, site, 'element'),
    () => mapVisit(browser, site, 'bare'),
  );
  for (const { ours, theirs } of visits) {
    if (ours.tiles !== theirs.tiles)
      throw new Error(`Ours has asked for ${ours.tiles} tiles, the bare map for ${theirs.tiles}.`);
  }
  const compare = (name: string, figure: (visit: MapVisit) => number) => tell(name, medians(visits, figure));
  const toBare = {
    firstIdle: tell('creation → first idle', medians(created, Number)),
    navigation: compare('navigation → first idle, 9 Mbps', ({ idle }) => idle),
    zoomStep: compare('press on + → idle', ({ zoomStep }) => zoomStep),
    panFrame: compare('a frame of a pan', ({ frame }) => frame),
    panWorstFrame: compare('its worst frame', ({ worstFrame }) => worstFrame),
    panBusy: compare('its main thread, a frame', ({ busyFrame }) => busyFrame),
  };

  const tasks: Record<string, object> = {};
  for (const name of Object.keys(HELD) as HeldPage[]) {
    tasks[name] = {
      longestMs: await longestOf(name, 'this'),
      longestMsAt4xCpu: await longestOf(name, 'phone on a cable'),
    };
  }
  await browser.close();
  site.stop();
  return { markersToLeaflet: markers, toBare, tasks };
}

/** Prints both, and gives their ratio. */
function tell(what: string, { ours, theirs }: Pair): number {
  const ratio = Math.round((ours / theirs) * 100) / 100;
  console.log(`  ${what.padEnd(32)} ${ours.toFixed(1)} ms, ${theirs.toFixed(1)} ms: ${ratio}`);
  return ratio;
}
