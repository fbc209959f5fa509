import type { Page as BrowserPage } from 'playwright-core';
import { interleave, type Medians } from './interleave.ts';
import { lineOf } from './line.ts';
import type { Page } from './pages.ts';
import { afterPress, CPU_SLOWDOWN, firstView, type Look, type Sight } from './paint.ts';
import { ratio } from './ratio.ts';

const CARDS: Sight = {
  hosts: 'creneau-event-list, creneau-offers-list, floor-cards',
  marks: '.event-title',
  text: '\\w{3}',
};

/** The form of a visitor without an account, and what the checkout's own call brings. */
const CHECKOUT: Sight = {
  hosts: 'creneau-checkout, floor-purchase',
  marks: '.checkout',
  text: 'Prénom[^]*Padel duo',
};

/** What a visitor waits for beside the calendar's first slots, ours and its floor. */
interface Scene {
  readonly title: string;
  readonly ours: Look;
  readonly floor: Look;
}

/** Measures each scene beside a floor of its own, cold and warm, on a slow processor and on this one. */
export async function sceneFigures(urlOf: (page: Page) => string): Promise<object> {
  const figures: Record<string, object> = {};
  for (const [name, scene] of Object.entries(scenesOf(urlOf))) figures[name] = await measure(scene);
  return figures;
}

/** Returns what visitors wait for, by name. */
export function scenesOf(urlOf: (page: Page) => string): Readonly<Record<string, Scene>> {
  const cards = (page: Page) => firstView(urlOf(page), CARDS);
  const opening = (page: Page) =>
    afterPress(urlOf(page), { prepare: chooseSlot, button: 'Je Réserve', sight: CHECKOUT });
  return {
    events: {
      title: 'navigation → first cards of the event list',
      ours: cards('events'),
      floor: cards('eventsFloor'),
    },
    offers: {
      title: "navigation → first cards of a provider's offers",
      ours: cards('offers'),
      floor: cards('offersFloor'),
    },
    checkout: {
      title: "press on 'Je Réserve' → form and summary of the checkout",
      ours: opening('checkout'),
      floor: opening('checkoutFloor'),
    },
  };
}

async function chooseSlot(page: BrowserPage): Promise<void> {
  await page.locator('.slot.available').first().click();
  await page.getByRole('button', { name: 'Je Réserve' }).waitFor();
}

async function measure({ title, ours, floor }: Scene): Promise<object> {
  const at = async (cpu: number, rounds: number) => {
    const medians = await interleave({ floor, ours }, { cpu, rounds, isTwice: true });
    console.log(`${title}, ${cpu}× CPU, medians of ${rounds}`);
    for (const [name, those] of Object.entries(medians)) console.log(lineOf(name, those));
    return medians;
  };
  const slow = await at(CPU_SLOWDOWN, 5);
  const fast = await at(1, 3);
  return {
    cold: toFloor(slow, 'cold'),
    warm: toFloor(slow, 'warm'),
    coldAt1x: toFloor(fast, 'cold'),
    warmAt1x: toFloor(fast, 'warm'),
  };
}

function toFloor(
  { ours, floor }: Readonly<Record<'ours' | 'floor', Medians>>,
  when: 'cold' | 'warm',
): Readonly<Record<string, number>> {
  const [mine, least] = [ours[when], floor[when]];
  if (!mine || !least) return {};
  return { painted: ratio(mine.painted, least.painted), script: ratio(mine.script, least.script) };
}
