import type { SlotModel } from '../model.ts';

/** The id of the wellness provider (S-constants). */
const WELLNESS_PROVIDER = 3030;

/** A slot's class and part names, composed from its state. */
export function slotLook(model: SlotModel): string {
  const { offer } = model;
  const names = ['slot', stateOf(model)];
  if (offer.provider.id === WELLNESS_PROVIDER) names.push('wellness');
  if (offer.price === 0) names.push('free');
  if (model.isLinked) names.push('linked');
  return names.join(' ');
}

function stateOf({ selected, refusal, isWaiting, position }: SlotModel): string {
  if (selected > 0) return 'selected';
  if (position !== null) return 'refused in-list';
  if (refusal) return `refused ${refusal.case}`;
  return isWaiting ? 'available waiting' : 'available';
}
