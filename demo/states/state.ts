import type { Tag } from '../../widgets/tags.ts';

/** A step that brings an element into a state, after its page was loaded. Selectors also match in shadow trees. */
export type Step =
  | { readonly press: string }
  | { readonly fill: string; readonly with: string }
  | { readonly see: string }
  /** Calls `Creneau.toast`. */
  | { readonly toast: Readonly<Record<string, string | number>> };

/** A main state of an element. The gates, the pictures and the QA page all use this catalogue. */
export interface State {
  readonly element: Tag;
  readonly name: string;
  readonly markup: string;
  /** The query string of the state's page, which lists read. */
  readonly search?: string;
  /** The fault prefix in the API's address; missing if there is no fault. */
  readonly fault?: string;
  /** What the browser must support; missing if any browser can show the state. */
  readonly needs?: 'webgl';
  /** The steps that lead to the state; the last one waits for what shows that it is reached. */
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
/** Shows the next days, none of whose slots is past. */
export const LATER: Step = { press: '[aria-live="polite"] + button' };
/** Shows earlier days of the week. */
export const EARLIER: Step = { press: 'button:has(+ [aria-live="polite"])' };
/** Shows every slot of a day. */
export const MORE: Step = { press: 'button[aria-expanded]' };
/** Waits until the calendar shows why a slot cannot be chosen. */
export const NOTICE: Step = { see: '[part~="reason"]' };
/** Presses 'Je Réserve'. */
export const BOOK: Step = { press: '[part~="book-button"]' };
