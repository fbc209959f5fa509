import type { DateRange } from './slotted.ts';

/** Somebody with an account. */
export interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The periods of the person's current and future subscriptions, as days in Paris. */
  readonly subscriptions: readonly DateRange[];
  readonly organization: { readonly id: number; readonly name: string } | null;
}
