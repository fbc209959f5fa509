/**
 * Something done to a page after it has loaded, to bring an element into a state. Selectors reach into shadow trees.
 */
export type Step =
  | { readonly press: string }
  | { readonly fill: string; readonly with: string }
  | { readonly see: string }
  /** Calls `Creneau.toast`. */
  | { readonly toast: Readonly<Record<string, string | number>> };

/** A main state of an element. The gates, the pictures and the QA page all walk this one catalogue. */
export interface State {
  readonly element: string;
  readonly name: string;
  readonly markup: string;
  /** The query string of its page, which lists read. */
  readonly search?: string;
  /** The fault prefix of the API address; missing for the API as it is. */
  readonly fault?: string;
  /** What the browser must support; without it, any browser will do. */
  readonly needs?: 'webgl';
  /** The steps that lead to the state, and at the end what shows that it is reached. */
  readonly steps: readonly Step[];
}

/** Returns a calendar with these attributes. */
export const calendar = (more: string) => `<creneau-slotted-calendar ${more}></creneau-slotted-calendar>`;
/** The calendar of the free yoga class, in which a visitor can choose slots. */
export const picker = calendar('event="yoga-doux" mode="picker"');
/** The calendar of the free yoga class, in which a signed-in customer can choose slots. */
export const signedIn = calendar('event="yoga-doux" mode="picker" token="demo-customer"');

/** A slot that can be chosen. */
export const SLOT = '[part~="slot"][part~="available"]';
/** Shows the next days, in which no slot is past. */
export const LATER: Step = { press: '[aria-live="polite"] + button' };
/** Shows earlier days of the week. */
export const EARLIER: Step = { press: 'button:has(+ [aria-live="polite"])' };
/** Shows every slot of a day. */
export const MORE: Step = { press: 'button[aria-expanded]' };
/** The calendar shows why a slot cannot be had. */
export const NOTICE: Step = { see: '[part~="reason"]' };
/** 'Je Réserve'. */
export const BOOK: Step = { press: '[part~="book-button"]' };
