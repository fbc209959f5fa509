/** One of the films in `demo/videos/`: what a sport's replays show. */
export interface Clip {
  readonly name: string;
  readonly seconds: number;
  /** The languages that it has captions in. */
  readonly captions: readonly ('fr' | 'en')[];
}

const BREATH: Clip = { name: 'souffle', seconds: 16, captions: ['fr', 'en'] };
const INTERVALS: Clip = { name: 'intervalles', seconds: 20, captions: ['fr', 'en'] };
/** Nothing is said in it. */
const WAVES: Clip = { name: 'vagues', seconds: 12, captions: [] };

const OF_SPORTS: Readonly<Record<string, Clip>> = {
  yoga: BREATH,
  pilates: BREATH,
  'qi-gong': BREATH,
  massage: WAVES,
  meditation: WAVES,
  spa: WAVES,
  natation: WAVES,
  surf: WAVES,
};

/** The clip for a sport. */
export function clipOf(sport: string): Clip {
  return OF_SPORTS[sport] ?? INTERVALS;
}

/** Its files, as browsers are offered them: the smaller form first. */
export function sourcesOf({ name }: Clip) {
  return [
    { src: `/videos/${name}.webm`, type: 'video/webm; codecs="vp9"' },
    { src: `/videos/${name}.mp4`, type: 'video/mp4; codecs="avc1.4d401e"' },
  ];
}

const LABELS = { fr: 'Français', en: 'English' } as const;

/** Its captions' files. */
export function captionsOf({ name, captions }: Clip) {
  return captions.map((lang) => ({ lang, label: LABELS[lang], src: `/videos/${name}.${lang}.vtt` }));
}
