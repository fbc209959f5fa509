import type { WallTime } from '../../../core/time/wall-time.ts';
import type { Queryable } from '../database/database.ts';

/** A popup's row. */
interface PopupRow {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly picture: string | null;
  readonly link: { readonly href: string; readonly label: string } | null;
  readonly starts_at: WallTime | null;
  readonly ends_at: WallTime | null;
}

/** Lists all popups, in the order in which they are shown. */
export function listPopups(database: Queryable): Promise<readonly PopupRow[]> {
  return database.query<PopupRow>(
    `SELECT id, title, body, picture, starts_at, ends_at,
       CASE WHEN link_href IS NOT NULL THEN jsonb_build_object('href', link_href, 'label', link_label) END AS link
     FROM popup ORDER BY id`,
  );
}
