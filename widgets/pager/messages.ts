import type { Messages } from '../shared/view/intl.ts';

const fr = {
  pages: 'Pagination',
  'event-list': 'événements',
  'offers-list': 'offres',
  'animations-slider': 'animations',
  'membership-list': 'abonnements',
  'replay-list': 'replays',
  'order-history': 'commandes à venir',
  'order-history past': 'commandes passées',
  page: 'Page',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
};

export const messages = {
  fr,
  en: {
    pages: 'Pagination',
    'event-list': 'events',
    'offers-list': 'offers',
    'animations-slider': 'animations',
    'membership-list': 'memberships',
    'replay-list': 'replays',
    'order-history': 'upcoming orders',
    'order-history past': 'past orders',
    page: 'Page',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
} satisfies Messages<keyof typeof fr>;
