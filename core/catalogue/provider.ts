/** A user with a page of their own: a venue, a coach, or a customer with bookings to show (S-provider). */
export interface Provider {
  readonly id: number;
  readonly fullName: string;
  /** Of the page `/user/{url}`. */
  readonly url: string;
  readonly groups: readonly string[];
  readonly picture: string | null;
  readonly city: { readonly name: string; readonly postalCode: string | null } | null;
}
