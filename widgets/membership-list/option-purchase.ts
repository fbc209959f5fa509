import type { WidgetContext } from '../shared/element/definition.ts';
import { askToSignIn } from '../shared/page/ask-to-sign-in.ts';
import { beginPurchase, type PageData, type PageState } from '../shared/page/page-state.ts';
import type { ItemPurchase } from '../shared/page/purchase.ts';
import { storedPurchase } from '../shared/page/stored-purchase.ts';
import type { attributes } from './attributes.ts';

/** An option that was chosen, whose checkout is loading or failed to load. */
export interface Chosen {
  readonly option: number;
  readonly status: 'coming' | 'failed';
}

export interface OptionPurchaseState {
  /** The option that is being bought, whose checkout follows the list; null for none. */
  readonly bought: number | null;
  readonly chosen: Chosen | null;
}

/** How far the purchase of an option is. */
export type OptionStatus = 'bought' | Chosen['status'] | null;

export function statusOf({ bought, chosen }: OptionPurchaseState, option: number): OptionStatus {
  if (option === bought) return 'bought';
  return chosen?.option === option ? chosen.status : null;
}

/** What the checkout sells: `membership-option:3`. */
export function itemOf(option: number): string {
  return `membership-option:${option}`;
}

/** The purchase of an option, from its button to the end of its checkout. */
export interface OptionPurchase {
  /** Starts it, in the place of any other; a visitor is asked to sign in first. If it has started, its checkout takes the focus. */
  begin(option: number): Promise<void>;
  /** Resumes the purchase of an option that a reload broke off. */
  resume(): void;
  /** To be called with the page's data, and after each change of them. */
  follow(data: PageData): void;
}

/** Our purchase in the page's data; `coming` until the checkout has resumed it. */
type Mine = ItemPurchase | 'coming' | null;

/**
 * The option that was chosen before the page signed its visitor in, by list: a token of the element's own gives the element
 * another store, which goes on with it (D-who-books).
 */
const chosenBeforeSignIn = new WeakMap<HTMLElement, number>();

export function createOptionPurchase(
  { host, page, load, guard }: WidgetContext<typeof attributes>,
  set: (state: Partial<OptionPurchaseState>) => void,
): OptionPurchase {
  let mine: Mine = null;
  let option: number | null = null;
  let latest = 0;

  function show(shown: number | null, purchase: Mine): void {
    mine = purchase;
    option = shown;
    set({ bought: shown });
  }

  /** Loads the checkout's code; false where the visitor has to sign in first. */
  async function prepare(chosen: number): Promise<boolean> {
    if (!page.data.getState().isSignedIn && !(await askToSignIn(host, page))) {
      chosenBeforeSignIn.set(host, chosen);
      return false;
    }
    await load('checkout');
    return true;
  }

  async function begin(chosen: number): Promise<void> {
    chosenBeforeSignIn.delete(host);
    latest += 1;
    const press = latest;
    if (chosen === option) {
      set({ chosen: null });
      page.data.setState({ focusRequest: { item: itemOf(chosen) } });
      return;
    }
    set({ chosen: { option: chosen, status: 'coming' } });
    try {
      const isReady = await prepare(chosen);
      // A later press replaces this one.
      if (press !== latest) return;
      set({ chosen: null });
      if (!isReady) return;
    } catch (error) {
      if (press === latest) set({ chosen: { option: chosen, status: 'failed' } });
      throw error;
    }
    const purchase = { case: 'item', item: itemOf(chosen) } as const;
    show(chosen, purchase);
    beginPurchase(page, purchase);
  }

  return {
    begin,
    resume() {
      const { purchase, isSignedIn } = page.data.getState();
      const mayResume = mine === null && purchase === null && isSignedIn && isFirstList(host, page);
      const broken = mayResume ? brokenOffOption() : null;
      if (broken === null || hasCheckout(host, broken)) return;
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
      const chosen = isSignedIn && mine === null ? chosenBeforeSignIn.get(host) : undefined;
      if (chosen !== undefined) chosenBeforeSignIn.delete(host);
      if (chosen !== undefined && purchase === null) guard(() => begin(chosen));
      if (mine === null || purchase === mine) return;
      if (mine !== 'coming') show(null, null);
      else if (purchase?.case === 'item' && option !== null && purchase.item === itemOf(option)) mine = purchase;
      else if (purchase !== null) show(null, null);
    },
  };
}

/** Of several lists the first one resumes a purchase. */
function isFirstList(host: HTMLElement, { hosts }: PageState): boolean {
  return [...hosts].find(({ localName }) => localName === host.localName) === host;
}

/** The option whose purchase a reload broke off, in a checkout that a list had placed; on any page of the list. */
function brokenOffOption(): number | null {
  const stored = storedPurchase();
  if (!stored || stored.key !== `item:${stored.what}`) return null;
  const [, option] = /^membership-option:([1-9]\d{0,9})$/.exec(stored.what) ?? [];
  return option === undefined ? null : Number(option);
}

/** Whether the list's tree or the page has a checkout of that option already. */
function hasCheckout(host: HTMLElement, option: number): boolean {
  const tree = host.getRootNode() as Document | ShadowRoot;
  return [tree, document].some((place) => place.querySelector(`creneau-checkout[item="${itemOf(option)}"]`) !== null);
}
