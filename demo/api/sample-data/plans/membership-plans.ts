import { WELLNESS, YOGA_STUDIO } from '../ids.ts';
import type { SampleMembership, SampleOption } from '../model.ts';

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
    {
      title: 'Raquettes à volonté',
      sport: 'padel',
      options: [
        option('1 mois', 1, 6900),
        option('6 mois', 6, 35_190, { initialPrice: 41_400, discount: 15 }),
        option('12 mois', 12, 57_960, { initialPrice: 82_800, discount: 30 }),
      ],
    },
    { title: 'Pass Vague', sport: 'surf', options: [option('Saison', 4, 24_000), option('Année', 12, 48_000)] },
    {
      title: 'Bulle bébé',
      sport: 'natation',
      options: [option('1 mois', 1, 0), option('3 mois', 3, 9000, { initialPrice: 12_000, discount: 25 })],
    },
    {
      title: 'Grimpe illimitée',
      sport: 'escalade',
      options: [option('1 mois', 1, 4500), option('3 mois', 3, 12_150, { initialPrice: 13_500, discount: 10 })],
    },
    {
      title: 'Studio danse, cours adultes du lundi au samedi et stages du week-end',
      sport: 'danse',
      options: [option('Trimestre', 3, 18_900), option('Année', 10, 49_900)],
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
