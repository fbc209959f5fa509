import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SlotId } from '../../core/booking/slot.ts';
import type { Card } from '../../core/checkout/card.ts';
import type { Draft } from '../../core/checkout/draft.ts';
import type { Action } from '../../core/checkout/event.ts';
import type { GuestFields } from '../../core/checkout/guest.ts';
import { CHOOSING } from '../../core/checkout/stage.ts';
import type { FoundUser, Wishes } from '../../core/checkout/wishes.ts';
import { searchUsers } from '../shared/api/booking/gift.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { removeKept } from '../shared/element/keep-after.ts';
import { isSignInLeft } from '../shared/page/ask-to-sign-in.ts';
import { bookingsChanged, setSelection } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import { createFinished, type Finished } from './finished.ts';
import { followPage } from './follow.ts';
import { createOfferedItemSale } from './item.ts';
import { ASK_MS, createPayments } from './payments.ts';
import type { CheckoutContext } from './runner/contexts.ts';
import { type CheckoutState, NOTHING_BOUGHT } from './state.ts';
import { createTill, type Till } from './till.ts';

export interface CheckoutStore extends StoreApi<CheckoutState>, Finished {
  /** Returns the API's time, in milliseconds since 1970. */
  now(): number;
  /** Begins the purchase of what the `item` attribute names. */
  buyItem(): Promise<void>;
  retryItem(): Promise<void>;
  /** Finds out which payment provider is used, and fetches its form; called when a card is needed. */
  loadPayments(): Promise<void>;
  /** Keeps the guest's details that are typed but not sent yet. */
  typeGuest(typed: Partial<GuestFields>): void;
  /** Continues as a guest with these details. */
  enter(fields: GuestFields): Promise<void>;
  /** Holds the places (again). */
  hold(): Promise<void>;
  /** Keeps the places longer. */
  keepLonger(): Promise<void>;
  /** Tries again what failed, or asks again for an outcome that is not known. */
  retry(action?: Action): Promise<void>;
  /** Handles the end of the hold, or of the time to pay. */
  expire(): Promise<void>;
  /** Keeps what is typed but not applied yet. */
  type(draft: Partial<Draft>): Promise<void>;
  change(part: Partial<Wishes>): Promise<void>;
  /** Orders what is held, and pays the order with `card`, which is null if there is nothing to pay. */
  confirm(card: Card | null): Promise<void>;
  /** Searches for people who can receive a gift. */
  search(text: string): Promise<readonly FoundUser[]>;
  /** Continues without the slots that were lost, or with the slots that are proposed in their place. */
  goOn(how: 'with-rest' | 'instead'): Promise<void>;
  /** Cancels the order; what was paid is refunded. */
  cancel(): Promise<void>;
  leaveList(slot: SlotId): Promise<void>;
  /** Sends the confirmation again, to this address. */
  sendAgain(email: string): Promise<void>;
  /** Asks the page to sign the visitor in; resolves with true if the page does not react. */
  signIn(): Promise<boolean>;
  /** Leaves the purchase, or closes its confirmation; places that are held are released. */
  leave(): Promise<void>;
}

const NOBODY: GuestFields = { firstName: '', lastName: '', email: '' };

export function createCheckoutStore(context: WidgetContext<typeof attributes>): CheckoutStore {
  const { page, signal } = context;
  const { isSignedIn } = page.data.getState();
  const state = createStore<CheckoutState>()(() => ({ ...NOTHING_BOUGHT, isSignedIn }));
  const checkout: CheckoutContext = {
    context,
    state,
    purchase: () => till.current(),
    dispatch: (event) => till.dispatch(event),
  };
  const item = createOfferedItemSale(checkout);
  const payments = createPayments(checkout);
  const till = createTill({ context, state, item, port: payments.port });
  const { dispatch } = till;
  const leave = createLeave(checkout, till);
  followPage(checkout, item, till, leave);

  return {
    ...state,
    ...createFinished(checkout),
    now: page.clock.now,
    buyItem: item.buy,
    retryItem: item.load,
    loadPayments: payments.load,
    typeGuest: (typed) =>
      state.setState(({ guestFields }) => ({ guestFields: { ...NOBODY, ...guestFields, ...typed } })),
    enter(fields) {
      state.setState({ guestName: `${fields.firstName} ${fields.lastName}`, guestFields: fields });
      return dispatch({ on: 'enter', fields });
    },
    hold: () => dispatch({ on: 'hold' }),
    keepLonger: () => dispatch({ on: 'keep-longer' }),
    retry: (action = { on: 'retry' }) => dispatch(action),
    expire: createTimeUp(checkout),
    type: (draft) => dispatch({ on: 'type', draft }),
    change: (part) => dispatch({ on: 'change', part }),
    confirm: (card) => dispatch({ on: 'confirm', card }),
    search: (text) => searchUsers(page.client, text, signal),
    goOn: (how) => goOn(checkout, till, leave, how),
    cancel: () => dispatch({ on: 'cancel' }),
    leaveList: (slot) => dispatch({ on: 'leave-list', slot }),
    sendAgain: (email) => dispatch({ on: 'send-again', email }),
    signIn: () => isSignInLeft(context.host, page),
    leave,
  };
}

/**
 * Returns a function that leaves the purchase. Once the purchase has ended, the function forgets the guest and removes
 * a checkout that was inserted.
 */
function createLeave({ context, state }: CheckoutContext, till: Till): () => Promise<void> {
  return async () => {
    if (state.getState().stage.step === 'returned') state.setState({ stage: CHOOSING });
    await till.dispatch({ on: 'leave' });
    await till.settled();
    if (till.current() !== null) return;
    till.endGuest();
    removeKept(context.host);
  };
}

/**
 * Returns a function to call when the time is up. The countdown calls the function each second, but `time-up` is
 * dispatched only once per `ASK_MS`, because the event may request the order.
 */
function createTimeUp({ context, dispatch }: CheckoutContext): () => Promise<void> {
  const { clock } = context.page;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now();
    if (now < askedAt + ASK_MS) return;
    askedAt = now;
    await dispatch({ on: 'time-up' });
  };
}

async function goOn(
  { context, state, purchase, dispatch }: CheckoutContext,
  till: Till,
  leave: () => Promise<void>,
  how: 'with-rest' | 'instead',
) {
  const stage = till.stage();
  const bought = purchase();
  if (stage.step !== 'lost' || bought?.case !== 'slots') return;
  const { selection: rest } = state.getState();
  const selection = how === 'instead' ? (stage.instead ?? rest) : rest;
  state.setState({ selection });
  setSelection(context.page, bought.calendar, selection);
  bookingsChanged(context.page);
  await (selection.length === 0 ? leave() : dispatch({ on: 'hold' }));
}
