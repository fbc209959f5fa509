import type { Messages } from '../shared/view/intl.ts';

const fr = {
  offered: 'Offre(s) proposée(s) par {name}',
  booked: 'Offre(s) réservée(s) par {name}',
  failed: "Les offres n'ont pas pu être chargées.",
  list: 'Offres',
  'no provider': "Aucune enseigne n'est indiquée.",
  'not found': "Cette enseigne n'existe pas ou plus.",
  'none offered': 'Aucune offre pour le moment.',
  'none booked': 'Aucune réservation pour le moment.',
};

export const messages = {
  fr,
  en: {
    offered: 'Offer(s) offered by {name}',
    booked: 'Offer(s) booked by {name}',
    failed: 'The offers could not be loaded.',
    list: 'Offers',
    'no provider': 'No venue is named.',
    'not found': 'This venue does not exist, or no longer does.',
    'none offered': 'No offer for now.',
    'none booked': 'No booking for now.',
  },
} satisfies Messages<keyof typeof fr>;
