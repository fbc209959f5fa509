import type { Cents } from '../pricing/money.ts';

/** What of a membership is bought. */
export interface MembershipOption {
  readonly id: number;
  readonly title: string;
  readonly price: Cents;
  readonly initialPrice: Cents | null;
  /** Per cent; 0 for none. */
  readonly discount: number;
  /** For how long it runs; null where the API does not say. */
  readonly months: number | null;
  /** ISO 4217; null where the API gives none. */
  readonly currency: string | null;
}

/** What a provider's members pay for once, and use for as long as it runs. */
export interface Membership {
  readonly id: number;
  readonly title: string;
  /** The slug by which the API knows it. */
  readonly url: string;
  readonly picture: string | null;
  readonly provider: { readonly fullName: string; readonly url: string } | null;
  readonly options: readonly MembershipOption[];
  /** The user has one that runs. */
  readonly isSubscribed: boolean;
}
