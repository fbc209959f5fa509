import type { Messages } from '../shared/intl.ts';

const fr = {
  offered: 'Offre(s) proposée(s) par {name}',
  booked: 'Offre(s) réservée(s) par {name}',
  failed: "Les offres n'ont pas pu être chargées.",
  'no provider': "Aucun partenaire n'est indiqué.",
  'not found': "Ce partenaire n'existe pas ou plus.",
  'none offered': 'Aucune offre pour le moment.',
  'none booked': 'Aucune réservation pour le moment.',
};

export const messages = {
  fr,
  en: {
    offered: 'Offer(s) offered by {name}',
    booked: 'Offer(s) booked by {name}',
    failed: 'The offers could not be loaded.',
    'no provider': 'No partner is named.',
    'not found': 'This partner does not exist, or no longer does.',
    'none offered': 'No offer for now.',
    'none booked': 'No booking for now.',
  },
} satisfies Messages<keyof typeof fr>;
