import { chromium } from 'playwright-core';
import { launchChromium } from '../fixtures/browser/chromium.ts';
import { chromiumEngine } from './chromium-engine.ts';
import { type Display, startDisplay } from './display.ts';
import type { Engine } from './engine.ts';
import { findFirefox, findOldChrome, findWebKit, findXvfb } from './find.ts';
import { firefoxEngine } from './firefox-engine.ts';
import { type Stand, startStand } from './stand.ts';
import { webkitEngine } from './webkit-engine.ts';

/** An engine with a demo of its own: what one buys is nothing to the others. */
export interface Place {
  readonly engine: Engine;
  readonly stand: Stand;
  /** Whether it is the oldest Chrome of the contract. */
  readonly isOldest: boolean;
}

/** It has no window, and no graphics card. */
const OLD_CHROME = ['--no-sandbox', '--disable-gpu', '--headless'];

let display: Display | undefined;

let started: Promise<readonly Place[]> | undefined;

/** A suite's engines, Chromium first: the others are held against it. The oldest Chrome of the contract is the last. */
export function places(): Promise<readonly Place[]> {
  started ??= start();
  return started;
}

async function start(): Promise<readonly Place[]> {
  const [firefox, webkit, oldChrome] = [findFirefox(), findWebKit(), await findOldChrome()];
  const xvfb = findXvfb();
  display = xvfb ? await startDisplay(xvfb) : undefined;
  const screen = display?.name ?? process.env['DISPLAY'];
  const engines = [
    launchChromium({ webgl: true }).then(chromiumEngine),
    firefox && firefoxEngine(firefox, screen),
    webkit && webkitEngine(webkit, screen),
    oldChrome && chromium.launch({ executablePath: oldChrome, args: OLD_CHROME }).then(chromiumEngine),
  ];
  const started = engines.map(async (engine, index): Promise<Place[]> => {
    if (!engine) return [];
    return [{ engine: await engine, stand: await startStand(), isOldest: index === engines.length - 1 }];
  });
  return (await Promise.all(started)).flat();
}

/** Ends them. */
export async function leaveAll(): Promise<void> {
  const ended = await started;
  started = undefined;
  for (const { engine, stand } of ended ?? []) {
    await engine.close();
    await stand.stop();
  }
  display?.end();
}
