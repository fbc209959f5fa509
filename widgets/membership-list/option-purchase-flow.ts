import { isSeen } from '../shared/base/is-seen.ts';
import type { PageState } from '../shared/page/page-state.ts';
import {
  type ChosenItem,
  createItemPurchaseFlow,
  type ItemPurchaseFlow,
  type Seller,
} from '../shared/selling/item-purchase-flow.ts';

/** A chosen option, while its checkout is loading or after the loading has failed. */
export interface Chosen {
  readonly option: number;
  readonly status: ChosenItem['status'];
}

export interface OptionPurchaseState {
  /** The option that is being bought in the checkout after the list; null for none. */
  readonly bought: number | null;
  readonly chosen: Chosen | null;
}

/** The purchase of an option, from the press of its button to the end of its checkout; see `ItemPurchaseFlow`. */
export interface OptionPurchaseFlow extends Omit<ItemPurchaseFlow, 'begin'> {
  begin(option: number): Promise<void>;
}

/** The progress of an option's purchase. */
export type OptionStatus = 'bought' | Chosen['status'] | null;

export function statusOf({ bought, chosen }: OptionPurchaseState, option: number): OptionStatus {
  if (option === bought) return 'bought';
  return chosen?.option === option ? chosen.status : null;
}

/** Returns the item that the checkout sells: `membership-option:3`. */
export function itemOf(option: number): string {
  return `membership-option:${option}`;
}

export function createOptionPurchaseFlow(
  seller: Seller,
  set: (state: Partial<OptionPurchaseState>) => void,
): OptionPurchaseFlow {
  const { host, page } = seller;
  const mayResume = (item: string) =>
    page.data.getState().isSignedIn && isFirstList(host, page) && optionOf(item) !== null;
  const flow = createItemPurchaseFlow(seller, mayResume, ({ bought, chosen }) =>
    set({
      ...(bought !== undefined && { bought: bought === null ? null : optionOf(bought) }),
      ...(chosen !== undefined && { chosen: chosen === null ? null : chosenOption(chosen) }),
    }),
  );
  return { ...flow, begin: (option) => flow.begin(itemOf(option)) };
}

/**
 * Whether this is the first visible list of the page (or the first one, if none is visible). Only that list resumes a
 * purchase.
 */
function isFirstList(host: HTMLElement, { hosts }: PageState): boolean {
  const lists = [...hosts].filter(({ localName }) => localName === host.localName);
  return (lists.find(isSeen) ?? lists[0]) === host;
}

/** Returns the id of the option that an item names, even if it is on another page of the list; null for other items. */
function optionOf(item: string): number | null {
  const [, option] = /^membership-option:([1-9]\d{0,9})$/.exec(item) ?? [];
  return option === undefined ? null : Number(option);
}

function chosenOption({ item, status }: ChosenItem): Chosen | null {
  const option = optionOf(item);
  return option === null ? null : { option, status };
}
