import type { SlottedOffer } from '../../../../core/catalogue/slotted.ts';
import type { PeopleQuestion } from '../../../../core/studio/finding.ts';
import type { GivenAnswers } from '../../../../core/studio/read-table.ts';
import type { BookedPlace } from '../../schedule/booked-sessions.ts';
import type { ChangedPlace } from '../../schedule/changed-place.ts';

/** Whom an import may not touch: how many people, and the titles of what they have booked. */
export interface Touched {
  readonly people: number;
  readonly titles: readonly string[];
}

/** What an import does to people who have booked, hold or wait for places. */
export interface Effects {
  readonly questions: readonly PeopleQuestion[];
  readonly changed: readonly ChangedPlace[];
  /** Schedules that keep booked days as they were: as the import has written them, and as they are to be. */
  readonly kept: readonly (readonly [written: SlottedOffer, kept: SlottedOffer])[];
  /** Places for which the answers cannot be carried out, or that are at another venue now. */
  readonly refused: readonly (readonly [title: string, place: Pick<BookedPlace, 'people'>])[];
}

export interface Given {
  /** The answers of the studio, by the ids of the questions. */
  readonly answers: GivenAnswers;
  readonly now: number;
}

export const NONE: Effects = { questions: [], changed: [], kept: [], refused: [] };

/** Returns the names of the people of places, each once. */
export function namesOf(places: readonly Pick<BookedPlace, 'people'>[]): readonly string[] {
  return [...new Map(places.flatMap(({ people }) => people.map(({ id, name }) => [id, name]))).values()];
}
