import * as v from 'valibot';
import { pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import { decoderOf, listField } from '../decode.ts';
import { textField, urlField } from './catalogue-fields.ts';

/** A person found by name; only signed-in users find people without a page. */
export interface FoundUser {
  readonly id: number;
  readonly fullName: string;
  /** The url or else the slug of the page `/user/{url}` (D-provider-page); null without a page. */
  readonly url: string | null;
  readonly picture: string | null;
}

/** The types of search results. */
export const FOUND_TYPES = ['city', 'sport', 'category', 'user', 'event', 'slotted', 'animation'] as const;

export type FoundType = (typeof FOUND_TYPES)[number];

/** A search result. */
export interface Found {
  readonly type: FoundType;
  readonly title: string;
  /** For a city, sport or category the value of a filter; otherwise the url of a page. */
  readonly url: string;
  /** The city of a person, or the provider and city of an offer; null if unknown. */
  readonly detail: string | null;
  readonly picture: string | null;
}

const foundUser = v.pipe(
  v.object({
    id: v.number(),
    fullName: textField,
    url: v.nullish(urlField),
    slug: v.nullish(urlField),
    picture: v.nullish(v.object({ medium: pictureField })),
  }),
  v.transform(({ id, fullName, url, slug, picture }): FoundUser => {
    return { id, fullName, url: url ?? slug ?? null, picture: picture?.medium ?? null };
  }),
);

const found = v.pipe(
  v.object({
    type: v.picklist(FOUND_TYPES),
    title: textField,
    url: urlField,
    detail: v.nullish(v.string()),
    picture: v.nullish(v.object({ mini: pictureField })),
  }),
  v.transform(({ type, title, url, detail, picture }): Found => {
    return { type, title, url, detail: detail || null, picture: picture?.mini ?? null };
  }),
);

interface UserSearchOptions extends GetOptions {
  /** Restricts the search to people of this group. */
  readonly group?: 'Providers';
}

/** Calls GET /search/user/{search}: people by the beginnings of their names, best first. */
export function fetchFoundUsers(
  client: Client,
  term: string,
  { group, ...options }: UserSearchOptions = {},
): Promise<readonly FoundUser[]> {
  const decode = decoderOf(listField(foundUser, 'users'));
  const query = group === undefined ? '' : `?group=${group}`;
  return client.get(`search/user/${encodeURIComponent(term)}${query}`, decode, options);
}

/** Calls GET /search/{term}: everything with a name that matches, best first. */
export function fetchFound(client: Client, term: string, options?: GetOptions): Promise<readonly Found[]> {
  const decode = decoderOf(listField(found, 'search results'));
  return client.get(`search/${encodeURIComponent(term)}`, decode, options);
}
