import type { WallTime } from '../../../core/time/wall-time.ts';
import { findOffersById, type OfferRow } from '../catalogue/offers.ts';
import type { Transaction } from '../database/database.ts';
import type { SampleAnimation, SampleEvent, SampleMembership, SamplePerson } from './model.ts';

/** The columns that events and animations have in common. */
const DATED = `id, provider_id AS "providerId", title, description, url, sport_slug AS sport, type, price_cents AS price,
  capacity, slotted_id AS "slottedId", starts_at, ends_at`;

interface Dated {
  readonly starts_at: WallTime | null;
  readonly ends_at: WallTime | null;
}

/** Reads what is stored of the offers, in the order of their ids. */
export async function storedOffers(transaction: Transaction): Promise<readonly OfferRow[]> {
  const rows = await transaction.query<{ id: number }>('SELECT id FROM slotted');
  return findOffersById(
    transaction,
    rows.map(({ id }) => id),
  );
}

/** Reads what is stored of the events. Their opening hours stay as they are. */
export async function storedEvents(transaction: Transaction): Promise<readonly SampleEvent[]> {
  const rows = await transaction.query<Omit<SampleEvent, 'times' | 'openings' | 'minutesListed'> & Dated>(
    `SELECT ${DATED}, picture, initial_price_cents AS "initialPrice", discount, is_teaser AS "isTeaser",
       is_cash_back AS "isCashBack", is_information AS "isInformation", is_active AS "isActive", series_id AS "seriesId",
       duration_minutes AS duration FROM event ORDER BY id`,
  );
  return rows.map((row) => ({ ...withTimes(row), openings: null, minutesListed: 0 }));
}

/** Reads what is stored of the animations. */
export async function storedAnimations(transaction: Transaction): Promise<readonly SampleAnimation[]> {
  const rows = await transaction.query<Omit<SampleAnimation, 'times'> & Dated>(
    `SELECT ${DATED}, coalesce(marketing_picture, (SELECT picture FROM slotted WHERE id = slotted_id)) AS picture
     FROM animation ORDER BY id`,
  );
  return rows.map(withTimes);
}

/** Reads the options of memberships. */
export async function storedMemberships(transaction: Transaction): Promise<readonly SampleMembership[]> {
  return transaction.query<SampleMembership>(
    `SELECT m.id, o.id AS option, provider_id AS "providerId", m.title || ' · ' || o.title AS title, url,
       price_cents AS price, months FROM membership m JOIN membership_option o ON membership_id = m.id`,
  );
}

/** Reads the accounts, in the order of their ids. */
export async function storedPeople(transaction: Transaction): Promise<readonly SamplePerson[]> {
  return transaction.query<SamplePerson>(
    `SELECT id, first_name AS "firstName", last_name AS "lastName", email, groups, organization_id AS "organizationId"
     FROM person ORDER BY id`,
  );
}

function withTimes<Row extends Dated>({ starts_at, ends_at, ...row }: Row) {
  return { ...row, times: starts_at && ends_at ? { start: starts_at, end: ends_at } : null };
}
