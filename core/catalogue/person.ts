import type { DateRange } from './slotted.ts';

/** Somebody with an account. */
export interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The days of the subscriptions that run or are paid for, in Paris. */
  readonly subscriptions: readonly DateRange[];
  readonly organization: { readonly id: number; readonly name: string } | null;
}
