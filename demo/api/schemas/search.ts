import { type Static, Type } from 'typebox';
import { exact, orNull, Picture } from './common.ts';

export const SearchParams = exact({ search: Type.String({ maxLength: 200 }) });

/** `Providers` finds providers only. */
export const UserSearchQuery = Type.Object({ group: Type.Optional(Type.Literal('Providers')) });

export type UserSearchQuery = Static<typeof UserSearchQuery>;

/** Somebody found by name; without a page, slug and url are null. */
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

/** Something found by its words; `url` is the name of its page or its filter value. */
export const FoundSchema = exact(
  {
    type: Type.Enum(['city', 'sport', 'category', 'user', 'event', 'slotted', 'animation']),
    title: Type.String(),
    url: Type.String(),
    /** Its place: an event's venue and city, a venue's city. */
    detail: orNull(Type.String()),
    picture: exact({ mini: orNull(Type.String()) }),
  },
  'Found',
);

export type Found = Static<typeof FoundSchema>;
