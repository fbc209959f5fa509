import { type ApiError, asApiError } from '../api/errors.ts';
import { checkoutsNear, namesOf } from '../base/page-checkouts.ts';
import type { WidgetContext } from '../element/definition.ts';
import { beginAfterAsking } from '../page/ask-to-sign-in.ts';
import type { ItemPurchase, Purchase, StoredPurchase } from '../page/purchase.ts';
import { interruptedPurchase } from './interrupted.ts';
import { joinSellers, keyOf } from './sellers-on-page.ts';

/** What an element knows of the purchase that was begun in it. */
export interface SaleState {
  /** The item (`membership-option:3`), or the calendar's key, whose checkout stands beside the element; null for none. */
  readonly bought: string | null;
  /** What is bought, while its checkout is coming or after that failed. */
  readonly opening: Opening | null;
}

export type Opening =
  | { readonly what: string; readonly status: 'coming' }
  | { readonly what: string; readonly status: 'failed'; readonly error: ApiError };

/** What a sale needs of its element. */
export type SaleContext = Pick<WidgetContext<never>, 'host' | 'page' | 'load' | 'guard' | 'signal'>;

/** From the button of an element to a purchase and its checkout. */
export interface PurchaseStarter {
  /**
   * Begins a purchase in place of any other: asks a visitor to sign in, then loads the checkout's code. If the page
   * signs the visitor in later, the purchase begins then, unless `isSame` says that the visitor has changed something.
   * An item that is being bought here already is not begun again: its checkout gets the focus.
   */
  begin(purchase: Purchase, isSame?: () => boolean): Promise<void>;
  /** Loads the checkout's code again after a failure, and begins the purchase. */
  retry(): Promise<void>;
  /** Leads back to the checkout of the purchase. */
  back(): void;
  /**
   * Begins what was chosen before the visitor was signed in, or resumes the purchase that a reload interrupted, if
   * `purchaseOf` returns it.
   */
  resume(purchaseOf: (stored: StoredPurchase) => Purchase | null): void;
  /** Goes on with a purchase whose element has left the page. */
  takeOver(purchase: Purchase): void;
  /** Call it when the element may sell something else than before. */
  changed(): void;
}

/**
 * The item that was chosen before the page signed its visitor in, by element: when the element gets its own token it
 * also gets a new store, which continues with the item (D-who-books).
 */
const chosenBeforeSignIn = new WeakMap<HTMLElement, ItemPurchase>();

/** Creates the sale of an element that `sells` purchases; `set` is called with each change. */
export function createSale(
  { host, page, load, guard, signal }: SaleContext,
  sells: (purchase: Purchase) => boolean,
  set: (state: Partial<SaleState>) => void,
): PurchaseStarter {
  let bought: string | null = null;
  let latest: Purchase | null = null;
  const stand = joinSellers(
    page,
    {
      host,
      sells,
      show(purchase) {
        const shown = purchase && keyOf(purchase);
        if (shown !== bought) set({ bought: shown });
        bought = shown;
      },
    },
    signal,
  );
  const current = () => page.data.getState().purchase;

  /** Loads the checkout's code and begins the purchase, unless a later press replaces it or `isStill` says no. */
  async function open(purchase: Purchase, isStill = () => true): Promise<void> {
    latest = purchase;
    const what = keyOf(purchase);
    set({ opening: { what, status: 'coming' } });
    try {
      await load('checkout');
    } catch (error) {
      if (purchase === latest) set({ opening: { what, status: 'failed', error: asApiError(error) } });
      throw error;
    }
    if (purchase !== latest || signal.aborted) return;
    set({ opening: null });
    if (isStill()) stand.begin(purchase);
  }

  /** Whether a purchase is resumed here: a checkout of the page resumes the purchase of the item that it names. */
  const isLeftToUs = (purchase: Purchase | null) =>
    purchase !== null &&
    (purchase.case === 'slots' || !checkoutsNear(host).some((checkout) => namesOf(checkout).item === purchase.item));

  function back(): void {
    stand.ask();
    page.data.setState(({ purchase }) => ({ focusRequest: purchase && { purchase } }));
  }

  return {
    async begin(purchase, isSame = () => true) {
      chosenBeforeSignIn.delete(host);
      if (purchase.case === 'item' && purchase.item === bought) {
        set({ opening: null });
        return back();
      }
      latest = purchase;
      const isBegun = await beginAfterAsking(host, page, () => purchase === latest && open(purchase), isSame);
      if (!isBegun && purchase === latest && purchase.case === 'item') chosenBeforeSignIn.set(host, purchase);
    },
    async retry() {
      if (latest) await open(latest);
    },
    back,
    resume(purchaseOf) {
      stand.changed();
      const { isSignedIn } = page.data.getState();
      const chosen = isSignedIn && bought === null ? chosenBeforeSignIn.get(host) : undefined;
      if (chosen) chosenBeforeSignIn.delete(host);
      const stored = interruptedPurchase(page, (one) => isLeftToUs(purchaseOf(one)));
      const found = stored && purchaseOf(stored);
      const purchase = chosen ?? (found && stored && { ...found, resumes: stored });
      if (purchase && current() === null) guard(() => open(purchase, () => current() === null));
    },
    takeOver(purchase) {
      const before = current();
      guard(() => open(purchase, () => current() === before));
    },
    changed: stand.changed,
  };
}
