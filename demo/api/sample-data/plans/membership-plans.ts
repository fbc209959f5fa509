import { Type } from 'typebox';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import type { SampleMembership, SampleOption } from '../model.ts';
import file from './memberships.json' with { type: 'json' };
import { atProvider, Count, Duration, Price, Provider } from './planned.ts';

const { Optional } = Type;

const Memberships = Type.Array(
  exact({
    title: Type.String(),
    /** The main sport of the membership, which its picture shows. */
    sport: Type.String(),
    provider: Optional(Provider),
    options: Type.Array(
      exact({
        title: Type.String(),
        months: Duration,
        price: Price,
        initialPrice: Optional(Price),
        discount: Optional(Count),
      }),
    ),
  }),
);

const plans = checkedFile(Memberships, 'memberships.json', file);

/** A planned membership; if it names no provider, it goes to the next venue in turn. Its url is made from the title. */
export interface MembershipPlan {
  readonly title: string;
  readonly sport: string;
  readonly providerId?: SampleMembership['providerId'];
  readonly options: readonly Omit<SampleOption, 'id'>[];
}

/** Returns the planned memberships. */
export function membershipPlans(): readonly MembershipPlan[] {
  return plans().map(({ title, sport, provider, options }) => ({
    ...{ title, sport, ...atProvider(provider) },
    options: options.map((option) => ({ initialPrice: null, discount: 0, ...option })),
  }));
}
