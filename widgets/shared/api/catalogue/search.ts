import * as v from 'valibot';
import type { Client, GetOptions } from '../client.ts';
import { decodeItems } from '../decode.ts';
import { pictureField, textField, urlField } from './catalogue-fields.ts';

/** Somebody found by name; who has no page is found by account holders only. */
export interface FoundUser {
  readonly id: number;
  readonly fullName: string;
  /** What names the page, `/user/{url}`: the slug where there is no url (D-provider-page). */
  readonly url: string | null;
  readonly picture: string | null;
}

/** What the search finds, as the calls spell it. */
export const FOUND_TYPES = ['city', 'sport', 'category', 'user', 'event', 'slotted', 'animation'] as const;

export type FoundType = (typeof FOUND_TYPES)[number];

/** Something that the search has found. */
export interface Found {
  readonly type: FoundType;
  readonly title: string;
  /** A filter's value for a city, sport or category; the url of a page for the others. */
  readonly url: string;
  /** Where it is, as text; null where that says nothing. */
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
  /** Leaves out everybody else. */
  readonly group?: 'Providers';
}

/** GET /search/user/{search}: people by the beginnings of their names, best first. */
export function fetchFoundUsers(
  client: Client,
  term: string,
  { group, ...options }: UserSearchOptions = {},
): Promise<readonly FoundUser[]> {
  const decode = (payload: unknown) => decodeItems(foundUser, payload, 'users');
  const query = group === undefined ? '' : `?group=${group}`;
  return client.get(`search/user/${encodeURIComponent(term)}${query}`, decode, options);
}

/** GET /search/{term}: all that can be found by a name, best first. */
export function fetchFound(client: Client, term: string, options?: GetOptions): Promise<readonly Found[]> {
  const decode = (payload: unknown) => decodeItems(found, payload, 'search results');
  return client.get(`search/${encodeURIComponent(term)}`, decode, options);
}
