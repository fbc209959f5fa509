import { type Conditions, interleave, type Medians } from './interleave.ts';
import { lineOf } from './line.ts';
import type { Contender } from './pages.ts';
import { CPU_SLOWDOWN, firstView, type Sight, type Visit } from './paint.ts';
import { ratio } from './ratio.ts';

/** The first slots, in ours, in a floor or in a peer. */
export const SLOTS: Sight = {
  hosts: 'creneau-slotted-calendar, floor-calendar',
  marks: '.slot, #calendar',
  text: '\\d\\dh\\d\\d',
};

/** Without a first answer, with one by the script's attribute, and with one that a line of the page asks for. */
const OURS = ['creneau', 'creneauByAttribute', 'creneauByLine'] as const;

type Measured = Readonly<Record<Contender, Medians>>;

/** The first slots of a calendar beside its floors and its peers, cold and warm, on a slow processor and on this one. */
export async function calendarFigures(urlOf: (page: Contender) => string): Promise<object> {
  const everybody = ['empty', 'inlineFloor', 'floor', ...OURS, 'eventCalendar', 'fullCalendar'] as const;
  const slow = await measure(urlOf, everybody, { rounds: 7, cpu: CPU_SLOWDOWN, isTwice: true });
  const fast = await measure(urlOf, everybody.slice(2), { rounds: 5, cpu: 1, isTwice: true });
  return {
    firstPaint: { ...beside(slow, 'cold', 'painted'), ...besideEmpty(slow, 'painted') },
    script: { ...beside(slow, 'cold', 'script'), ...besideEmpty(slow, 'script') },
    firstAnswer: Object.fromEntries(OURS.slice(1).map((each) => [each, toFloor(slow, each)])),
    firstAnswerAt1x: Object.fromEntries(OURS.slice(1).map((each) => [each, toFloor(fast, each)])),
    firstPaintWarm: beside(slow, 'warm', 'painted'),
    firstPaintAt1x: beside(fast, 'cold', 'painted'),
    firstPaintAt1xWarm: beside(fast, 'warm', 'painted'),
  };
}

/** The short form: cold visits beside the floor alone. */
export async function quickCalendarFigures(urlOf: (page: Contender) => string): Promise<object> {
  const measured = await measure(urlOf, ['floor', ...OURS], { rounds: 5, cpu: CPU_SLOWDOWN, isTwice: false });
  return Object.fromEntries(OURS.map((each) => [each, toFloor(measured, each)]));
}

function toFloor(measured: Measured, ours: Contender) {
  const [mine, floor] = [measured[ours].cold, measured.floor.cold];
  return { painted: ratio(mine.painted, floor.painted), script: ratio(mine.script, floor.script) };
}

async function measure(
  urlOf: (page: Contender) => string,
  contenders: readonly Contender[],
  conditions: Conditions,
): Promise<Measured> {
  const looks = Object.fromEntries(contenders.map((contender) => [contender, firstView(urlOf(contender), SLOTS)]));
  const measured = await interleave(looks, conditions);
  console.log(
    `navigation → first slots painted, 9 Mbps / 100 ms / ${conditions.cpu}× CPU, medians of ${conditions.rounds}`,
  );
  for (const [contender, medians] of Object.entries(measured)) console.log(lineOf(contender, medians));
  return measured as Measured;
}

/** Créneau beside the floor and the peers. */
function beside(
  { floor, creneau, eventCalendar, fullCalendar }: Measured,
  when: 'cold' | 'warm',
  what: keyof Visit,
): Readonly<Record<string, number>> {
  const of = (medians: Medians) => medians[when]?.[what] ?? Number.NaN;
  return {
    toFloor: ratio(of(creneau), of(floor)),
    toEventCalendar: ratio(of(creneau), of(eventCalendar)),
    toFullCalendar: ratio(of(creneau), of(fullCalendar)),
    toBestPeer: ratio(of(creneau), Math.min(of(eventCalendar), of(fullCalendar))),
  };
}

/** What tells whether the floors are right. */
function besideEmpty({ empty, inlineFloor, creneau }: Measured, what: keyof Visit): Readonly<Record<string, number>> {
  return {
    toInlineFloor: ratio(creneau.cold[what], inlineFloor.cold[what]),
    floorToEmpty: ratio(inlineFloor.cold[what], empty.cold[what]),
  };
}
