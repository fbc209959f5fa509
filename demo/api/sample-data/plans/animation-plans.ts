import { Type } from 'typebox';
import { type PlainDate, wallTime } from '../../../../core/time/wall-time.ts';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import type { SampleAnimation, SampleOffer, SampleTimes } from '../model.ts';
import file from './animations.json' with { type: 'json' };
import { atProvider, Capacity, Day, dayOf, Id, Price, Provider, Times, timesOf } from './planned.ts';

const { Optional } = Type;

/** A description, in HTML. */
const Description = Type.String();

/** The first and the last day of an animation that is held for some days. */
const Days = exact({ from: Day, until: Day });

const Animations = exact({
  /** Animations with a date, past or to come; open animations; and one that shares the page of a slotted offer. */
  animations: Type.Array(
    exact({
      title: Type.String(),
      sport: Type.String(),
      type: Type.Enum(['open', 'cyclic', 'slotted']),
      price: Price,
      times: Optional(Times),
      provider: Optional(Provider),
      capacity: Optional(Capacity),
      url: Optional(Type.String()),
      slottedId: Optional(Id),
      description: Description,
    }),
  ),
  /**
   * Animations that are held for some days, now or in the past: open animations, and animations that share the page of
   * a slotted offer.
   */
  forDays: Type.Array(
    Type.Union([
      exact({
        title: Type.String(),
        sport: Type.String(),
        price: Price,
        provider: Optional(Provider),
        days: Days,
        description: Description,
      }),
      exact({ offer: Type.String(), days: Days, description: Description }),
    ]),
  ),
});

const plans = checkedFile(Animations, 'animations.json', file);

/** The fields that every plan has. */
type PlannedField = 'title' | 'sport' | 'type' | 'price' | 'times' | 'description';

/** A planned animation; a missing url is made from the title. */
export type AnimationPlan = Pick<SampleAnimation, PlannedField> & Partial<Omit<SampleAnimation, 'id'>>;

/** Returns the planned animations around `today`, except those that are held for some days. */
export function animationPlans(today: PlainDate): readonly AnimationPlan[] {
  return plans().animations.map(({ provider, times, ...animation }) => {
    return { ...animation, ...atProvider(provider), times: timesOf(today, times) };
  });
}

/** Returns the planned animations around `today` that are held for some days. */
export function animationsForDays(today: PlainDate, offers: readonly SampleOffer[]): readonly AnimationPlan[] {
  return plans().forDays.flatMap((plan): readonly AnimationPlan[] => {
    const times: SampleTimes = {
      start: wallTime(dayOf(today, plan.days.from), '08:00'),
      end: wallTime(dayOf(today, plan.days.until), '20:00'),
    };
    const { description } = plan;
    if ('offer' in plan) {
      const own = offers.filter(({ url }) => url === plan.offer);
      return own.map((offer) => ({ ...asSlotted(offer), times, description }));
    }
    const { title, sport, price, provider } = plan;
    return [{ title, sport, price, type: 'open', ...atProvider(provider), times, description }];
  });
}

function asSlotted({ id, title, sport, price, picture, providerId, url }: SampleOffer) {
  return { title, sport, type: 'slotted', price, picture, providerId, url, slottedId: id } as const;
}
