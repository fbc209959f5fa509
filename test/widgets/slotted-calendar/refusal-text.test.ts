import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../core/booking/refusal.ts';
import { createTranslate } from '../../../widgets/shared/view/intl.ts';
import { messages } from '../../../widgets/slotted-calendar/messages.ts';
import { refusalText } from '../../../widgets/slotted-calendar/refusal-text.ts';

describe('D-refusal-texts: why a slot is refused', () => {
  it.each<['fr' | 'en', Refusal, string]>([
    ['fr', { case: 'already-booked' }, 'Vous avez déjà réservé ce créneau.'],
    ['fr', { case: 'already-booked', isElsewhere: true }, 'Vous avez déjà une réservation à cette heure.'],
    ['en', { case: 'already-booked' }, 'You have already booked this slot.'],
    ['en', { case: 'already-booked', isElsewhere: true }, 'You have another booking at that time.'],
    ['fr', { case: 'monthly-limit', limit: 2, month: '2026-11' }, 'Vous êtes limité à 2 réservations par mois.'],
    ['fr', { case: 'monthly-limit', limit: 0, month: '2026-11' }, 'Cette offre ne prend pas de réservation.'],
    ['en', { case: 'monthly-limit', limit: 1, month: '2026-11' }, 'You are limited to 1 reservation per month.'],
    ['en', { case: 'monthly-limit', limit: 0, month: '2026-11' }, 'This offer takes no bookings.'],
  ])('in the language %s, a refused slot says why: %j', (lang, refusal, text) => {
    expect(refusalText(refusal, createTranslate(messages, lang))).toBe(text);
  });
});
