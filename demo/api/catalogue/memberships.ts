import type { Cents } from '../../../core/money/money.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { type Paged, type PageWish, pageRows } from './paging.ts';
import type { Reference } from './reference.ts';

/** A membership's row, with its provider and its options, the shortest first. */
export interface MembershipRow {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly picture: string | null;
  readonly provider: { readonly id: number; readonly fullName: string; readonly url: string };
  readonly options: readonly OptionRow[];
  /** Whether the caller has a running subscription of the membership. */
  readonly is_subscribed: boolean;
}

/** An option of a membership. */
export interface OptionRow {
  readonly id: number;
  readonly title: string;
  readonly initialPrice: Cents | null;
  readonly price: Cents;
  /** Per cent. */
  readonly discount: number;
  readonly currency: string;
  readonly months: number;
}

/** The caller, and the time of the call in milliseconds since 1970. */
interface Viewer {
  readonly caller: Caller | null;
  readonly now: number;
}

const A_PAGE = 6;

/** `$1` is an account's id or null, `$2` the Paris day. */
const SELECT_MEMBERSHIP = `
  SELECT membership.id, membership.title, membership.url, membership.picture,
    jsonb_build_object('id', venue.person_id, 'fullName', venue.full_name, 'url', venue.url) AS provider,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'title', title, 'initialPrice', initial_price_cents,
      'price', price_cents, 'discount', discount, 'currency', currency, 'months', months) ORDER BY months, id)
      FROM membership_option WHERE membership_id = membership.id), '[]') AS options,
    EXISTS (SELECT FROM subscription WHERE membership_id = membership.id AND person_id = $1::integer
      AND starts_on <= $2::text::date AND expires_on >= $2::text::date AND ended_at IS NULL) AS is_subscribed
  FROM membership JOIN user_page venue ON venue.person_id = membership.provider_id`;

function seenBy({ caller, now }: Viewer): readonly [number | null, string] {
  return [caller?.kind === 'account' ? caller.id : null, dateOf(toWallTime(now, PARIS))];
}

/** Returns a page of all memberships, or of those of one provider, in the order in which they were added. */
export async function listMemberships(
  database: Queryable,
  providerId: number | null,
  wish: PageWish,
  viewer: Viewer,
): Promise<Paged<MembershipRow>> {
  const [counted] = await database.query<{ total: number }>(
    'SELECT count(*) AS total FROM membership WHERE $1::integer IS NULL OR provider_id = $1',
    [providerId],
  );
  const { page, lastPage, offset, limit } = pageRows(wish, A_PAGE, counted?.total ?? 0);
  const items = await database.query<MembershipRow>(
    `${SELECT_MEMBERSHIP} WHERE $3::integer IS NULL OR membership.provider_id = $3
     ORDER BY membership.id LIMIT $4 OFFSET $5`,
    [...seenBy(viewer), providerId, limit, offset],
  );
  return { items, page, lastPage };
}

/** Finds the membership with this id or, if there is none, with this url. */
export async function findMembership(
  database: Queryable,
  { id, text }: Reference,
  viewer: Viewer,
): Promise<MembershipRow | null> {
  const [row] = await database.query<MembershipRow>(
    `${SELECT_MEMBERSHIP} WHERE membership.id = $3::integer OR membership.url = $4
     ORDER BY (membership.id = $3::integer) DESC NULLS LAST LIMIT 1`,
    [...seenBy(viewer), id, text],
  );
  return row ?? null;
}

/** Finds the membership of an option. */
export async function findMembershipOfOption(
  database: Queryable,
  option: number,
  viewer: Viewer,
): Promise<MembershipRow | null> {
  const [row] = await database.query<MembershipRow>(
    `${SELECT_MEMBERSHIP} JOIN membership_option chosen ON chosen.membership_id = membership.id WHERE chosen.id = $3`,
    [...seenBy(viewer), option],
  );
  return row ?? null;
}
