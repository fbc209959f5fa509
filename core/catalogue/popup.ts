import type { WallTime } from '../time/wall-time.ts';

/** Something that is said to whoever visits, until they close it. */
export interface Popup {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** A path of the marketplace or an http(s) address. */
  readonly picture: string | null;
  readonly link: { readonly href: string; readonly label: string } | null;
  /** Null has no beginning. */
  readonly start: WallTime | null;
  /** Null has no end. */
  readonly end: WallTime | null;
}

/** Whether it is to be said at this time: from its start on, and before its end. */
export function isCurrent({ start, end }: Pick<Popup, 'start' | 'end'>, now: WallTime): boolean {
  return (start === null || start <= now) && (end === null || now < end);
}
