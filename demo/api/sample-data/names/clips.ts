import { Type } from 'typebox';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import file from './clips.json' with { type: 'json' };

const Clips = exact({
  clips: Type.Record(
    Type.String(),
    exact({ seconds: Type.Integer({ minimum: 1 }), captions: Type.Array(Type.Enum(['fr', 'en'])) }),
  ),
  sports: Type.Record(Type.String(), Type.String()),
  /** The name of the clip for all other sports. */
  others: Type.String(),
});

/** A film in `demo/videos/`, which the replays of a sport show. */
export interface Clip {
  readonly name: string;
  readonly seconds: number;
  /** The languages in which the film has captions. */
  readonly captions: readonly ('fr' | 'en')[];
}

const content = checkedFile(Clips, 'clips.json', file);

/** Returns the clip for a sport. */
export function clipOf(sport: string): Clip {
  const { clips, sports, others } = content();
  const name = sports[sport] ?? others;
  const clip = clips[name];
  if (!clip) throw new Error(`The sample has no clip ${name}.`);
  return { name, ...clip };
}

/** Returns the video files of a clip in the order in which browsers try them, the smaller one first. */
export function sourcesOf({ name }: Clip) {
  return [
    { src: `/videos/${name}.webm`, type: 'video/webm; codecs="vp9"' },
    { src: `/videos/${name}.mp4`, type: 'video/mp4; codecs="avc1.4d401e"' },
  ];
}

const LABELS = { fr: 'Français', en: 'English' } as const;

/** Returns the files of a clip's captions. */
export function captionsOf({ name, captions }: Clip) {
  return captions.map((lang) => ({ lang, label: LABELS[lang], src: `/videos/${name}.${lang}.vtt` }));
}
