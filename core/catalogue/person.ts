import type { DateRange } from './slotted.ts';

/** Somebody with an account. */
export interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The days of a running subscription, in Paris. */
  readonly subscription: DateRange | null;
  readonly organization: { readonly id: number; readonly name: string } | null;
}
