import { type Static, Type } from 'typebox';
import { exact, orNull, Picture } from './common.ts';

export const SearchParams = exact({ search: Type.String({ maxLength: 200 }) });

/** With the group `Providers`, the search finds only providers. */
export const UserSearchQuery = Type.Object({ group: Type.Optional(Type.Literal('Providers')) });

export type UserSearchQuery = Static<typeof UserSearchQuery>;

/** A person found by name; `slug` and `url` are null for a person without a public page. */
export const FoundUserSchema = exact(
  {
    id: Type.Integer(),
    fullName: Type.String(),
    slug: orNull(Type.String()),
    url: orNull(Type.String()),
    picture: Picture,
  },
  'FoundUser',
);

export type FoundUser = Static<typeof FoundUserSchema>;

export const TermParams = exact({ term: Type.String({ maxLength: 200 }) });

/** A result of the search; `url` is the url of its page or, for a filter, its value. */
export const FoundSchema = exact(
  {
    type: Type.Enum(['city', 'sport', 'category', 'user', 'event', 'slotted', 'animation']),
    title: Type.String(),
    url: Type.String(),
    /** The location: the venue and city of an event, or the city of a venue. */
    detail: orNull(Type.String()),
    picture: exact({ mini: orNull(Type.String()) }),
  },
  'Found',
);

export type Found = Static<typeof FoundSchema>;
