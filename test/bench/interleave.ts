import type { Browser } from 'playwright-core';
import { launchChromium } from '../fixtures/browser/chromium.ts';
import { type Look, median, type Visit, type Visits, visit } from './paint.ts';

/** How pages are visited. */
export interface Conditions {
  readonly rounds: number;
  /** How many times slower than this machine's processor. */
  readonly cpu: number;
  /** Whether each visit is followed by a warm one. */
  readonly isTwice: boolean;
}

/** The medians of a contender's visits, and the fastest and slowest cold ones. */
export interface Medians extends Visits {
  readonly range: readonly [fastest: number, slowest: number];
}

/** Visits the contenders in turns, each time in a browser of its own: a renderer that has used Intl once is warm for the next page. */
export async function interleave<Name extends string>(
  looks: Readonly<Record<Name, Look>>,
  { rounds, cpu, isTwice }: Conditions,
): Promise<Readonly<Record<Name, Medians>>> {
  const names = Object.keys(looks) as Name[];
  const visits = new Map<Name, Visits[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      // The first round warms the server.
      const result = await visitInNewBrowser(name, looks[name], cpu, isTwice && round > 0);
      if (round > 0) visits.get(name)?.push(result);
    }
  }
  const medians = [...visits].map(([name, those]) => [name, mediansOf(those)] as const);
  return Object.fromEntries(medians) as Record<Name, Medians>;
}

/** A visit that fails is made once more: a crash of one browser out of hundreds does not end the run. */
async function visitInNewBrowser(name: string, look: Look, cpu: number, isTwice: boolean): Promise<Visits> {
  try {
    return await visitOnceIn(await launchChromium(), look, cpu, isTwice);
  } catch (error) {
    console.log(`  ${name} is visited again: ${error}`);
    return visitOnceIn(await launchChromium(), look, cpu, isTwice);
  }
}

async function visitOnceIn(browser: Browser, look: Look, cpu: number, isTwice: boolean): Promise<Visits> {
  try {
    return await visit(browser, look, cpu, isTwice);
  } finally {
    await browser.close();
  }
}

function mediansOf(visits: readonly Visits[]): Medians {
  const warm = visits.flatMap((each) => each.warm ?? []);
  const times = visits.map(({ cold }) => cold.painted);
  return {
    cold: medianOf(visits.map(({ cold }) => cold)),
    warm: warm.length > 0 ? medianOf(warm) : undefined,
    range: [Math.min(...times), Math.max(...times)],
  };
}

function medianOf(visits: readonly Visit[]): Visit {
  return {
    painted: median(visits.map(({ painted }) => painted)),
    script: median(visits.map(({ script }) => script)),
  };
}
