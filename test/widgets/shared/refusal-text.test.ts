import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../core/booking/refusal.ts';
import { createTranslate } from '../../../widgets/shared/view/intl.ts';
import { messages } from '../../../widgets/shared/view/refusals/messages.ts';
import { fullReason, shortReason } from '../../../widgets/shared/view/refusals/text.ts';

describe('D-refusal-texts: why a slot cannot be had', () => {
  it.each<['fr' | 'en', Refusal, string, string]>([
    ['fr', { case: 'already-booked' }, 'Vous avez déjà réservé ce créneau.', 'Déjà réservé'],
    [
      'fr',
      { case: 'already-booked', isElsewhere: true },
      'Vous avez une autre réservation à cette heure-là.',
      'Autre réservation',
    ],
    ['en', { case: 'already-booked' }, 'You have already booked this slot.', 'Booked'],
    ['en', { case: 'already-booked', isElsewhere: true }, 'You have another booking at that time.', 'Other booking'],
    [
      'fr',
      { case: 'monthly-limit', limit: 2, month: '2026-11' },
      'Vous êtes limité à 2 réservations par mois.',
      'Limite du mois',
    ],
    [
      'fr',
      { case: 'monthly-limit', limit: 0, month: '2026-11' },
      'Cette offre ne prend pas de réservation.',
      'Non réservable',
    ],
    [
      'en',
      { case: 'monthly-limit', limit: 1, month: '2026-11' },
      'You are limited to 1 reservation per month.',
      'Month limit',
    ],
    ['en', { case: 'monthly-limit', limit: 0, month: '2026-11' }, 'This offer takes no bookings.', 'Not bookable'],
  ])('%s: %j', (lang, refusal, full, short) => {
    const t = createTranslate(messages, lang);
    expect([fullReason(refusal, t), shortReason(refusal, t)]).toEqual([full, short]);
  });
});
