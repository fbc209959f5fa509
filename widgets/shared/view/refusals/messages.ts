import type { RefusalCase } from '../../../../core/booking/refusal.ts';
import type { Messages } from '../intl.ts';

/** The texts of refusals: one for each case, and one each for an `already-booked` elsewhere and a monthly limit of 0. */
export type RefusalText = RefusalCase | 'booked-elsewhere' | 'no-booking';

/** `…` in full, shown when the slot is pressed; `… short` on the slot itself. */
export type RefusalKey = RefusalText | `${RefusalText} short`;

export const messages = {
  fr: {
    'other-offer': 'Une réservation porte sur une seule offre',
    'other-offer short': 'Autre offre',
    past: 'Ce créneau est passé.',
    'past short': 'Passé',
    'outside-period': "Ce créneau est en dehors de la période de l'offre.",
    'outside-period short': 'Hors période',
    'day-off': 'Pas de séance ce jour-là.',
    'day-off short': 'Fermé',
    'already-booked': 'Vous avez déjà réservé ce créneau.',
    'already-booked short': 'Déjà réservé',
    'booked-elsewhere': 'Vous avez une autre réservation à cette heure-là.',
    'booked-elsewhere short': 'Autre réservation',
    'multi-limit': 'Vous pouvez réserver ce créneau {limit, plural, one {# fois} other {# fois}} au plus.',
    'multi-limit short': 'Limite atteinte',
    full: 'Cette séance est complète.',
    'full short': 'Complet',
    'max-slots': 'Vous êtes limité à {limit, plural, one {# créneau} other {# créneaux}} par réservation.',
    'max-slots short': 'Limite atteinte',
    'monthly-limit': 'Vous êtes limité à {limit, plural, one {# réservation} other {# réservations}} par mois.',
    'monthly-limit short': 'Limite du mois',
    'no-booking': 'Cette offre ne prend pas de réservation.',
    'no-booking short': 'Non réservable',
    'not-consecutive': 'Créneaux consécutifs uniquement',
    'not-consecutive short': 'Non consécutif',
  },
  en: {
    'other-offer': 'A booking covers one offer',
    'other-offer short': 'Other offer',
    past: 'This slot is over.',
    'past short': 'Over',
    'outside-period': "This slot is outside the offer's period.",
    'outside-period short': 'Out of period',
    'day-off': 'No session on that day.',
    'day-off short': 'Closed',
    'already-booked': 'You have already booked this slot.',
    'already-booked short': 'Booked',
    'booked-elsewhere': 'You have another booking at that time.',
    'booked-elsewhere short': 'Other booking',
    'multi-limit': 'You can book this slot {limit, plural, one {once} other {# times}} at most.',
    'multi-limit short': 'Limit reached',
    full: 'This session is full.',
    'full short': 'Full',
    'max-slots': 'You are limited to {limit, plural, one {# slot} other {# slots}} per reservation.',
    'max-slots short': 'Limit reached',
    'monthly-limit': 'You are limited to {limit, plural, one {# reservation} other {# reservations}} per month.',
    'monthly-limit short': 'Month limit',
    'no-booking': 'This offer takes no bookings.',
    'no-booking short': 'Not bookable',
    'not-consecutive': 'Consecutive slots only',
    'not-consecutive short': 'Not consecutive',
  },
} satisfies Messages<RefusalKey>;
