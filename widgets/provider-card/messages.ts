import type { Messages } from '../shared/intl.ts';

const fr = {
  loading: 'Chargement du partenaire…',
  failed: "Ce partenaire n'a pas pu être chargé.",
  'no provider': "Aucun partenaire n'est indiqué.",
  'not found': "Ce partenaire n'existe pas ou plus.",
};

export const messages = {
  fr,
  en: {
    loading: 'Loading the partner…',
    failed: 'This partner could not be loaded.',
    'no provider': 'No partner is named.',
    'not found': 'This partner does not exist, or no longer does.',
  },
} satisfies Messages<keyof typeof fr>;
