import { format } from '../shared/view/format-message.ts';
import type { Messages } from '../shared/view/intl.ts';

const fr = {
  categories: 'Catégories',
  loading: 'Chargement des catégories…',
  failed: "Les catégories n'ont pas pu être chargées.",
  offers: '{count, plural, one {# offre} other {# offres}}',
};

export const messages = {
  fr,
  en: {
    categories: 'Categories',
    loading: 'Loading the categories…',
    failed: 'The categories could not be loaded.',
    offers: '{count, plural, one {# offer} other {# offers}}',
  },
  format,
} satisfies Messages<keyof typeof fr>;
