import type { PlainDate } from '../../../../core/time/wall-time.ts';
import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import { popupPlans } from '../plans/popup-plans.ts';

/** Writes the sample's popups around `today`. */
export function insertPopups(transaction: Transaction, today: PlainDate): Promise<void> {
  const rows = popupPlans(today).map(({ link, ...popup }) => ({
    ...popup,
    link_href: link?.href ?? null,
    link_label: link?.label ?? null,
  }));
  return insertAll(transaction, 'popup', COLUMNS, rows);
}

const COLUMNS = {
  title: 'text',
  body: 'text',
  picture: 'text',
  link_href: 'text',
  link_label: 'text',
  starts_at: 'timestamp',
  ends_at: 'timestamp',
} as const;
