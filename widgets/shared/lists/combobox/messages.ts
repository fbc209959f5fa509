import { format } from '../../view/format-message.ts';
import type { Messages } from '../../view/intl.ts';

const fr = {
  results: '{count, plural, one {# résultat} other {# résultats}}',
  searching: 'Recherche…',
  clear: 'Effacer',
};

export const messages = {
  fr,
  en: {
    results: '{count, plural, one {# result} other {# results}}',
    searching: 'Searching…',
    clear: 'Clear',
  },
  format,
} satisfies Messages<keyof typeof fr>;
