import type { Messages } from './intl.ts';

/** The description in an .ics file. */
const fr = {
  description: 'Réservation {id} chez {provider}',
};

export const messages = {
  fr,
  en: {
    description: 'Booking {id} at {provider}',
  },
} satisfies Messages<keyof typeof fr>;
