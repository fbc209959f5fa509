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

/** More than a page of the studio's, some of the wellness house, one each of other venues. */
const Replays = exact({ studio: Filmed, wellness: Filmed, venues: Filmed });

const plans = checkedFile(Replays, 'replays.json', file);

/** A filmed session; without a provider it is a venue's that is made for its sport. */
interface ReplayPlan {
  readonly title: string;
  readonly sport: string;
  readonly minutes: number;
  readonly description: string;
  readonly providerId?: number;
}

/** Returns the replays of the sample. */
export function replayPlans(): readonly ReplayPlan[] {
  const { studio, wellness, venues } = plans();
  return [
    ...studio.map((replay) => ({ ...replay, providerId: YOGA_STUDIO })),
    ...wellness.map((replay) => ({ ...replay, providerId: WELLNESS })),
    ...venues,
  ];
}
