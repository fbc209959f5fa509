import { onTestFinished } from 'vitest';
import type { attributes } from '../../../widgets/animations-slider/attributes.ts';
import { createSliderStore, type SliderState } from '../../../widgets/animations-slider/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { withPage } from '../with-page.ts';

export const isLoaded = (state: SliderState) => state.list.status === 'loaded' && !state.isTurning;

/** A slider as its element creates it, by default with the next animations of all users; `hasPager` adds a pager. */
export function aSlider(
  values: Partial<AttributeValues<typeof attributes>> = {},
  { hasPager = false }: { readonly hasPager?: boolean } = {},
) {
  const all = { period: 'next', user: null, page: 1, ...values } as const;
  const context = withPage(aContext<typeof attributes>('creneau-animations-slider', all));
  if (hasPager) {
    const pager = document.createElement('creneau-pager');
    context.host.after(pager);
    onTestFinished(() => pager.remove());
  }
  return { ...context, context, store: createSliderStore(context) };
}
