import type { WallTime } from '../time/wall-time.ts';

export type AnimationType = 'open' | 'cyclic' | 'slotted';

/** A session that a venue animates, live or on the spot (S-animation-item). */
export interface Animation {
  readonly id: number;
  readonly title: string;
  /** HTML, as its venue wrote it. */
  readonly description: string;
  /** The slug of its page, a slotted one's is its offer's, or an address of its own. */
  readonly url: string;
  readonly type: AnimationType;
  /** False where its venue has withdrawn it. */
  readonly isActive: boolean;
  readonly picture: string | null;
  readonly sport: { readonly name: string } | null;
  readonly provider: { readonly name: string; readonly url: string } | null;
  /** When it begins; null for open and slotted ones. */
  readonly start: WallTime | null;
  /** Hours. */
  readonly duration: number | null;
  /** The next time at which there is a place; null where there is none. */
  readonly nextSlot: WallTime | null;
}
