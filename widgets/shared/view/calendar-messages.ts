import type { Messages } from './intl.ts';

/** What a calendar says of a booking beside its title, dates and place. */
const fr = {
  description: 'Réservation {id} chez {provider}',
};

export const messages = {
  fr,
  en: {
    description: 'Booking {id} at {provider}',
  },
} satisfies Messages<keyof typeof fr>;
