import { type Static, Type } from 'typebox';
import { exact, orNull, Picture } from './common.ts';

export const SearchParams = exact({ search: Type.String({ maxLength: 200 }) });

/** Somebody found by name; who has no page has neither slug nor url. */
export const FoundUserSchema = exact({
  id: Type.Integer(),
  fullName: Type.String(),
  slug: orNull(Type.String()),
  url: orNull(Type.String()),
  picture: Picture,
});

export type FoundUser = Static<typeof FoundUserSchema>;
