import type { PlainDate } from '../time/wall-time.ts';

/** A filmed animation that can be watched at any time (S-other-lists). */
export interface Replay {
  readonly id: number;
  readonly title: string;
  readonly picture: string | null;
  readonly sport: { readonly name: string } | null;
  readonly provider: { readonly name: string; readonly url: string } | null;
  /** When it took place. */
  readonly date: PlainDate | null;
  /** Minutes. */
  readonly duration: number | null;
  /** The id of its `Video`. */
  readonly videoId: number;
}

/** The video of a replay; every `src` is a path of the marketplace or an http(s) address. */
export interface Video {
  readonly title: string;
  readonly poster: string | null;
  /** The same video in several formats, best first. */
  readonly sources: readonly { readonly src: string; readonly type: string | null }[];
  readonly captions: readonly Caption[];
}

export interface Caption {
  readonly src: string;
  /** A language tag: 'fr', 'en-GB'. */
  readonly lang: string;
  readonly label: string;
}
