import { addMinutes, wallTime } from '../../../../core/time/wall-time.ts';
import { PADEL_DUO, WELLNESS, YOGA_STUDIO } from '../ids.ts';
import type { SampleAnimation, SampleOffer, SampleTimes } from '../model.ts';
import type { Around } from './plan.ts';

/** What every plan says. */
type Said = 'title' | 'sport' | 'type' | 'price' | 'times' | 'description';

/** An animation that some venue has; the address is made from the title where it says none. */
export type AnimationPlan = Pick<SampleAnimation, Said> & Partial<Omit<SampleAnimation, Said | 'id'>>;

/** The animations of the sample: past and to come, with a date, open, and one whose page is a slotted offer's. */
export function animationPlans({ in: day }: Around): readonly AnimationPlan[] {
  const at: At = (days, hour, minutes) => {
    const start = wallTime(day(days), hour);
    return { start, end: addMinutes(start, minutes) };
  };
  return [...plansToCome(at), ...pastPlans(at)];
}

/** Open and slotted ones that are held for some days, of which they go on now or are over. */
export function animationsOfSomeDays({ in: day }: Around, offers: readonly SampleOffer[]): readonly AnimationPlan[] {
  const during = (from: number, until: number): SampleTimes => {
    return { start: wallTime(day(from), '08:00'), end: wallTime(day(until), '20:00') };
  };
  const atOffer = (url: string, times: SampleTimes, description: string): readonly AnimationPlan[] =>
    offers
      .filter((offer) => offer.url === url)
      .map(({ id, title, sport, price, picture, providerId }) => {
        return {
          ...{ title, sport, price, picture, providerId, url },
          times,
          description,
          type: 'slotted',
          slottedId: id,
        };
      });
  return [
    {
      title: 'Défi des trente jours',
      sport: 'fitness',
      type: 'open',
      price: 0,
      times: during(-4, 25),
      description: '<p>Dix minutes par jour, un exercice de plus chaque semaine. Commencez quand vous voulez.</p>',
    },
    ...atOffer('patinoire', during(-2, 12), '<p>La patinoire ouvre sa saison : entrée et patins au même prix.</p>'),
    {
      title: 'Semaine du souffle',
      sport: 'meditation',
      type: 'open',
      price: 0,
      times: during(-9, -2),
      providerId: WELLNESS,
      description: '<p>Sept jours, sept exercices de respiration, à suivre à son heure.</p>',
    },
    ...atOffer('badminton-libre', during(-8, -1), '<p>Huit jours pour essayer le badminton, volants compris.</p>'),
  ];
}

/** The times of an animation: days from today, an hour, and minutes. */
type At = (days: number, hour: `${number}:${number}`, minutes: number) => SampleTimes;

function plansToCome(at: At): readonly AnimationPlan[] {
  return [
    {
      title: 'Yoga en direct du studio',
      sport: 'yoga',
      type: 'cyclic',
      price: 800,
      times: at(5, '18:30', 60),
      providerId: YOGA_STUDIO,
      capacity: 30,
      description:
        "<p>Une heure de <strong>yoga doux</strong>, filmée en direct de notre salle de la rue de Lancry. Installez-vous avec un tapis et une couverture&nbsp;: Hélène vous guide de la première respiration à la détente finale, et répond à vos questions pendant un quart d'heure après la séance.</p>",
    },
    {
      title: 'Respirer en pleine conscience',
      sport: 'meditation',
      type: 'open',
      price: 0,
      times: null,
      providerId: WELLNESS,
      description: '<p>Dix minutes à suivre quand vous voulez, assis ou allongé.</p>',
    },
    {
      title: 'Padel : trouvez un partenaire',
      sport: 'padel',
      type: 'slotted',
      price: 1200,
      times: null,
      providerId: YOGA_STUDIO,
      url: 'padel-duo',
      slottedId: PADEL_DUO,
      description: '<p>Réservez une demi-heure de court, à deux, tous les jours de 8&nbsp;h à 20&nbsp;h.</p>',
    },
    {
      title: 'Renforcement du matin',
      sport: 'fitness',
      type: 'cyclic',
      price: 500,
      times: at(2, '07:15', 30),
      capacity: 50,
      description: '<p>Trente minutes sans matériel, pour <em>tous les niveaux</em>.</p>',
    },
    {
      title: 'Danse en famille',
      sport: 'danse',
      type: 'cyclic',
      price: 0,
      times: at(8, '16:00', 45),
      capacity: 40,
      description: '<ul><li>Échauffement</li><li>Une chorégraphie simple</li><li>Retour au calme</li></ul>',
    },
    {
      title: 'Sauna : les bons gestes',
      sport: 'spa',
      type: 'cyclic',
      price: 300,
      times: at(15, '12:00', 30),
      providerId: WELLNESS,
      description: '<p>Chaleur, froid, repos : Marc montre comment en profiter sans risque.</p>',
    },
  ];
}

function pastPlans(at: At): readonly AnimationPlan[] {
  return [
    {
      title: 'Les secrets du vinyasa',
      sport: 'yoga',
      type: 'cyclic',
      price: 800,
      times: at(-9, '18:30', 60),
      providerId: YOGA_STUDIO,
      capacity: 30,
      description: '<p>Enchaîner les postures au rythme du souffle.</p>',
    },
    {
      title: 'Boxe : le jeu de jambes',
      sport: 'boxe',
      type: 'cyclic',
      price: 0,
      times: at(-30, '19:00', 45),
      description: '<p>Se placer, esquiver, revenir.</p>',
    },
  ];
}
