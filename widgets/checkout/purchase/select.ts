import type { StoreApi } from 'zustand/vanilla';
import type { Selection } from '../../../core/booking/selection.ts';
import { type PageState, setSelection } from '../../shared/page/page-state.ts';
import type { Purchase } from '../../shared/page/purchase.ts';
import type { CheckoutState } from '../state.ts';

/** Makes a selection the purchase's and its calendar's; an item has none. */
export function selectFor(
  bought: Purchase,
  page: PageState,
  state: StoreApi<CheckoutState>,
): (selection: Selection) => void {
  return (selection) => {
    if (bought.case !== 'slots') return;
    // First here: a selection that is not the purchase's own would end it.
    state.setState({ selection });
    setSelection(page, bought.calendar, selection);
  };
}
