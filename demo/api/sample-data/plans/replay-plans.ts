import { Type } from 'typebox';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import { WELLNESS, YOGA_STUDIO } from '../ids.ts';
import { Duration } from './planned.ts';
import file from './replays.json' with { type: 'json' };

const Filmed = Type.Array(
  exact({
    title: Type.String(),
    sport: Type.String(),
    minutes: Duration,
    /** HTML. */
    description: Type.String(),
  }),
);

/** Replays of the studio (more than a page), of the wellness provider (some) and of other venues (one each). */
const Replays = exact({ studio: Filmed, wellness: Filmed, venues: Filmed });

const plans = checkedFile(Replays, 'replays.json', file);

/** A planned replay; without a provider it goes to a venue for its sport. */
interface ReplayPlan {
  readonly title: string;
  readonly sport: string;
  readonly minutes: number;
  readonly description: string;
  readonly providerId?: number;
}

/** Returns the planned replays. */
export function replayPlans(): readonly ReplayPlan[] {
  const { studio, wellness, venues } = plans();
  return [
    ...studio.map((replay) => ({ ...replay, providerId: YOGA_STUDIO })),
    ...wellness.map((replay) => ({ ...replay, providerId: WELLNESS })),
    ...venues,
  ];
}
