import type { Cents } from '../../../core/money/money.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import { SELLER, type Seller } from './seller.ts';

/** An event, an animation or a membership option, which is bought without choosing slots. */
export interface Item {
  /** `event:12`, `animation:8`, `membership-option:3`. */
  readonly ref: string;
  readonly kind: 'event' | 'animation' | 'membership-option';
  readonly id: number;
  /** For an option, the titles of membership and option: 'Pass Liberté · 1 mois'. */
  readonly title: string;
  /** The last segment of the address of its page. */
  readonly url: string;
  /** Null without a date. */
  readonly start: WallTime | null;
  readonly end: WallTime | null;
  readonly price: Cents;
  readonly currency: string;
  /** Null for no limit. */
  readonly capacity: number | null;
  readonly provider: Seller;
  readonly canBeGift: boolean;
  readonly needsAccount: boolean;
}

type Kind = Item['kind'];
type ItemRow = Omit<Item, 'ref' | 'kind' | 'canBeGift' | 'needsAccount'>;

const PLACE = `item.id, item.title, item.url, item.starts_at AS start, item.ends_at AS "end", item.price_cents AS price,
  item.currency, item.capacity`;

const OPTION = `item.id, membership.title || ' · ' || item.title AS title, membership.url, NULL::timestamp AS start,
  NULL::timestamp AS "end", item.price_cents AS price, item.currency, NULL::integer AS capacity`;

const PROVIDER = `${SELLER} AS provider`;

const SOURCES: Readonly<Record<Kind, string>> = {
  event: `SELECT ${PLACE}, ${PROVIDER} FROM event item JOIN user_page u ON u.person_id = item.provider_id
    WHERE item.id = $1 AND is_active AND NOT is_teaser AND NOT is_information AND type <> 'slotted'`,
  animation: `SELECT ${PLACE}, ${PROVIDER} FROM animation item JOIN user_page u ON u.person_id = item.provider_id
    WHERE item.id = $1 AND type <> 'slotted'`,
  'membership-option': `SELECT ${OPTION}, ${PROVIDER} FROM membership_option item
    JOIN membership ON membership.id = membership_id JOIN user_page u ON u.person_id = membership.provider_id
    WHERE item.id = $1`,
};

/** Finds the item of a reference; null if it does not exist or cannot be bought. */
export async function findItem(database: Queryable, ref: string): Promise<Item | null> {
  const named = parseRef(ref);
  if (!named) return null;
  const [row] = await database.query<ItemRow>(SOURCES[named.kind], [named.id]);
  if (!row) return null;
  const isMembership = named.kind === 'membership-option';
  return { ...row, ...named, ref: `${named.kind}:${named.id}`, canBeGift: !isMembership, needsAccount: isMembership };
}

function parseRef(ref: string): { readonly kind: Kind; readonly id: number } | null {
  const [, kind, id] = /^(event|animation|membership-option):(\d{1,9})$/.exec(ref) ?? [];
  return kind === undefined ? null : { kind: kind as Kind, id: Number(id) };
}
