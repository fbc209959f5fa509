import type { StoreApi } from 'zustand/vanilla';
import type { DaySession } from '../../core/studio/day.ts';
import { isSame, kept, type Mark } from '../../core/studio/marks.ts';
import { asApiError } from '../shared/api/errors.ts';
import { type StudioDay, sendMark } from '../shared/api/studio.ts';
import type { PageState } from '../shared/page/page-state.ts';
import type { StudioDayState } from './state.ts';

/** Marks who came, also without a connection (D-studio-marks). */
export interface Marking {
  mark(session: string, order: string, present: boolean): Promise<void>;
  /** Sends the marks that have not arrived. */
  sendAll(): Promise<void>;
}

/** Creates the marking of a store. `arrived` gets what the server has noted. */
export function createMarking(
  page: PageState,
  { getState, setState }: Pick<StoreApi<StudioDayState>, 'getState' | 'setState'>,
  arrived: (mark: Mark) => void,
  signal: AbortSignal,
): Marking {
  let sending: Promise<void> | null = null;
  const without = (marks: readonly Mark[], mark: Mark) => marks.filter((other) => other !== mark);

  async function send(): Promise<void> {
    for (let [mark] = getState().unsent; mark && !signal.aborted; [mark] = getState().unsent) {
      const sent = mark;
      try {
        const present = await sendMark(page.client, sent);
        setState(({ unsent }) => ({ unsent: without(unsent, sent) }));
        arrived({ ...sent, present });
      } catch (failure) {
        const { kind, status } = asApiError(failure);
        // Only an answer that stays the same is the end of a mark.
        if (kind !== 'problem' || status === 401 || status === 429 || (status ?? 500) >= 500) return;
        setState(({ unsent, refused }) => ({ unsent: without(unsent, sent), refused: kept(refused, sent) }));
      }
    }
  }

  const sendAll = () => {
    sending ??= send().finally(() => {
      sending = null;
    });
    return sending;
  };
  return {
    mark(session, order, present) {
      const mark: Mark = { session, order, present, at: page.clock.now() };
      setState(({ unsent, refused }) => ({
        unsent: kept(unsent, mark),
        refused: refused.filter((other) => !isSame(other, mark)),
      }));
      return sendAll();
    },
    sendAll,
  };
}

/** Returns a day with a mark that the server has noted. */
export function withMark(day: StudioDay, mark: Mark): StudioDay {
  return { ...day, sessions: day.sessions.map((session) => marked(session, [mark])) };
}

/** Returns a session as it is with marks that have not arrived yet. */
export function marked(session: DaySession, marks: readonly Mark[]): DaySession {
  const own = marks.filter((mark) => mark.session === session.id);
  if (own.length === 0) return session;
  const people = session.people.map((person) => {
    const mark = own.find(({ order }) => order === person.order);
    return mark ? { ...person, isPresent: mark.present } : person;
  });
  return { ...session, people };
}
