import { WELLNESS, YOGA_STUDIO } from '../ids.ts';
import replays from './replays.json' with { type: 'json' };

/** A filmed session; without a provider it is a venue's that is made for its sport. */
interface ReplayPlan {
  readonly title: string;
  readonly sport: string;
  readonly minutes: number;
  /** HTML. */
  readonly description: string;
  readonly providerId?: number;
}

/**
 * The replays of the sample: more than a page of the studio's, some of the wellness house, one each of other venues.
 */
export const REPLAY_PLANS: readonly ReplayPlan[] = [
  ...replays.studio.map((replay) => ({ ...replay, providerId: YOGA_STUDIO })),
  ...replays.wellness.map((replay) => ({ ...replay, providerId: WELLNESS })),
  ...replays.venues,
];
