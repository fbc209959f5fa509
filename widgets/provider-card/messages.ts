import type { Messages } from '../shared/view/intl.ts';

const fr = {
  loading: "Chargement de l'enseigne…",
  failed: "Cette enseigne n'a pas pu être chargée.",
  'no provider': "Aucune enseigne n'est indiquée.",
  'not found': "Cette enseigne n'existe pas ou plus.",
};

export const messages = {
  fr,
  en: {
    loading: 'Loading the venue…',
    failed: 'This venue could not be loaded.',
    'no provider': 'No venue is named.',
    'not found': 'This venue does not exist, or no longer does.',
  },
} satisfies Messages<keyof typeof fr>;
