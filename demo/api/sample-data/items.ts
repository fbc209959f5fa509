import { addDays, type PlainDate } from '../../../core/time/wall-time.ts';
import { animationPlans } from './animation-plans.ts';
import { eventPlans } from './event-plans.ts';
import { membershipPlans } from './membership-plans.ts';
import type { SampleAnimation, SampleEvent, SampleMembership } from './model.ts';
import { slugOf, venueIds, YOGA_STUDIO } from './people.ts';

/** What is bought whole, of the sample. */
export interface SampleItems {
  readonly events: readonly SampleEvent[];
  readonly animations: readonly SampleAnimation[];
  readonly memberships: readonly SampleMembership[];
}

/** What an event of the sample has where its plan says nothing. */
const ORDINARY = {
  initialPrice: null,
  discount: 0,
  capacity: null,
  isTeaser: false,
  isCashBack: false,
  isInformation: false,
  isActive: true,
} as const;

/**
 * The events, animations and memberships of the sample around `today`, each plan once for every step of the scale; ids
 * count from 1 in the order of the plans.
 */
export function sampleItems(today: PlainDate, scale: number): SampleItems {
  const around = { today, in: (days: number) => addDays(today, days) };
  const venues = venueIds(scale);
  const rounds = <Plan extends { readonly title: string; readonly url?: string; readonly providerId?: number }>(
    plans: readonly Plan[],
  ) =>
    Array.from({ length: scale }, (_, round) =>
      plans.map((plan, n) => {
        const id = round * plans.length + n + 1;
        const url = `${plan.url ?? slugOf(plan.title)}${round === 0 ? '' : `-${round + 1}`}`;
        const providerId = plan.providerId ?? venues[(id * 7) % venues.length] ?? YOGA_STUDIO;
        return { ...plan, id, url, providerId };
      }),
    ).flat();
  let optionId = 0;
  const withIds = (options: ReturnType<typeof membershipPlans>[number]['options']) =>
    options.map((option) => {
      optionId += 1;
      return { ...option, id: optionId };
    });
  return {
    events: rounds(eventPlans(around)).map((event) => ({ ...ORDINARY, ...event })),
    animations: rounds(animationPlans(around)).map((animation) => ({ capacity: null, ...animation })),
    memberships: rounds(membershipPlans()).map((plan) => ({ ...plan, options: withIds(plan.options) })),
  };
}
