import { isChainWhole } from '../../core/booking/chain.ts';
import { addsAgain, type Choice, choose } from '../../core/booking/choose.ts';
import type { Refusal, Situation } from '../../core/booking/refusal.ts';
import { deselect, isSelected, NOTHING_SELECTED, type Selection } from '../../core/booking/selection.ts';
import type { Slot, SlotId } from '../../core/booking/slot.ts';
import { offerSummary } from '../../core/pricing/offer-summary.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import { setSelection } from '../shared/page/page-state.ts';
import type { SlotsPurchase } from '../shared/page/purchase.ts';
import { openRegistry } from '../shared/page/registry.ts';
import { showToast } from '../shared/page/toast-requests.ts';
import type { PurchaseStarter } from '../shared/selling/sale.ts';
import { createTranslate } from '../shared/view/intl.ts';
import type { attributes } from './attributes.ts';
import type { CalendarContext } from './calendar-context.ts';
import { messages } from './messages.ts';
import { refusalText } from './refusal-text.ts';
import { slotTimeText } from './slot-time-text.ts';
import { bookingsOf, offerOf, offersOf, positionIn } from './state.ts';

export interface SelectionActions {
  /**
   * Handles a press on a slot: selects it, deselects it, or shows a notice that says why it cannot be selected. `isAgain`
   * is the second press of a double click.
   */
  toggle(slot: Slot, isAgain?: boolean): void;
  /** Removes one place of a slot. */
  remove(id: SlotId): void;
  /** Replaces the selection by these slots, or shows a notice that says why one of them cannot be selected. */
  replace(slots: readonly Slot[]): void;
  /** Selects the slot of an offered waiting place; calls `onTaken` if the slot is then selected. */
  take(slot: Slot, onTaken: () => void): void;
  /** Takes the visitor's answer to the question about the waiting list. */
  answerWaiting(agrees: boolean): void;
  /** Begins the purchase of the selection, unless the page cancels `creneau-checkout` to sell the slots itself. */
  book(): Promise<void>;
}

export function createSelection(calendar: CalendarContext, sale: PurchaseStarter): SelectionActions {
  const { store } = calendar;
  const selected = () => store.getState().selection;

  function toggle(slot: Slot, isAgain = false): void {
    const situation = situationOf(calendar, slot, selected());
    if (isAgain && !(situation && addsAgain(slot, situation))) return;
    const choice = press(calendar, slot, selected());
    if (choice?.case === 'confirm-waiting') store.setState({ confirming: choice.selection });
    else if (choice) change(calendar, choice.selection);
  }

  return {
    toggle,
    remove: (id) => change(calendar, deselect(id, selected())),
    replace(slots) {
      let selection = NOTHING_SELECTED;
      for (const slot of slots) {
        const choice = press(calendar, slot, selection);
        if (!choice) return;
        selection = choice.selection;
      }
      change(calendar, selection);
    },
    take(slot, onTaken) {
      if (!isSelected(slot.id, selected())) toggle(slot);
      if (isSelected(slot.id, selected())) onTaken();
    },
    answerWaiting(agrees) {
      const { confirming } = store.getState();
      if (agrees && confirming) change(calendar, confirming);
      else store.setState({ confirming: null });
    },
    book: () => book(calendar, sale),
  };
}

/** Changes the selection, and tells the page. */
export function change({ host, page, store, key }: CalendarContext, selection: Selection): void {
  setSelection(page, key(), selection);
  store.setState({ notice: null, confirming: null, opening: null });
  const [slot] = selection;
  const state = store.getState();
  const offer = slot ? offerOf(slot, state) : offersOf(state)[0];
  if (!offer) return;
  const summary = offerSummary(selection, offer, state.person?.subscriptions ?? []);
  emit(host, 'creneau-selectionchange', { slots: selection, summary });
}

/** Returns the result of pressing a slot with this selection; null, with a notice, if the slot is refused. */
function press(
  calendar: CalendarContext,
  slot: Slot,
  selection: Selection,
): Exclude<Choice, { case: 'refused' }> | null {
  const { store } = calendar;
  const state = store.getState();
  const situation = situationOf(calendar, slot, selection);
  if (!situation) return null;
  if (positionIn(slot, state) !== null && !isSelected(slot.id, selection)) {
    store.setState({ notice: { case: 'in-list', slot } });
    return null;
  }
  const choice = choose(slot, situation);
  if (choice.case !== 'refused') return choice;
  store.setState({ notice: { case: 'refused', slot, refusal: choice.refusal } });
  toastRefusal([slot], choice.refusal, calendar);
  return null;
}

/** Returns what the rules need to judge a slot; null if the calendar does not have its offer. */
function situationOf({ store }: CalendarContext, slot: Slot, selection: Selection): Situation | null {
  const state = store.getState();
  const offer = offerOf(slot, state);
  return offer ? { selection, offer, bookings: bookingsOf(state), now: state.now } : null;
}

async function book(calendar: CalendarContext, sale: PurchaseStarter): Promise<void> {
  const { host, store } = calendar;
  const state = store.getState();
  const { selection } = state;
  const [slot] = selection;
  if (!slot) return store.setState({ notice: { case: 'nothing-selected' } });
  const offer = offerOf(slot, state);
  if (offer && !isChainWhole(selection, offer)) return store.setState({ notice: { case: 'broken-chain' } });
  if (!emit(host, 'creneau-checkout', { slots: selection })) return;
  const isSame = () => store.getState().selection === selection;
  await sale.begin(purchaseOf(calendar, String(slot.offerId)), isSame);
}

/** Returns the purchase of a calendar's selection. */
export function purchaseOf({ host, key }: CalendarContext, event: string): SlotsPurchase {
  return { case: 'slots', calendar: key(), event, ...(host.id && { id: host.id }) };
}

/**
 * Shows a toast that says why slots cannot be selected; screen readers announce it (S-error-toasts), an error at once.
 */
export function toastRefusal(
  slots: readonly Slot[],
  refusal: Refusal,
  context: WidgetContext<typeof attributes>,
  type: 'error' | 'warning' = 'error',
): void {
  const settings = context.settings.getState();
  showToast(openRegistry(context.load), {
    title: refusalText(refusal, createTranslate(messages, settings.lang)),
    msg: slots.map(({ start }) => slotTimeText(settings, start)).join('; '),
    type,
    preventDuplicates: true,
  });
}
