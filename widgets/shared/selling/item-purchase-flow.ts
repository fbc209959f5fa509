import { isHiddenCopy, isSeen } from '../base/is-seen.ts';
import { onSightChange } from '../base/on-sight-change.ts';
import { askToSignIn } from '../page/ask-to-sign-in.ts';
import type { Guard } from '../page/guard.ts';
import { beginPurchase, type PageData, type PageState } from '../page/page-state.ts';
import type { ItemPurchase } from '../page/purchase.ts';
import { interruptedPurchase } from './interrupted.ts';

/** The item that is being bought from an element; its checkout follows the element. */
export interface ItemPurchaseState {
  /** `membership-option:3`; null for none. */
  readonly bought: string | null;
  /** The item that was chosen, while its checkout is loading or after that failed. */
  readonly chosen: ChosenItem | null;
}

export interface ChosenItem {
  readonly item: string;
  readonly status: 'coming' | 'failed';
}

/** How far the purchase of an item is. */
export type ItemPurchaseStatus = 'bought' | ChosenItem['status'] | null;

export function itemPurchaseStatus({ bought, chosen }: ItemPurchaseState, item: string): ItemPurchaseStatus {
  if (item === bought) return 'bought';
  return chosen?.item === item ? chosen.status : null;
}

/** The purchase of an item, from its button to the end of its checkout. */
export interface ItemPurchaseFlow {
  /**
   * Starts the purchase of an item in place of any other; a visitor is asked to sign in first. If the purchase has
   * already started, its checkout gets the focus.
   */
  begin(item: string): Promise<void>;
  /** Resumes the purchase that a reload interrupted, or whose element has left the page. */
  resume(): void;
  /** Follows the page's data; call it with the current data first, and after each change. */
  follow(data: PageData): void;
}

/** The element that sells the items, and the tools that its store gets. */
export interface Seller {
  readonly host: HTMLElement;
  readonly page: PageState;
  readonly load: (name: string) => Promise<unknown>;
  readonly guard: Guard;
  readonly signal: AbortSignal;
}

/** The element's purchase in the page's data; `coming` until the checkout has resumed it. */
type Mine = ItemPurchase | 'coming' | null;

/**
 * The item that was chosen before the page signed its visitor in, by element: when the element gets its own token it
 * also gets a new store, which continues with the item (D-who-books).
 */
const chosenBeforeSignIn = new WeakMap<HTMLElement, string>();

/** The element that owns the checkout of each purchase. */
const sellers = new WeakMap<ItemPurchase, HTMLElement>();

/**
 * Creates the purchase flow of an element's items. `isSold` returns whether the element may resume the purchase of an
 * item; `set` is called with each change.
 */
export function createItemPurchaseFlow(
  { host, page, load, guard, signal }: Seller,
  isSold: (item: string) => boolean,
  set: (state: Partial<ItemPurchaseState>) => void,
): ItemPurchaseFlow {
  let mine: Mine = null;
  let item: string | null = null;
  let latest = 0;

  function show(shown: string | null, purchase: Mine): void {
    mine = purchase;
    item = shown;
    if (purchase && purchase !== 'coming') sellers.set(purchase, host);
    set({ bought: shown });
  }

  /** Shows a purchase that was begun before. */
  function goOn(shown: string, purchase: Mine): void {
    show(shown, purchase);
    guard(async () => {
      try {
        await load('checkout');
      } catch (error) {
        show(null, null);
        set({ chosen: { item: shown, status: 'failed' } });
        throw error;
      }
    });
  }

  /** Takes over a purchase if its element has left the page, or if its checkout is hidden and this element is seen. */
  function takeOver(): void {
    const { purchase, checkout } = page.data.getState();
    if (mine !== null || purchase?.case !== 'item' || !isSold(purchase.item)) return;
    const seller = sellers.get(purchase);
    if (!seller) return;
    const isLeft = checkout === null && !page.hosts.has(seller) && !isHiddenCopy(host, page.hosts);
    const isHidden = checkout !== null && !isSeen(checkout) && isSeen(host);
    if (isLeft || isHidden) goOn(purchase.item, purchase);
  }

  /** Loads the checkout's code; resolves with false if the visitor has to sign in first. */
  async function prepare(chosen: string): Promise<boolean> {
    if (!page.data.getState().isSignedIn && !(await askToSignIn(host, page))) {
      chosenBeforeSignIn.set(host, chosen);
      return false;
    }
    await load('checkout');
    return true;
  }

  async function begin(chosen: string): Promise<void> {
    chosenBeforeSignIn.delete(host);
    latest += 1;
    const press = latest;
    if (chosen === item) {
      set({ chosen: null });
      page.data.setState({ focusRequest: { item: chosen } });
      return;
    }
    set({ chosen: { item: chosen, status: 'coming' } });
    try {
      const isReady = await prepare(chosen);
      // A later press replaces this one.
      if (press !== latest) return;
      set({ chosen: null });
      if (!isReady) return;
    } catch (error) {
      if (press === latest) set({ chosen: { item: chosen, status: 'failed' } });
      throw error;
    }
    const purchase = { case: 'item', item: chosen } as const;
    show(chosen, purchase);
    beginPurchase(page, purchase);
  }

  onSightChange(page, host, takeOver, signal);
  return {
    begin,
    resume() {
      takeOver();
      if (mine !== null) return;
      const stored = interruptedPurchase(page, ({ key, what }) => key === `item:${what}` && isSold(what))?.what;
      if (stored === undefined || hasCheckout(host, stored) || isHiddenCopy(host, page.hosts)) return;
      goOn(stored, 'coming');
    },
    follow({ purchase, isSignedIn }) {
      const chosen = isSignedIn && mine === null ? chosenBeforeSignIn.get(host) : undefined;
      if (chosen !== undefined) chosenBeforeSignIn.delete(host);
      if (chosen !== undefined && purchase === null) guard(() => begin(chosen));
      if (mine === null || purchase === mine) return;
      if (mine !== 'coming') show(null, null);
      else if (purchase?.case === 'item' && purchase.item === item) show(item, purchase);
      else if (purchase !== null) show(null, null);
    },
  };
}

/** Whether the element's tree or the page has a checkout of that item already. */
function hasCheckout(host: HTMLElement, item: string): boolean {
  const tree = host.getRootNode() as Document | ShadowRoot;
  return [tree, document].some((place) => place.querySelector(`creneau-checkout[item="${item}"]`) !== null);
}
