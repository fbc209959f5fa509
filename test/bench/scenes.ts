import type { Page as BrowserPage } from 'playwright-core';
import { SLOTS } from './calendar.ts';
import { interleave, type Medians } from './interleave.ts';
import { lineOf } from './line.ts';
import { serveOwnPage } from './own-page.ts';
import type { Page } from './pages.ts';
import { afterPress, CPU_SLOWDOWN, firstView, type Look, pressedAtOnce, type Sight } from './paint.ts';
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

/** A press on the first slot as soon as it is painted: when the slot is chosen. */
const CHOSEN: Sight = { hosts: 'creneau-slotted-calendar', marks: '.slot.selected', text: '\\d\\dh\\d\\d' };

/** What a visitor waits for beside the calendar's first slots: our ways by the names of their figures, and the floor. */
interface Scene {
  readonly title: string;
  readonly ours: Readonly<Record<string, Look>>;
  readonly floor: Look;
}

/** Measures each scene beside a floor of its own, cold and warm, on a slow processor and on this one. */
export async function sceneFigures(urlOf: (page: Page) => string, demo: string): Promise<object> {
  const own = await serveOwnPage(demo);
  const figures: Record<string, object> = {};
  for (const scene of scenesOf(urlOf, own.urlOf)) Object.assign(figures, await measure(scene));
  own.stop();
  return figures;
}

/** Returns what visitors wait for; `ownUrlOf` is a page of the marketplace itself. */
export function scenesOf(
  urlOf: (page: Page) => string,
  ownUrlOf: (what: 'with calendar' | 'without calendar') => string,
): readonly Scene[] {
  const cards = (page: Page) => firstView(urlOf(page), CARDS);
  const chosen = (page: Page) => pressedAtOnce(urlOf(page), SLOTS, CHOSEN);
  const opening = (page: Page) =>
    afterPress(urlOf(page), { prepare: chooseSlot, button: 'Je Réserve', sight: CHECKOUT });
  return [
    {
      title: 'navigation → first cards of the event list',
      ours: {
        events: cards('events'),
        eventsByAttribute: cards('eventsByAttribute'),
        eventsByLine: cards('eventsByLine'),
      },
      floor: cards('eventsFloor'),
    },
    {
      title: "navigation → first cards of a provider's offers",
      ours: {
        offers: cards('offers'),
        offersByAttribute: cards('offersByAttribute'),
        offersByLine: cards('offersByLine'),
      },
      floor: cards('offersFloor'),
    },
    {
      title: "navigation → first slots of our own page, beside the same page's title without a calendar",
      ours: { ownPage: firstView(ownUrlOf('with calendar'), SLOTS) },
      floor: firstView(ownUrlOf('without calendar'), { hosts: 'body', marks: 'h1', text: '\\w' }),
    },
    {
      title:
        'navigation → a slot that is pressed as soon as it is painted is chosen; the floor is ours without a first answer',
      ours: { pressedByAttribute: chosen('creneauByAttribute'), pressedByLine: chosen('creneauByLine') },
      floor: chosen('creneau'),
    },
    {
      title: "press on 'Je Réserve' → form and summary of the checkout",
      ours: { checkout: opening('checkout') },
      floor: opening('checkoutFloor'),
    },
  ];
}

async function chooseSlot(page: BrowserPage): Promise<void> {
  await page.locator('.slot.available').first().click();
  await page.getByRole('button', { name: 'Je Réserve' }).waitFor();
}

async function measure({ title, ours, floor }: Scene): Promise<object> {
  const at = async (cpu: number, rounds: number) => {
    const medians = await interleave({ floor, ...ours }, { cpu, rounds, isTwice: true });
    console.log(`${title}, ${cpu}× CPU, medians of ${rounds}`);
    for (const [name, those] of Object.entries(medians)) console.log(lineOf(name, those));
    return medians;
  };
  const slow = await at(CPU_SLOWDOWN, 5);
  const fast = await at(1, 3);
  return Object.fromEntries(
    Object.keys(ours).map((name) => [
      name,
      {
        cold: toFloor(slow, name, 'cold'),
        warm: toFloor(slow, name, 'warm'),
        coldAt1x: toFloor(fast, name, 'cold'),
        warmAt1x: toFloor(fast, name, 'warm'),
      },
    ]),
  );
}

function toFloor(
  medians: Readonly<Record<string, Medians>>,
  name: string,
  when: 'cold' | 'warm',
): Readonly<Record<string, number>> {
  const [mine, least] = [medians[name]?.[when], medians['floor']?.[when]];
  if (!mine || !least) return {};
  return { painted: ratio(mine.painted, least.painted), script: ratio(mine.script, least.script) };
}
