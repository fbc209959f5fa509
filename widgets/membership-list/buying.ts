import type { WidgetContext } from '../shared/element/definition.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import type { ItemPurchase, PageData } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';
import { brokenOff, isStanding, itemOf } from './broken-off.ts';
import { focusCheckout } from './focus-checkout.ts';
import { takeWanted, want } from './wanted.ts';

/** An option that was chosen, whose checkout is on its way or could not come. */
export interface Chosen {
  readonly option: number;
  readonly status: 'coming' | 'failed';
}

/** What the view is told of the purchase. */
export interface BuyingState {
  /** The option that is being bought, whose checkout is to stand after the list; null for none. */
  readonly bought: number | null;
  readonly chosen: Chosen | null;
}

/** How far the purchase of an option is. */
export type OptionStatus = 'bought' | Chosen['status'] | null;

export function statusOf({ bought, chosen }: BuyingState, option: number): OptionStatus {
  if (option === bought) return 'bought';
  return chosen?.option === option ? chosen.status : null;
}

/** The purchase of an option, from its button to the checkout's end. */
export interface Buying {
  /** Begins it, in the place of any other; a visitor is asked to sign in first. Where it stands, its checkout has the focus. */
  begin(option: number): Promise<void>;
  /** Takes up the purchase of an option that a reload broke off. */
  resume(): void;
  /** To be told of the page's data, and of each change of them. */
  follow(data: PageData): void;
}

/** Ours as the page's data have it; `coming` until the checkout has begun it itself. */
type Mine = ItemPurchase | 'coming' | null;

export function createBuying(
  { host, page, load, guard }: WidgetContext<typeof attributes>,
  set: (state: Partial<BuyingState>) => void,
): Buying {
  let mine: Mine = null;
  let option: number | null = null;
  let latest = 0;

  function show(shown: number | null, purchase: Mine): void {
    mine = purchase;
    option = shown;
    set({ bought: shown });
  }

  /** The checkout's code for what was chosen; false where that is not to be bought now. */
  async function prepare(chosen: number): Promise<boolean> {
    if (!page.data.getState().isSignedIn && !(await askToSignIn(host, page))) {
      want(host, chosen);
      return false;
    }
    await load('checkout');
    return true;
  }

  async function begin(chosen: number): Promise<void> {
    want(host, null);
    latest += 1;
    const press = latest;
    if (chosen === option) {
      set({ chosen: null });
      return focusCheckout(host);
    }
    set({ chosen: { option: chosen, status: 'coming' } });
    try {
      const isReady = await prepare(chosen);
      // A later press, or a second one of the same button, has gone before.
      if (press !== latest) return;
      set({ chosen: null });
      if (!isReady) return;
    } catch (error) {
      if (press === latest) set({ chosen: { option: chosen, status: 'failed' } });
      throw error;
    }
    const purchase = { case: 'item', item: itemOf(chosen) } as const;
    show(chosen, purchase);
    page.data.setState({ purchase });
  }

  return {
    begin,
    resume() {
      const { purchase, isSignedIn } = page.data.getState();
      const isTaken = mine !== null || purchase !== null || host.nextElementSibling?.localName === 'creneau-checkout';
      // Of several lists the first takes it up.
      const isOurs = [...page.hosts].find(({ localName }) => localName === host.localName) === host;
      const broken = isTaken || !isSignedIn || !isOurs ? null : brokenOff();
      if (broken === null || isStanding(host, broken)) return;
      show(broken, 'coming');
      guard(async () => {
        try {
          await load('checkout');
        } catch (error) {
          show(null, null);
          set({ chosen: { option: broken, status: 'failed' } });
          throw error;
        }
      });
    },
    follow({ purchase, isSignedIn }) {
      const chosen = isSignedIn && mine === null ? takeWanted(host) : null;
      if (chosen !== null && purchase === null) guard(() => begin(chosen));
      if (mine === null || purchase === mine) return;
      if (mine !== 'coming') show(null, null);
      else if (purchase?.case === 'item' && option !== null && purchase.item === itemOf(option)) mine = purchase;
      else if (purchase !== null) show(null, null);
    },
  };
}
