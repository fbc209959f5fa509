// Lighthouse on a studio's page with and without the embed: mobile, three runs each in turns. Outside the bench and CI.
import { buildIfNeeded } from '../../demo/build.ts';
import { findChromium } from '../fixtures/browser/chromium.ts';
import { startDemoServer } from '../fixtures/browser/demo-server.ts';
import { peerFile } from '../fixtures/browser/hosts.ts';
import { median } from './paint.ts';
import { serveStudio } from './studio.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What the embed may cost. */
const GOALS = { blocking: 100, points: 3, shift: 0 } as const;

/** The part of Lighthouse's answer that is read here. */
interface Report {
  readonly lhr: {
    readonly lighthouseVersion: string;
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    readonly runtimeError?: { readonly message: string };
  };
}

interface Lighthouse {
  readonly default: (url: string, flags: object) => Promise<Report | undefined>;
}

interface Launcher {
  launch(options: object): Promise<{ readonly port: number; kill(): void }>;
}

/** One run: scores of 100, milliseconds, and the layout shift. */
interface Run {
  readonly version: string;
  readonly scores: readonly number[];
  readonly blocking: number;
  readonly largest: number;
  readonly shift: number;
}

const { lighthouse, launcher } = await loadLighthouse();
await buildIfNeeded(console.log);
const demo = await startDemoServer();
const studio = await serveStudio(demo.url);
const runs: Readonly<Record<'without' | 'with', Run[]>> = { without: [], with: [] };
for (let round = 0; round < RUNS; round += 1) {
  runs.without.push(await run(studio.without));
  runs.with.push(await run(studio.with));
}
studio.stop();
await demo.stop();

console.log(`Lighthouse ${runs.with[0]?.version}, mobile, ${RUNS} runs each; scores: ${CATEGORIES.join(', ')}`);
for (const [page, those] of Object.entries(runs)) for (const each of those) console.log(lineOf(page, each));
const points = median(runs.without.map(performanceOf)) - median(runs.with.map(performanceOf));
const blocking = median(runs.with.map((each) => each.blocking));
const shift = Math.max(...runs.with.map((each) => each.shift));
console.log(`the embed's cost: ${points} points (goal: at most ${GOALS.points})`);
console.log(`blocking of the page with it: ${Math.round(blocking)} ms (goal: at most ${GOALS.blocking})`);
console.log(`its greatest layout shift: ${shift} (goal: ${GOALS.shift})`);
console.log(JSON.stringify({ points, blocking: Math.round(blocking), shift }));

/** Lighthouse and its launcher, of `test/bench/package.json`; they are installed when they are missing. */
async function loadLighthouse(): Promise<{
  readonly lighthouse: Lighthouse['default'];
  readonly launcher: Launcher;
}> {
  try {
    await peerFile('lighthouse/package.json');
    const load = (name: string): Promise<unknown> => import(name);
    const { default: lighthouse } = (await load('lighthouse')) as Lighthouse;
    return { lighthouse, launcher: (await load('chrome-launcher')) as Launcher };
  } catch (cause) {
    throw new Error(
      'Lighthouse could not be installed: run `npm ci --prefix test/bench` where npm finds its packages.',
      {
        cause,
      },
    );
  }
}

/** One run in a browser of its own. */
async function run(url: string): Promise<Run> {
  const isRoot = process.getuid?.() === 0;
  const chrome = await launcher.launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', '--disable-quic', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  try {
    const report = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!report) throw new Error(`Lighthouse has no answer for ${url}.`);
    return read(report);
  } finally {
    chrome.kill();
  }
}

function read({ lhr: { lighthouseVersion: version, categories, audits, runtimeError } }: Report): Run {
  if (runtimeError) throw new Error(runtimeError.message);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    version,
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    blocking: figure('total-blocking-time'),
    largest: figure('largest-contentful-paint'),
    shift: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
  };
}

function performanceOf({ scores: [performance = Number.NaN] }: Run): number {
  return performance;
}

function lineOf(page: string, { scores, blocking, largest, shift }: Run): string {
  const figures = `blocking ${Math.round(blocking)} ms, largest paint ${Math.round(largest)} ms, layout shift ${shift}`;
  return `  ${page.padEnd(8)} ${scores.join(', ')}; ${figures}`;
}
