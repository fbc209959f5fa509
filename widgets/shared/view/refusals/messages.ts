import type { RefusalCase } from '../../../../core/booking/refusal.ts';
import type { Messages } from '../intl.ts';

/** `…` in full, told when the slot is pressed; `… short` on the slot itself. */
type Key = RefusalCase | `${RefusalCase} short`;

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
    'multi-limit': 'Vous pouvez réserver ce créneau {limit, plural, one {# fois} other {# fois}} au plus.',
    'multi-limit short': 'Limite atteinte',
    full: 'Cette séance est complète.',
    'full short': 'Complet',
    'max-slots': 'Vous êtes limité à {limit, plural, one {# créneau} other {# créneaux}} par réservation.',
    'max-slots short': 'Limite atteinte',
    'monthly-limit': 'Vous êtes limité à {limit, plural, one {# réservation} other {# réservations}} par mois.',
    'monthly-limit short': 'Limite du mois',
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
    'multi-limit': 'You can book this slot {limit, plural, one {once} other {# times}} at most.',
    'multi-limit short': 'Limit reached',
    full: 'This session is full.',
    'full short': 'Full',
    'max-slots': 'You are limited to {limit, plural, one {# slot} other {# slots}} per reservation.',
    'max-slots short': 'Limit reached',
    'monthly-limit': 'You are limited to {limit, plural, one {# reservation} other {# reservations}} per month.',
    'monthly-limit short': 'Month limit',
    'not-consecutive': 'Consecutive slots only',
    'not-consecutive short': 'Not consecutive',
  },
} satisfies Messages<Key>;
