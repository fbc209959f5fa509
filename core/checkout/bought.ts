interface Parts {
  readonly item: { readonly ref: string } | null;
  readonly gift: object | null;
  readonly slots: readonly object[];
  readonly waiting: readonly object[];
}

/**
 * Returns the kind of purchase that an order's confirmation names (D-confirmation): `waiting` if the order has only
 * waiting places.
 */
export function kindBought({ item, gift, slots, waiting }: Parts): 'confirmed' | 'given' | 'membership' | 'waiting' {
  if (!item && slots.length === 0 && waiting.length > 0) return 'waiting';
  if (gift) return 'given';
  return item && isMembership(item.ref) ? 'membership' : 'confirmed';
}

/** Whether `ref` names a membership's option. */
export function isMembership(ref: string): boolean {
  return ref.startsWith('membership-option:');
}
