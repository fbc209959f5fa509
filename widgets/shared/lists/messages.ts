import type { Messages } from '../view/intl.ts';

const fr = { page: 'Page {page} sur {lastPage}' };

export const messages = {
  fr,
  en: { page: 'Page {page} of {lastPage}' },
} satisfies Messages<keyof typeof fr>;
