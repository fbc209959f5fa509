import type { Slot, SlotId } from '../../../../core/booking/slot.ts';
import type { SlottedOffer } from '../../../../core/catalogue/slotted.ts';
import { bookedQuestions, type FateAnswer, withKept } from '../../../../core/schedule/booked-questions.ts';
import { consequencesOf, type Fate } from '../../../../core/schedule/consequences.ts';
import { peopleQuestion } from '../../../../core/studio/people-question.ts';
import type { Transaction } from '../../database/database.ts';
import { type BookedPlace, readDoubleBookings } from '../../schedule/booked-sessions.ts';
import { type Effects, type Given, NONE, namesOf, type Touched } from './effect.ts';
import { effectsOnItem } from './effects-on-item.ts';
import { type Promises, readPromises } from './promises.ts';

/** Returns what the files that were just written do to people, by what was promised `before`. */
export async function readEffects(transaction: Transaction, before: Promises, given: Given): Promise<Effects> {
  const after = await readPromises(transaction, given.now);
  const effects: Effects[] = [];
  for (const [id, was] of before.offers) {
    const is = after.offers.get(id);
    const booked = after.booked.filter(({ offerId }) => offerId === id);
    if (is) effects.push(await effectsOnOffer(transaction, was, is, booked, given));
  }
  for (const place of after.booked) {
    const [was, is] = [before.items.get(place.id), after.items.get(place.id)];
    if (was && is) effects.push(effectsOnItem(was, is, place, given));
  }
  return {
    questions: effects.flatMap(({ questions }) => questions),
    changed: effects.flatMap(({ changed }) => changed),
    kept: effects.flatMap(({ kept }) => kept),
    refused: effects.flatMap(({ refused }) => refused),
  };
}

/** Returns whom an import may not touch; null if nobody. */
export function touchedBy({ refused }: Effects): Touched | null {
  if (refused.length === 0) return null;
  const people = new Set(refused.flatMap(([, place]) => place.people.map(({ id }) => id)));
  return { people: people.size, titles: [...new Set(refused.map(([title]) => title))].sort() };
}

async function effectsOnOffer(
  transaction: Transaction,
  was: SlottedOffer,
  is: SlottedOffer,
  places: readonly BookedPlace[],
  { answers, now }: Given,
): Promise<Effects> {
  const { title } = is;
  const booked = places.map((place) => ({ ...place, id: place.id as SlotId }));
  if (was.provider.id !== is.provider.id) return { ...NONE, refused: booked.map((place) => [title, place]) };
  const asked = bookedQuestions(was, is, booked, now);
  const answerOf = ({ id, answers: possible }: (typeof asked)[number]) => possible.find((one) => one === answers[id]);
  const staying = asked.flatMap((one) => (answerOf(one) === 'stay' ? one.sessions : []));
  const kept = staying.length > 0 ? withKept(was, is, staying) : is;
  const fates = new Map(
    asked.flatMap((one) => one.sessions.map(({ session, to }) => [session.id, fateOf(answerOf(one), to)])),
  );
  const { consequences, refusals } = consequencesOf(was, kept, booked, ({ id }) => fates.get(id) ?? null, now);
  const doubles = await readDoubleBookings(transaction, consequences);
  return {
    questions: asked
      .filter((one) => answerOf(one) === undefined)
      .map(({ id, sessions, answers: possible }) =>
        peopleQuestion({
          ...{ id, title, answers: possible, to: sessions[0].to, others: sessions.length - 1 },
          start: sessions[0].session.start,
          names: namesOf(sessions.map(({ session }) => session)),
        }),
      ),
    changed: consequences.map(({ session, what }) => ({ place: session, what })),
    kept: kept === is ? [] : [[is, kept]],
    refused: [...refusals, ...doubles].map((refusal) => [title, refusal]),
  };
}

function fateOf(answer: FateAnswer | undefined, to: Slot | null): Fate | null {
  if (answer === 'call-off') return { case: 'called-off' };
  return answer === 'move' && to ? { case: 'moved', start: to.start } : null;
}
