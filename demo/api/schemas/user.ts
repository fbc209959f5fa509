import { type Static, Type } from 'typebox';
import { exact, Organization, orNull, Picture } from './common.ts';

export const UserSchema = exact({
  id: Type.Integer(),
  url: Type.String(),
  slug: Type.String(),
  fullName: Type.String(),
  groups: Type.Array(Type.String()),
  picture: Picture,
  city: exact({ name: Type.String(), slug: Type.String(), postalCode: Type.String() }),
  organization: Organization,
});

export type User = Static<typeof UserSchema>;

const DateObject = exact({
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} 00:00:00\\.000000$' }),
  timezone: Type.Literal('Europe/Paris'),
});

export const MeSchema = exact({
  id: Type.Integer(),
  fullName: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  groups: Type.Array(Type.String()),
  organization: Organization,
  currency: Type.String(),
  subscription: orNull(exact({ startDate: DateObject, expirationDate: DateObject })),
});
