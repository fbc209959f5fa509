import type { attributes } from '../../../widgets/provider-card/attributes.ts';
import { createCardStore } from '../../../widgets/provider-card/store.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';

/** A provider card, as its element creates it. */
export function aCard(provider: string | null = 'studio-lumiere') {
  const context = aContext<typeof attributes>('creneau-provider-card', { provider });
  return { ...context, context, store: createCardStore(context) };
}
