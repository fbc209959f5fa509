import type { Cents } from '../money/money.ts';

/** An option of a membership, which is what a customer buys. */
export interface MembershipOption {
  readonly id: number;
  readonly title: string;
  readonly price: Cents;
  readonly initialPrice: Cents | null;
  /** Percent; 0 for none. */
  readonly discount: number;
  /** How long it runs, in months; null if the API does not say. */
  readonly months: number | null;
  /** ISO 4217; null if the API gives none. */
  readonly currency: string | null;
}

/** A membership of a provider: paid once, valid for as long as its option runs. */
export interface Membership {
  readonly id: number;
  readonly title: string;
  /** The slug that API calls use. */
  readonly url: string;
  readonly picture: string | null;
  readonly provider: { readonly fullName: string; readonly url: string } | null;
  readonly options: readonly MembershipOption[];
  /** Whether the user currently has this membership. */
  readonly isSubscribed: boolean;
}
