import type { Membership } from '../../../core/catalogue/membership.ts';
import type { Replay } from '../../../core/catalogue/replay.ts';
import type { ListPage } from '../../../core/paging/list-page.ts';
import { decodeDate } from '../../../core/time/payload-date.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { readCategories as readRows } from '../../api/catalogue/categories.ts';
import { listMemberships } from '../../api/catalogue/memberships.ts';
import type { PageWish } from '../../api/catalogue/paging.ts';
import { listReplays } from '../../api/catalogue/replays.ts';
import type { Replay as ReplayPayload } from '../../api/schemas/replay.ts';
import type { Catalogue } from './catalogue.ts';

export type ReplayPage = ListPage<Replay>;

/** Reads the categories of the home page, each with its number of events. */
export function readCategories({ database, clock }: Catalogue) {
  return readRows(database, clock.now());
}

/** Reads a page of all memberships. */
export async function readMemberships({ database, clock }: Catalogue, wish: PageWish): Promise<ListPage<Membership>> {
  const { items, ...page } = await listMemberships(database, null, wish, { caller: null, now: clock.now() });
  return { ...page, items: items.map(({ is_subscribed: isSubscribed, ...row }) => ({ ...row, isSubscribed })) };
}

/** Reads a page of replays, of all providers or of one. */
export async function readReplays(
  { database }: Catalogue,
  providerId: number | null,
  wish: PageWish,
): Promise<ReplayPage> {
  const { items, ...page } = await listReplays(database, providerId, wish);
  return { ...page, items: items.map(asReplay) };
}

function asReplay({ id, title, picture, sport, user, date, duration, videoId }: ReplayPayload): Replay {
  const start = decodeDate(date);
  const provider = { name: user.fullName, url: user.url };
  return {
    ...{ id, title, sport, duration, videoId, provider },
    picture: picture.medium,
    date: start && dateOf(start),
  };
}
