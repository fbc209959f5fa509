import { type Static, Type } from 'typebox';
import { DateObject, exact, Organization, orNull, Picture } from './common.ts';

export const UserSchema = exact(
  {
    id: Type.Integer(),
    url: Type.String(),
    slug: Type.String(),
    fullName: Type.String(),
    groups: Type.Array(Type.String()),
    picture: Picture,
    city: exact({ name: Type.String(), slug: Type.String(), postalCode: Type.String() }),
    organization: Organization,
  },
  'User',
);

export type User = Static<typeof UserSchema>;

const Days = exact({ startDate: DateObject, expirationDate: DateObject });

export const MeSchema = exact(
  {
    id: Type.Integer(),
    fullName: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    groups: Type.Array(Type.String()),
    organization: Organization,
    currency: Type.String(),
    /** The name of the user's fitness tracker. */
    tracker: orNull(Type.String()),
    /** The running subscription that ends last. */
    subscription: orNull(Days),
    /** The subscriptions that are running or will start, beginning with the one that ends last. */
    subscriptions: Type.Array(Days),
  },
  'Me',
);
