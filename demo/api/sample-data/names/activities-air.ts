import type { Activity } from './activity.ts';

/** In the open air: mountains, balls and thrills. */
export const BALL_AND_AIR: Readonly<Record<string, Activity>> = {
  escalade: {
    minutes: 120,
    price: 1500,
    titles: ['Premier passage en tête', 'Bloc du soir', 'Escalade enfants', 'Grimpe en falaise', 'Contest amical'],
  },
  randonnee: {
    minutes: 240,
    price: 1200,
    titles: [
      'Randonnée des crêtes',
      'Balade sensorielle',
      'Marche nordique',
      'Raquettes sous la lune',
      'Rando découverte',
    ],
  },
  football: {
    minutes: 90,
    price: 800,
    titles: ['Foot à cinq', 'Foot en marchant', 'Match amical', 'Stage gardiens', 'Tournoi inter-quartiers'],
  },
  volley: {
    minutes: 120,
    price: 600,
    titles: ['Volley loisir', 'Green volley', 'Volley assis', 'Technique et jeu', 'Tournoi 4 contre 4'],
  },
  golf: {
    minutes: 60,
    price: 3000,
    titles: ['Baptême de golf', 'Putting et approches', 'Compétition amicale', 'Golf urbain', 'Cours de practice'],
  },
  karting: {
    minutes: 30,
    price: 2800,
    titles: [
      'Session de karting',
      'Grand prix entre amis',
      'Karting enfants',
      'Endurance par équipes',
      'Kart électrique',
    ],
  },
  'chute-libre': {
    minutes: 60,
    price: 6500,
    titles: ['Vol en soufflerie', 'Premier vol', 'Saut en tandem', 'Chute libre en duo', 'Soufflerie enfants'],
  },
};
