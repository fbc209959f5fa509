import type { RefusalCase } from '../../../../core/booking/refusal.ts';
import type { Messages } from '../intl.ts';

/**
 * Short texts that say why a slot cannot be selected. The full texts are in the calendar's folder, because only the
 * calendar shows them.
 */
export const messages = {
  fr: {
    'other-offer short': 'Autre offre',
    'past short': 'Passé',
    'outside-period short': 'Hors période',
    'day-off short': 'Fermé',
    'already-booked short': 'Déjà réservé',
    'multi-limit short': 'Limite atteinte',
    'full short': 'Complet',
    'max-slots short': 'Limite atteinte',
    'monthly-limit short': 'Limite du mois',
    'not-consecutive short': 'Non consécutif',
  },
  en: {
    'other-offer short': 'Other offer',
    'past short': 'Over',
    'outside-period short': 'Out of period',
    'day-off short': 'Closed',
    'already-booked short': 'Booked',
    'multi-limit short': 'Limit reached',
    'full short': 'Full',
    'max-slots short': 'Limit reached',
    'monthly-limit short': 'Month limit',
    'not-consecutive short': 'Not consecutive',
  },
} satisfies Messages<`${RefusalCase} short`>;
