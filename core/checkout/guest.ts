/** The details of a guest. */
export interface GuestFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}
