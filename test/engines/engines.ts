import { chromium } from 'playwright-core';
import { launchChromium } from '../fixtures/browser/chromium.ts';
import { test as base } from '../fixtures/browser/test.ts';
import { chromiumEngine } from './chromium-engine.ts';
import { type Display, startDisplay } from './display.ts';
import type { Engine } from './engine.ts';
import { findFirefox, findOldChrome, findWebKit, findXvfb } from './find.ts';
import { firefoxEngine } from './firefox-engine.ts';
import { type Stand, startStand } from './stand.ts';
import { createTable, type Table } from './table.ts';
import { type WebKit, webkitEngine } from './webkit-engine.ts';

/** An engine with its own demo, so that bookings in one engine do not affect the others. */
export interface Place {
  readonly engine: Engine;
  readonly stand: Stand;
  /** Whether the engine is the oldest Chrome of the contract. */
  readonly isOldest: boolean;
  /** Whether maps are tested in the engine: it has WebGL and is not the oldest Chrome. */
  readonly drawsMaps: boolean;
}

interface Shared {
  /**
   * The engines. Chromium is the first, and the others are compared with it. The oldest Chrome of the contract is the
   * last.
   */
  readonly places: readonly Place[];
  /** The results of each engine, which are printed when the engines end. */
  readonly table: Table;
}

/** Tests in several engines, which start once; after a failed test they start again. */
export const test = base.extend<object, Shared>({
  table: [
    async ({ browserName: _ }, use) => {
      const table = createTable();
      await use(table);
      table.print();
    },
    { scope: 'worker' },
  ],
  places: [
    async ({ browserName: _ }, use) => {
      const programs = [await findFirefox(), await findWebKit(), await findOldChrome()] as const;
      // WebKit may just have been installed, with the server of a virtual display.
      const xvfb = findXvfb();
      const display = xvfb ? await startDisplay(xvfb) : undefined;
      const places = await startEngines(programs, display);
      await use(places);
      for (const { engine, stand } of places) {
        await engine.close();
        await stand.stop();
      }
      display?.end();
    },
    { scope: 'worker' },
  ],
});

/** The arguments of the old Chrome, which has no window and no graphics card. */
const OLD_CHROME = ['--no-sandbox', '--disable-gpu', '--headless'];

async function startEngines(
  [firefox, webkit, oldChrome]: readonly [firefox: string | null, webkit: WebKit | null, oldChrome: string | null],
  display: Display | undefined,
): Promise<readonly Place[]> {
  const screen = display?.name ?? process.env['DISPLAY'];
  const engines = [
    launchChromium({ webgl: true }).then(chromiumEngine),
    firefox && firefoxEngine(firefox, screen),
    webkit && webkitEngine(webkit, screen),
    oldChrome && chromium.launch({ executablePath: oldChrome, args: OLD_CHROME }).then(chromiumEngine),
  ];
  const started = engines.map(async (starting, index): Promise<Place[]> => {
    if (!starting) return [];
    const [engine, stand] = [await starting, await startStand()];
    const isOldest = index === engines.length - 1;
    return [{ engine, stand, isOldest, drawsMaps: !isOldest && (await hasWebGL(engine, stand)) }];
  });
  return (await Promise.all(started)).flat();
}

async function hasWebGL(engine: Engine, stand: Stand): Promise<boolean> {
  await engine.open(stand.write('<!doctype html>').concat('#webgl'));
  return engine.run(() => document.createElement('canvas').getContext('webgl2') !== null);
}
