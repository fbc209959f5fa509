import * as v from 'valibot';
import type { CallPath } from '../../../../core/calls.ts';
import type { Animation } from '../../../../core/catalogue/animation.ts';
import { isListed } from '../../../../core/catalogue/is-listed.ts';
import type { ListPage } from '../../../../core/paging/list-page.ts';
import { pictureField } from '../address-field.ts';
import type { Client, GetOptions } from '../client.ts';
import { decoderOf, flagField, listField, wallTimeField } from '../decode.ts';
import { pageOf } from '../page.ts';
import { hoursField, urlField } from './catalogue-fields.ts';

const given = v.object({
  id: v.number(),
  title: v.string(),
  isactive: v.nullish(flagField),
  description: v.nullish(v.string()),
  url: urlField,
  type: v.picklist(['open', 'cyclic', 'slotted']),
  marketingPicture: v.nullish(v.object({ medium: pictureField })),
  sport: v.nullish(v.object({ name: v.string() })),
  enseigne: v.nullish(v.object({ name: v.string(), url: urlField })),
  date: v.nullish(wallTimeField),
  duration: v.nullish(hoursField),
  nextSlot: v.nullish(wallTimeField),
});

/** Returns an animation by core's names. */
export function toAnimation(item: v.InferOutput<typeof given>): Animation {
  return {
    id: item.id,
    title: item.title,
    isActive: item.isactive ?? true,
    description: item.description ?? '',
    url: item.url,
    type: item.type,
    picture: item.marketingPicture?.medium ?? null,
    sport: item.sport ?? null,
    provider: item.enseigne ?? null,
    start: item.date ?? null,
    duration: item.duration ?? null,
    nextSlot: item.nextSlot ?? null,
  };
}

/** The schema of an animation; turns the API's names into core's. */
export const animationFields = v.pipe(given, v.transform(toAnimation));

const decodeAnimations = decoderOf(
  pageOf(
    v.pipe(
      listField(animationFields, 'animations'),
      v.transform((animations) => animations.filter(isListed)),
    ),
  ),
);

/** `next`: now or within a week · `future`: all that are not over · `past`: over, newest first. */
export type Period = 'next' | 'future' | 'past';

/** The period of the animations, and the user who offers them (id or url); null for all users. */
export interface AnimationQuery {
  readonly period: Period;
  readonly user: string | null;
}

/** Calls GET /v1/{period}/events/: a page of animations. */
export function fetchAnimations(
  client: Client,
  query: AnimationQuery,
  { page, ...options }: GetOptions & { readonly page: number },
): Promise<ListPage<Animation>> {
  return client.get(animationListPath(query, page), decodeAnimations, options);
}

/**
 * Returns the path of a page of animations. The first page has no parameter, so that it equals the loader's first call.
 */
export function animationListPath({ period, user }: AnimationQuery, page: number): CallPath<'get'> {
  const params = [
    ...(user === null ? [] : [`user=${encodeURIComponent(user)}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  return `v1/${period}/events/${params.length > 0 ? `?${params.join('&')}` : ''}`;
}
