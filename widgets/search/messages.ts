import type { Messages } from '../shared/view/intl.ts';

const fr = {
  'all label': 'Rechercher',
  'all placeholder': 'Activité, ville, enseigne…',
  'user label': 'Rechercher une enseigne',
  'user placeholder': "Nom d'une enseigne ou d'un coach",
  none: 'Aucun résultat',
  failed: "La recherche n'a pas abouti. Modifiez votre saisie pour réessayer.",
  city: 'Villes',
  sport: 'Activités',
  category: 'Catégories',
  user: 'Enseignes',
  event: 'Événements',
  slotted: 'Créneaux',
  animation: 'Animations',
};

export const messages = {
  fr,
  en: {
    'all label': 'Search',
    'all placeholder': 'Activity, city, venue…',
    'user label': 'Search for a venue',
    'user placeholder': 'Name of a venue or coach',
    none: 'No results',
    failed: 'The search did not go through. Change your text to try again.',
    city: 'Cities',
    sport: 'Activities',
    category: 'Categories',
    user: 'Venues',
    event: 'Events',
    slotted: 'Time slots',
    animation: 'Animations',
  },
} satisfies Messages<keyof typeof fr>;
