import type { SlotModel } from './model.ts';

/** The provider that is treated as the wellness one (specification §9). */
const WELLNESS_PROVIDER = 3030;

/** A slot's class and part names, composed of its state. */
export function slotLook({ chosen, refusal, isWaiting, offer }: SlotModel): string {
  const state =
    chosen > 0 ? 'selected' : refusal ? `refused ${refusal.case}` : isWaiting ? 'available waiting' : 'available';
  const names = ['slot', state];
  if (offer.provider.id === WELLNESS_PROVIDER) names.push('wellness');
  if (offer.price === 0) names.push('free');
  return names.join(' ');
}
