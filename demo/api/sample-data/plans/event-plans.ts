import { addMinutes, wallTime, weekdayOf } from '../../../../core/time/wall-time.ts';
import { PADEL_DUO, WELLNESS, YOGA_STUDIO } from '../ids.ts';
import type { SampleEvent, SampleOpenings, SampleTimes } from '../model.ts';
import { pictureOf } from '../names/pictures.ts';
import type { Around } from './plan.ts';

/** What every plan says; the address is made from the title where it says none. */
type Said = 'title' | 'sport' | 'type' | 'price' | 'times';

/** An event that some venue has, the one that comes round where it names none. */
type EventPlan = Pick<SampleEvent, Said> & Partial<Omit<SampleEvent, Said | 'id' | 'seriesId'>>;

type More = Omit<EventPlan, Said>;

const OPEN_DAILY: SampleOpenings = { weekdays: [0, 1, 2, 3, 4, 5], hours: ['09:00', '12:15', '17:30'] };

/** The events of the sample: every type and every case of the price (D-price-area). */
export function eventPlans({ today, in: day }: Around): readonly EventPlan[] {
  /** The Sunday of next week. */
  const sunday = 13 - weekdayOf(today);
  const at = (days: number, hour: `${number}:${number}`, minutes: number): SampleTimes => {
    const start = wallTime(day(days), hour);
    return { start, end: addMinutes(start, minutes) };
  };
  const single = (title: string, sport: string, price: number, times: SampleTimes, more: More = {}): EventPlan => {
    return { title, sport, type: 'single', price, times, ...more };
  };
  const cyclic = (...[title, sport, price, times, more]: Parameters<typeof single>): EventPlan => {
    return { ...single(title, sport, price, times, more), type: 'cyclic' };
  };
  const open = (title: string, sport: string, price: number, more: More = {}): EventPlan => {
    return { title, sport, type: 'open', price, times: null, duration: 90, openings: OPEN_DAILY, ...more };
  };
  return [
    single('Stage de yoga et respiration', 'yoga', 1800, at(10, '10:00', 120), {
      providerId: YOGA_STUDIO,
      capacity: 20,
    }),
    single('Marche nordique au bord du lac', 'randonnee', 0, at(6, '09:30', 150), { capacity: 40 }),
    single('Atelier massage en duo', 'massage', 2500, at(12, '14:00', 90), { providerId: WELLNESS, capacity: 2 }),
    open('Natation à la carte', 'natation', 900),
    single('Grand tournoi de padel', 'padel', 3000, at(45, '09:00', 480), { isTeaser: true }),
    single('Portes ouvertes du studio', 'yoga', 0, at(16, '11:00', 360), {
      providerId: YOGA_STUDIO,
      isInformation: true,
    }),
    single('Découverte du pilates remboursée', 'pilates', 1500, at(8, '12:30', 60), { isCashBack: true, capacity: 8 }),
    single('Soirée danse et cocktails', 'danse', 1750, at(14, '20:00', 180), {
      initialPrice: 2500,
      discount: 30,
      capacity: 60,
    }),
    single('Initiation au kitesurf', 'surf', 8900, at(20, '10:00', 240), { isActive: false }),
    single('Course nocturne des Lumières', 'fitness', 1200, at(-15, '19:30', 120), { capacity: 500 }),
    cyclic('Yoga du dimanche', 'yoga', 1400, at(sunday, '10:30', 75), { providerId: YOGA_STUDIO, capacity: 12 }),
    cyclic('Boxe pour débutants', 'boxe', 1100, at(4, '18:30', 60), { capacity: 16 }),
    cyclic('Aquagym en musique', 'natation', 800, at(3, '12:15', 45), { capacity: 25 }),
    cyclic('Méditation du soir', 'meditation', 0, at(2, '19:00', 45), { providerId: WELLNESS, capacity: 15 }),
    cyclic('Salsa en cercle', 'danse', 900, at(5, '20:30', 90), { initialPrice: 1200, discount: 25, capacity: 30 }),
    open('Escalade en libre accès', 'escalade', 1300),
    open('Journée au spa', 'spa', 3920, { providerId: WELLNESS, initialPrice: 4900, discount: 20 }),
    open('Salle de fitness à la séance', 'fitness', 750),
    open("Terrain de tennis d'été", 'tennis', 0),
    {
      ...{ title: 'Padel duo', sport: 'padel', type: 'slotted', price: 1200, times: null },
      ...{ providerId: YOGA_STUDIO, url: 'padel-duo', slottedId: PADEL_DUO, picture: pictureOf('padel', 2) },
    },
    single('Sortie en voile au coucher du soleil', 'voile', 4500, at(18, '16:30', 150), { capacity: 6 }),
    single("Championnat de tir à l'arc : ouvert à toutes et à tous", 'tir-a-l-arc', 1000, at(25, '09:00', 420)),
    single('Patinage artistique', 'patinage', 1650, at(11, '15:00', 90), { capacity: 24 }),
    single('Randonnée des trois cols', 'randonnee', 2200, at(30, '07:30', 480), { capacity: 14 }),
    single('Baptême de chute libre', 'chute-libre', 19_900, at(28, '09:00', 60), { capacity: 4 }),
  ];
}
