/** The provider of what is bought; both coordinates are null if it is on no map. */
export interface Seller {
  readonly id: number;
  readonly fullName: string;
  readonly url: string;
  readonly city: string;
  readonly postalCode: string;
  readonly lat: number | null;
  readonly long: number | null;
}

/** The SQL of a seller as JSON, in a query in which `u` is the `user_page` of the provider. */
export const SELLER = `jsonb_build_object('id', u.person_id, 'fullName', u.full_name, 'url', u.url, 'city', u.city_name,
  'postalCode', u.postal_code, 'lat', u.latitude, 'long', u.longitude)`;
