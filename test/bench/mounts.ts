import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession } from 'playwright-core';
import { STATES, type State } from '../../demo/states.ts';
import { TAGS } from '../../widgets/tags.ts';
import { launchChromium } from '../fixtures/browser/chromium.ts';
import type { Origins } from '../fixtures/browser/demo-server.ts';
import { withoutStreams } from '../fixtures/browser/without-streams.ts';
import { median } from './paint.ts';

const MOUNT_AGAIN = fileURLToPath(new URL('pages/mount-again.js', import.meta.url));

const MOUNTS = 100;

/** Mounts that fill what a page keeps: caches, shared sheets, React's pools. */
const WARM_UP = 10;

/** What shows that an element is there, where no state of the catalogue says it. */
const MARKS: Readonly<Record<string, string>> = { search: 'input', toaster: '[part~="root"]' };

/** What `pages/mount-again.js` puts into each page. */
interface MountingPage {
  mountAgain(tag: string, mark: string, times: number): Promise<readonly number[]>;
}

/** What 100 mounts of an element cost. */
interface MountCost {
  /** Median milliseconds from the insertion until the element is shown; whole frames. */
  readonly shown: number;
  /** Milliseconds of the main thread for a mount and its removal. */
  readonly busy: number;
  /** Kilobytes of JavaScript that are left of all mounts. */
  readonly heapKb: number;
  /** DOM nodes that are left of all mounts. */
  readonly nodes: number;
}

/** Puts each element into a page and removes it, 100 times, and prints what it costs and what is left of it. */
export async function mountFigures(demo: Origins): Promise<Readonly<Record<string, MountCost>>> {
  const figures: Record<string, MountCost> = {};
  console.log(`${MOUNTS} mounts${' '.repeat(20)}shown ms  busy ms  heap kB  nodes left`);
  for (const element of Object.keys(TAGS)) {
    const cost = await mountCost(demo, element);
    figures[element] = cost;
    const { shown, busy, heapKb, nodes } = cost;
    console.log(
      `  ${element.padEnd(24)} ${[shown, busy, heapKb, nodes].map((figure) => String(figure).padStart(9)).join('')}`,
    );
  }
  return figures;
}

async function mountCost(demo: Origins, element: string): Promise<MountCost> {
  const state = stateOf(element);
  const browser = await launchChromium({ webgl: state.needs === 'webgl' });
  try {
    return await mountIn(browser, demo, state);
  } finally {
    await browser.close();
  }
}

async function mountIn(browser: Browser, demo: Origins, state: State): Promise<MountCost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await withoutStreams(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.addInitScript({ path: MOUNT_AGAIN });
  await page.goto(`${demo.partner}/state/${STATES.indexOf(state)}?${state.search ?? ''}`, { waitUntil: 'networkidle' });
  const mount = (times: number) =>
    page.evaluate(([tag, mark, count]) => (globalThis as unknown as MountingPage).mountAgain(tag, mark, count), [
      `creneau-${state.element}`,
      markOf(state),
      times,
    ] as const);
  await mount(WARM_UP);
  const before = await countAll(session);
  const times = await mount(MOUNTS);
  const busy = (await busyMs(session)) - before.busy;
  // The place of an element is looked at a second after its size has changed.
  await page.waitForTimeout(1500);
  // A request that was given up holds what asked for it until the browser has ended it.
  await page.waitForLoadState('networkidle');
  const after = await countAll(session);
  return {
    shown: rounded(median(times)),
    busy: rounded(busy / MOUNTS),
    heapKb: Math.round((after.heap - before.heap) / 1000),
    nodes: after.nodes - before.nodes,
  };
}

/** The element's first state of the catalogue that is there as soon as it has loaded. */
function stateOf(element: string): State {
  const all = STATES.filter((state) => state.element === element);
  const isThereAtOnce = ({ fault, steps }: State) => fault === undefined && steps.every((step) => 'see' in step);
  const state = all.find(isThereAtOnce) ?? all[0];
  if (!state) throw new Error(`${element} has no state in the catalogue.`);
  return state;
}

function markOf({ element, steps }: State): string {
  const last = steps.findLast((step) => 'see' in step);
  return MARKS[element] ?? last?.see ?? '[part~="root"]';
}

/** The heap and the living nodes after garbage collection, and the main thread's time so far. */
async function countAll(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, heap: usedSize, busy: await busyMs(session) };
}

async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
