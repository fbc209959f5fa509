import type { WallTime } from '../time/wall-time.ts';

/** A message of the marketplace to its visitors, shown until they close it. */
export interface Popup {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** A path of the marketplace or an http(s) address. */
  readonly picture: string | null;
  readonly link: { readonly href: string; readonly label: string } | null;
  /** Null if the popup has no start. */
  readonly start: WallTime | null;
  /** Null if the popup has no end. */
  readonly end: WallTime | null;
}

/** Whether the popup is shown at `now`: from its start until before its end. */
export function isCurrent({ start, end }: Pick<Popup, 'start' | 'end'>, now: WallTime): boolean {
  return (start === null || start <= now) && (end === null || now < end);
}
