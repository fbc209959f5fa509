import type { Messages } from '../shared/intl.ts';

const fr = {
  events: 'Événements',
  failed: "Les événements n'ont pas pu être chargés.",
  none: 'Aucun événement ne correspond à ces filtres.',
  'none at all': "Aucun événement n'est annoncé pour le moment.",
  filters: 'Filtres',
  city: 'Ville',
  category: 'Catégorie',
  sport: 'Activités',
  'all city': 'Toutes',
  'all category': 'Toutes',
  'all sport': 'Toutes',
  venue: 'Enseigne',
  'venue placeholder': 'Toutes les enseignes',
  'no venue': 'Aucune enseigne de ce nom',
  'venue failed': "La recherche n'a pas abouti. Modifiez le nom pour réessayer.",
  reset: 'Tout effacer',
};

export const messages = {
  fr,
  en: {
    events: 'Events',
    failed: 'The events could not be loaded.',
    none: 'No event matches these filters.',
    'none at all': 'No event is announced for now.',
    filters: 'Filters',
    city: 'City',
    category: 'Category',
    sport: 'Activities',
    'all city': 'All',
    'all category': 'All',
    'all sport': 'All',
    venue: 'Venue',
    'venue placeholder': 'All venues',
    'no venue': 'No venue of that name',
    'venue failed': 'The search did not go through. Change the name to try again.',
    reset: 'Clear all',
  },
} satisfies Messages<keyof typeof fr>;
