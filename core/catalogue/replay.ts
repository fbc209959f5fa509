import type { PlainDate } from '../time/wall-time.ts';

/** A session that was filmed, to be followed at any time (S-other-lists). */
export interface Replay {
  readonly id: number;
  readonly title: string;
  readonly picture: string | null;
  readonly sport: { readonly name: string } | null;
  readonly provider: { readonly name: string; readonly url: string } | null;
  /** When it took place. */
  readonly date: PlainDate | null;
  /** Minutes of the session. */
  readonly duration: number | null;
  /** Whose film it is: see `Video`. */
  readonly videoId: number;
}

/** A film, as a player needs it; every `src` is a path of the marketplace or an http(s) address. */
export interface Video {
  readonly title: string;
  readonly poster: string | null;
  /** The same film in several forms, the best first. */
  readonly sources: readonly { readonly src: string; readonly type: string | null }[];
  readonly captions: readonly Caption[];
}

export interface Caption {
  readonly src: string;
  /** A language tag: 'fr', 'en-GB'. */
  readonly lang: string;
  readonly label: string;
}
