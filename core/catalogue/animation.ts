import type { WallTime } from '../time/wall-time.ts';

export type AnimationType = 'open' | 'cyclic' | 'slotted';

/** A session that a venue animates, online or on site (S-animation-item). */
export interface Animation {
  readonly id: number;
  readonly title: string;
  /** HTML. */
  readonly description: string;
  /** The slug of its page (for a slotted animation, of its offer's page), or a full address. */
  readonly url: string;
  readonly type: AnimationType;
  /** Whether its venue still offers it; false once it is withdrawn. */
  readonly isActive: boolean;
  readonly picture: string | null;
  readonly sport: { readonly name: string } | null;
  readonly provider: { readonly name: string; readonly url: string } | null;
  /** The start; null for open and slotted animations. */
  readonly start: WallTime | null;
  /** Hours. */
  readonly duration: number | null;
  /** The start of the next slot with a free place; null if there is none. */
  readonly nextSlot: WallTime | null;
}
