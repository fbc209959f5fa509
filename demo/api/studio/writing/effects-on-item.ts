import { peopleQuestion } from '../../../../core/studio/people-question.ts';
import { PARIS, toInstant } from '../../../../core/time/zone.ts';
import type { BookedPlace } from '../../schedule/booked-sessions.ts';
import { type Effects, type Given, NONE, namesOf } from './effect.ts';
import type { PromisedItem } from './promises.ts';

/** Returns what an import does to the people of an event or an animation. */
export function effectsOnItem(
  was: PromisedItem,
  is: PromisedItem,
  place: BookedPlace,
  { answers, now }: Given,
): Effects {
  const { name: id, title, start, end, capacity } = is;
  const isOff = was.isActive && !is.isActive;
  if (was.provider !== is.provider) return { ...NONE, refused: [[title, place]] };
  if (was.start === start && was.end === end && !isOff) {
    const isResized = was.capacity !== capacity && capacity !== null;
    return isResized ? { ...NONE, changed: [{ place, what: { case: 'resized', capacity } }] } : NONE;
  }
  const to = start !== null && !isOff && toInstant(start, PARIS) >= now ? { start, end: end ?? start } : null;
  const possible = to ? (['move', 'call-off'] as const) : (['call-off'] as const);
  const answer = possible.find((one) => one === answers[id]);
  if (answer === 'call-off') return { ...NONE, changed: [{ place, what: { case: 'called-off' } }] };
  if (answer && to) {
    return { ...NONE, changed: [{ place, what: { case: 'moved', to: { id: place.id, capacity, ...to } } }] };
  }
  const asked = { id, title, start: place.start, others: 0, names: namesOf([place]), to, answers: possible };
  return { ...NONE, questions: [peopleQuestion(asked)] };
}
