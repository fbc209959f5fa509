/** A user who has a page: a venue, a coach, or a customer with bookings to show (S-provider). */
export interface Provider {
  readonly id: number;
  readonly fullName: string;
  /** The slug of the page `/user/{url}`. */
  readonly url: string;
  readonly groups: readonly string[];
  readonly picture: string | null;
  readonly city: { readonly name: string; readonly postalCode: string | null } | null;
}
