import type { Messages } from '../shared/view/intl.ts';

const fr = {
  close: 'Fermer',
  news: 'Message\u00a0: {title}',
};

export const messages = {
  fr,
  en: {
    close: 'Close',
    news: 'Message: {title}',
  },
} satisfies Messages<keyof typeof fr>;
