import * as v from 'valibot';
import type { CallPath } from '../../../../core/calls.ts';
import type { Replay } from '../../../../core/catalogue/replay.ts';
import type { ListPage } from '../../../../core/paging/list-page.ts';
import { pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import { dateField, decoderOf, listField } from '../decode.ts';
import { pageOf } from '../page.ts';
import { urlField } from './catalogue-fields.ts';

/** The schema of a venue; its address is its url, or else its slug (D-provider-page). */
const user = v.pipe(
  v.object({ fullName: v.string(), url: v.nullish(urlField), slug: v.nullish(urlField) }),
  v.transform(({ fullName, url, slug }) => {
    const address = url ?? slug ?? null;
    return address === null ? null : { name: fullName, url: address };
  }),
);

const replay = v.pipe(
  v.object({
    id: v.number(),
    title: v.string(),
    picture: v.nullish(v.object({ medium: pictureField })),
    sport: v.nullish(v.object({ name: v.string() })),
    duration: v.nullish(v.pipe(v.number(), v.minValue(0))),
    date: v.nullish(dateField),
    user: v.nullish(user),
    videoId: v.number(),
  }),
  v.transform(
    (item): Replay => ({
      id: item.id,
      title: item.title,
      picture: item.picture?.medium ?? null,
      sport: item.sport ?? null,
      provider: item.user ?? null,
      date: item.date ?? null,
      duration: item.duration ?? null,
      videoId: item.videoId,
    }),
  ),
);

const decodeReplays = decoderOf(pageOf(listField(replay, 'replays')));

/** Calls GET /v1/replay/: a page of all replays, or of those of a provider (id or url). */
export function fetchReplays(
  client: Client,
  provider: string | null,
  { page, ...options }: GetOptions & { readonly page: number },
): Promise<ListPage<Replay>> {
  return client.get(replayListPath(provider, page), decodeReplays, options);
}

/**
 * Returns the path of a page of replays. The first page has no parameter, so that it equals the loader's first call.
 */
export function replayListPath(provider: string | null, page: number): CallPath<'get'> {
  const params = [
    ...(provider === null ? [] : [`user=${encodeURIComponent(provider)}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  return `v1/replay/${params.length > 0 ? `?${params.join('&')}` : ''}`;
}
