import * as v from 'valibot';
import type { CallPath } from '../../../../core/calls.ts';
import type { Membership } from '../../../../core/catalogue/membership.ts';
import type { ListPage } from '../../../../core/paging/list-page.ts';
import { pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import { countField, currencyField, decoderOf, flagField, listField, moneyField } from '../decode.ts';
import { pageOf } from '../page.ts';
import { urlField } from './catalogue-fields.ts';

const option = v.pipe(
  v.object({
    id: countField,
    title: v.string(),
    price: moneyField,
    initialPrice: v.nullish(moneyField),
    discount: v.nullish(v.number()),
    months: v.nullish(countField),
    currency: v.nullish(currencyField),
  }),
  v.transform(({ id, title, price, initialPrice, discount, months, currency }) => ({
    ...{ id, title, price, initialPrice: initialPrice ?? null, discount: discount ?? 0 },
    ...{ months: months ?? null, currency: currency ?? null },
  })),
);

const membership = v.pipe(
  v.object({
    id: v.number(),
    title: v.string(),
    url: v.nullish(urlField),
    picture: v.nullish(v.object({ medium: pictureField })),
    user: v.nullish(v.object({ fullName: v.string(), url: urlField })),
    options: listField(option, 'options'),
    isSubscribed: v.nullish(flagField),
  }),
  v.transform(
    (item): Membership => ({
      id: item.id,
      title: item.title,
      url: item.url ?? String(item.id),
      picture: item.picture?.medium ?? null,
      provider: item.user ?? null,
      options: item.options,
      isSubscribed: item.isSubscribed ?? false,
    }),
  ),
);

const decodeMemberships = decoderOf(pageOf(listField(membership, 'memberships')));

/** Calls GET /v1/memberships/: a page of all memberships, or of those of a provider (id or url). */
export function fetchMemberships(
  client: Client,
  provider: string | null,
  { page, ...options }: GetOptions & { readonly page: number },
): Promise<ListPage<Membership>> {
  return client.get(membershipsPath(provider, page), decodeMemberships, options);
}

/** Returns the path of a page of memberships. The first page has no parameter, as in the loader's first call. */
export function membershipsPath(provider: string | null, page: number): CallPath<'get'> {
  const params = [
    ...(provider === null ? [] : [`provider=${encodeURIComponent(provider)}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  return `v1/memberships/${params.length > 0 ? `?${params.join('&')}` : ''}`;
}

/** Calls GET /v1/membership/{id}, by id or url. */
export function fetchMembership(client: Client, id: string, options?: GetOptions): Promise<Membership> {
  return client.get(`v1/membership/${encodeURIComponent(id)}`, decoderOf(membership), options);
}
