import type { Queryable } from '../database/database.ts';
import type { Item } from './items.ts';

const SOURCES: Readonly<Record<'slotted' | Item['kind'], string>> = {
  slotted: 'SELECT picture FROM slotted WHERE id = $1',
  event: 'SELECT picture FROM event WHERE id = $1',
  animation: 'SELECT marketing_picture AS picture FROM animation WHERE id = $1',
  'membership-option': `SELECT picture FROM membership_option JOIN membership ON membership.id = membership_id
    WHERE membership_option.id = $1`,
};

/** The picture of what is bought; null where it has none. */
export async function pictureOf(
  database: Queryable,
  kind: keyof typeof SOURCES,
  id: number,
): Promise<{ medium: string | null }> {
  const [row] = await database.query<{ picture: string | null }>(SOURCES[kind], [id]);
  return { medium: row?.picture ?? null };
}
