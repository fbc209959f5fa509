import type { MembershipOption } from '../../core/catalogue/membership.ts';
import { askToSignIn } from '../shared/ask-to-sign-in.ts';
import type { ItemPurchase, PageData } from '../shared/page-state.ts';
import { storedCheckout } from '../shared/stored-checkout.ts';
import type { WidgetContext } from '../shared/widget.ts';
import type { attributes } from './attributes.ts';

/** The purchase of an option, from its button to the checkout's end. */
export interface Buying {
  /** Begins it, in the place of any other; a visitor is asked to sign in first. */
  begin(option: number): Promise<void>;
  /** Takes up the purchase of one of these options that a reload broke off. */
  resume(options: readonly MembershipOption[]): void;
  /** To be told of each change of the page's data. */
  follow(data: PageData): void;
}

/** What the checkout sells: `membership-option:3`. */
export function itemOf(option: number): string {
  return `membership-option:${option}`;
}

/** Ours as the page's data have it; `coming` until the checkout has begun it itself. */
type Mine = ItemPurchase | 'coming' | null;

/** `set` is told which option's checkout is to stand after the list; null for none. */
export function createBuying(
  { host, page, load, guard }: WidgetContext<typeof attributes>,
  set: (option: number | null) => void,
): Buying {
  let mine: Mine = null;
  let option: number | null = null;
  let latest = 0;

  function show(shown: number | null, purchase: Mine): void {
    mine = purchase;
    option = shown;
    set(shown);
  }

  return {
    async begin(chosen) {
      if (chosen === option) return;
      latest += 1;
      const press = latest;
      if (!page.data.getState().isSignedIn && !(await askToSignIn(host, page))) return;
      await load('checkout');
      // A later press, or a second one of the same button, has gone before.
      if (press !== latest) return;
      const purchase = { case: 'item', item: itemOf(chosen) } as const;
      show(chosen, purchase);
      page.data.setState({ purchase });
    },
    resume(options) {
      const { purchase, isSignedIn } = page.data.getState();
      const isTaken = mine !== null || purchase !== null || host.nextElementSibling?.localName === 'creneau-checkout';
      if (isTaken || !isSignedIn) return;
      const broken = options.find(({ id }) => storedCheckout(`item:${itemOf(id)}`)?.what === itemOf(id));
      if (!broken) return;
      guard(() => load('checkout'));
      show(broken.id, 'coming');
    },
    follow({ purchase }) {
      if (mine === null || purchase === mine) return;
      if (mine !== 'coming') show(null, null);
      else if (purchase?.case === 'item' && option !== null && purchase.item === itemOf(option)) mine = purchase;
      else if (purchase !== null) show(null, null);
    },
  };
}
