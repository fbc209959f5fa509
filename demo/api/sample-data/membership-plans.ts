import type { SampleMembership, SampleOption } from './model.ts';
import { WELLNESS, YOGA_STUDIO } from './people.ts';

/** A membership that some venue has, the one that comes round where it names none; the address is made from the title. */
export interface MembershipPlan {
  readonly title: string;
  /** What it is mostly for; its picture shows it. */
  readonly sport: string;
  readonly providerId?: SampleMembership['providerId'];
  readonly options: readonly Omit<SampleOption, 'id'>[];
}

/** The memberships of the sample. */
export function membershipPlans(): readonly MembershipPlan[] {
  return [
    {
      title: 'Pass Liberté',
      sport: 'yoga',
      providerId: YOGA_STUDIO,
      options: [
        option('1 mois', 1, 5900),
        option('3 mois', 3, 15_930, { initialPrice: 17_700, discount: 10 }),
        option('12 mois', 12, 53_100, { initialPrice: 70_800, discount: 25 }),
      ],
    },
    { title: 'Carte Découverte', sport: 'fitness', options: [option('1 mois', 1, 2900), option('2 mois', 2, 4900)] },
    {
      title: 'Rituel bien-être',
      sport: 'spa',
      providerId: WELLNESS,
      options: [option('3 mois', 3, 12_000), option('6 mois', 6, 19_200, { initialPrice: 24_000, discount: 20 })],
    },
  ];
}

function option(
  title: string,
  months: number,
  price: number,
  reduced: { readonly initialPrice: number; readonly discount: number } | null = null,
): Omit<SampleOption, 'id'> {
  return { title, months, price, initialPrice: reduced?.initialPrice ?? null, discount: reduced?.discount ?? 0 };
}
