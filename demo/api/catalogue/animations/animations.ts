import type { WallTime } from '../../../../core/time/wall-time.ts';
import type { Queryable } from '../../database/database.ts';
import { nowParameter, OFFER_HAS_ENDED } from '../listed.ts';
import { type Paged, type PageWish, pageRows } from '../paging.ts';
import type { Reference } from '../reference.ts';

/** An animation's row, with its venue and its sport. */
export interface AnimationRow {
  id: number;
  title: string;
  description: string;
  url: string;
  marketing_picture: string | null;
  type: 'open' | 'cyclic' | 'slotted';
  price_cents: number;
  currency: string;
  starts_at: WallTime | null;
  ends_at: WallTime | null;
  slotted_id: number | null;
  sport: { slug: string; name: string } | null;
  provider: { id: number; name: string; url: string };
}

export type Period = 'next' | 'future' | 'past';

const A_PAGE = 6;

const SELECT_ANIMATION = `
  SELECT animation.id, animation.title, animation.description, animation.url, animation.marketing_picture,
    animation.type, animation.price_cents, animation.currency, animation.starts_at, animation.ends_at,
    animation.slotted_id,
    CASE WHEN sport.slug IS NOT NULL THEN jsonb_build_object('slug', sport.slug, 'name', sport.name) END AS sport,
    jsonb_build_object('id', venue.person_id, 'name', venue.full_name, 'url', venue.url) AS provider
  FROM animation
  JOIN user_page venue ON venue.person_id = animation.provider_id
  LEFT JOIN sport ON sport.slug = animation.sport_slug`;

/**
 * The SQL of each period: the rows with their sort keys, and their order. `mine` is an additional condition. Animations
 * with and without an end are queried separately, so that each query reads a range of one index. The order uses the
 * alias `page`.
 */
const PERIODS: Readonly<Record<Period, { readonly rows: (mine: string) => string; readonly order: string }>> = {
  next: {
    rows: (mine) => `
      SELECT id, starts_at AS at FROM animation
      WHERE ends_at > $1::timestamp AND starts_at <= $1::timestamp + interval '7 days' ${mine}`,
    order: 'page.at, page.id',
  },
  future: {
    rows: (mine) => `
      SELECT id, type, row_number() OVER (PARTITION BY type ORDER BY at NULLS FIRST, id) AS turn FROM (
        SELECT id, type, starts_at AS at FROM animation WHERE ends_at > $1::timestamp ${mine}
        UNION ALL
        SELECT id, type, NULL FROM animation WHERE ends_at IS NULL ${mine}
          AND NOT EXISTS (SELECT FROM slotted ended WHERE ended.id = slotted_id AND ${OFFER_HAS_ENDED})
      ) AS coming`,
    order: "page.turn, array_position('{cyclic,slotted,open}', page.type)",
  },
  past: {
    rows: (mine) => `
      SELECT id, ends_at AS at FROM animation WHERE ends_at <= $1::timestamp ${mine}
      UNION ALL
      SELECT animation.id, ended.ends_on + 1 FROM animation JOIN slotted ended ON ended.id = slotted_id
      WHERE ends_at IS NULL AND ${OFFER_HAS_ENDED} ${mine}`,
    order: 'page.at DESC, page.id DESC',
  },
};

/** Returns a page of a period's animations, of all providers or of one. `now` is in milliseconds since 1970. */
export async function listAnimations(
  database: Queryable,
  period: Period,
  providerId: number | null,
  wish: PageWish,
  now: number,
): Promise<Paged<AnimationRow>> {
  const { rows, order } = PERIODS[period];
  const all = rows(providerId === null ? '' : 'AND animation.provider_id = $2');
  const given = [nowParameter(now), ...(providerId === null ? [] : [providerId])];
  const [counted] = await database.query<{ total: number }>(`SELECT count(*) AS total FROM (${all}) AS period`, given);
  const { page, lastPage, offset, limit } = pageRows(wish, A_PAGE, counted?.total ?? 0);
  const items = await database.query<AnimationRow>(
    `WITH page AS (
       SELECT * FROM (${all}) AS page ORDER BY ${order} LIMIT $${given.length + 1} OFFSET $${given.length + 2})
     ${SELECT_ANIMATION} JOIN page ON page.id = animation.id
     ORDER BY ${order}`,
    [...given, limit, offset],
  );
  return { items, page, lastPage };
}

/** Finds the animation with this id or, if there is none, with this url. */
export async function findAnimation(database: Queryable, { id, text }: Reference): Promise<AnimationRow | null> {
  const [row] = await database.query<AnimationRow>(
    `${SELECT_ANIMATION} WHERE animation.id = $1::integer OR animation.url = $2
     ORDER BY (animation.id = $1::integer) DESC NULLS LAST LIMIT 1`,
    [id, text],
  );
  return row ?? null;
}
