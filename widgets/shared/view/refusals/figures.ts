import type { Refusal } from '../../../../core/booking/refusal.ts';

/** The figures that a refusal's message names. */
export function figuresOf(refusal: Refusal): Readonly<Record<string, number>> {
  return 'limit' in refusal ? { limit: refusal.limit } : {};
}
