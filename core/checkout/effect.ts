import type { Selection } from '../booking/selection.ts';
import type { SlotId } from '../booking/slot.ts';
import type { Cents } from '../money/money.ts';
import type { BankAnswer, Card } from './card.ts';
import type { Draft } from './draft.ts';
import type { Failure, LostSlot } from './failure.ts';
import type { GuestFields } from './guest.ts';
import type { Hold } from './hold.ts';
import type { Order } from './order.ts';
import type { Wishes } from './wishes.ts';

/** A request whose result is an event. */
export type PurchaseRequest =
  | { readonly do: 'register'; readonly fields: GuestFields }
  | { readonly do: 'hold' }
  /** `wait`: the time in milliseconds before the request is sent. */
  | { readonly do: 'resume'; readonly hold: string; readonly order: string | null; readonly wait: number }
  | { readonly do: 'keep-longer'; readonly hold: string }
  | { readonly do: 'quote'; readonly hold: Hold; readonly wishes: Wishes }
  | { readonly do: 'prepare'; readonly card: Card }
  | { readonly do: 'order'; readonly hold: Hold; readonly wishes: Wishes; readonly total: Cents; readonly wait: number }
  | { readonly do: 'pay'; readonly order: Order; readonly card: Card }
  | { readonly do: 'authenticate'; readonly order: Order; readonly answer: BankAnswer }
  | { readonly do: 'fetch-order'; readonly order: string; readonly wait: number }
  | { readonly do: 'give-up'; readonly order: string }
  | { readonly do: 'propose'; readonly lost: readonly LostSlot[]; readonly selection: Selection }
  | { readonly do: 'cancel'; readonly order: string }
  | { readonly do: 'leave-list'; readonly slot: SlotId }
  | { readonly do: 'send-again'; readonly order: string; readonly email: string };

/** An effect without a result. */
export type SideEffect =
  /** Shows the held places as the buyer's own on the page; null stops showing them. */
  | { readonly do: 'show-hold'; readonly hold: Hold | null }
  /** Makes this selection the one that is bought, and shows it in the calendar. */
  | { readonly do: 'select'; readonly selection: Selection }
  | { readonly do: 'release'; readonly hold: string }
  /** Saves the wishes and the draft with the hold, for a reload (D-kept-wishes). */
  | { readonly do: 'save-draft'; readonly hold: string; readonly wishes: Wishes; readonly draft: Draft }
  /** Fetches the buyer's saved cards. */
  | { readonly do: 'cards' }
  /** Stores what is needed to resume after a reload, and until when the places are held, for other tabs. */
  | { readonly do: 'remember'; readonly hold: string; readonly order: string | null; readonly until: number }
  | { readonly do: 'forget' }
  /** Reports the confirmed order to the page, and clears the selection. */
  | { readonly do: 'announce'; readonly order: Order }
  /** Makes the elements that show bookings or places fetch them again, because they have changed. */
  | { readonly do: 'refetch-bookings' }
  | { readonly do: 'report'; readonly failure: Failure }
  /** Ends the purchase and removes its data from the page. */
  | { readonly do: 'end' };

/** What is to be done when a stage is reached. */
export type Effect = PurchaseRequest | SideEffect;
