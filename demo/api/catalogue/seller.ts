/** The provider of what is bought; without both coordinates it is on no map. */
export interface Seller {
  readonly id: number;
  readonly fullName: string;
  readonly url: string;
  readonly city: string;
  readonly postalCode: string;
  readonly lat: number | null;
  readonly long: number | null;
}

/** The seller, as JSON, of a query with the provider's `user_page u`. */
export const SELLER = `jsonb_build_object('id', u.person_id, 'fullName', u.full_name, 'url', u.url, 'city', u.city_name,
  'postalCode', u.postal_code, 'lat', u.latitude, 'long', u.longitude)`;
