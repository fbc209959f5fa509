import { addDays, type PlainDate, type WallTime, wallTime } from '../../../../core/time/wall-time.ts';
import { type Clip, clipOf } from '../names/clips.ts';
import { pictureOf } from '../names/pictures.ts';
import { replayPlans } from '../plans/replay-plans.ts';
import { venuesBySport } from './hosts.ts';
import { venueIds } from './people.ts';
import { picturesInTurn } from './pictures-in-turn.ts';

/** A replay of the sample, with its video. */
export interface SampleReplay {
  readonly id: number;
  readonly providerId: number;
  readonly title: string;
  /** HTML. */
  readonly description: string;
  readonly picture: string | null;
  readonly sport: string;
  readonly minutes: number;
  readonly recordedAt: WallTime;
  readonly videoId: number;
  readonly clip: Clip;
}

const FIRST_VIDEO = 501;
/** The number of days between two recordings. */
const DAYS_APART = 3;

/** Returns the replays of the sample, filmed before `today`: each plan once for every step of the scale. */
export function sampleReplays(today: PlainDate, scale: number): readonly SampleReplay[] {
  const venueFor = venuesBySport(venueIds(scale));
  const plans = Array.from({ length: scale }, replayPlans).flat();
  const made = plans.map(({ title, sport, minutes, description, providerId }, n) => ({
    ...{ id: n + 1, title, sport, minutes, description },
    providerId: providerId ?? venueFor(sport, n * 5),
    picture: n % 20 === 11 ? null : pictureOf(sport, n),
    // The plans are in the order of their providers; a step of 7 mixes the providers.
    recordedAt: wallTime(addDays(today, -1 - ((n * 7) % plans.length) * DAYS_APART), '18:30'),
    videoId: FIRST_VIDEO + n,
    clip: clipOf(sport),
  }));
  const pictures = picturesInTurn(made.toSorted((a, b) => b.recordedAt.localeCompare(a.recordedAt) || b.id - a.id));
  return made.map((replay) => ({ ...replay, picture: pictures.get(replay) ?? null }));
}
