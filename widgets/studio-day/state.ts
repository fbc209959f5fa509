import type { Mark } from '../../core/studio/marks.ts';
import type { PlainDate } from '../../core/time/wall-time.ts';
import type { ApiError } from '../shared/api/errors.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { ChangedSessions, SessionChange, StudioDay } from '../shared/api/studio.ts';

/** A change or a message that is being made. */
export interface Deed {
  readonly case: 'change' | 'message';
  /** The id of the session. */
  readonly session: string;
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  /** Of a change that was tried: what was asked, and what it would do. */
  readonly tried: { readonly change: SessionChange; readonly would: ChangedSessions } | null;
}

export interface StudioDayState {
  readonly isVisitor: boolean;
  readonly date: PlainDate;
  /** The slug of the venue; null for all. */
  readonly venue: string | null;
  readonly day: Resource<StudioDay>;
  /** When what is shown was loaded, in milliseconds since 1970, if it could not be loaded again; else null. */
  readonly staleSince: number | null;
  /** The marks that have not arrived yet (D-studio-marks). */
  readonly unsent: readonly Mark[];
  /** The marks that the server has refused. */
  readonly refused: readonly Mark[];
  readonly deed: Deed | null;
  /** What was done last, and to how many people. */
  readonly done: { readonly case: 'changed' | 'written'; readonly count: number } | null;
}
