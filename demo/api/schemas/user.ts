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
    /** The name of their fitness tracker. */
    tracker: orNull(Type.String()),
    /** The one that runs. */
    subscription: orNull(Days),
    /** Those that run or are paid for, the one that ends last first. */
    subscriptions: Type.Array(Days),
  },
  'Me',
);
