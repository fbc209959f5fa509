import type { Messages } from '../shared/view/intl.ts';

const fr = {
  pages: 'Pagination',
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
    page: 'Page',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
} satisfies Messages<keyof typeof fr>;
