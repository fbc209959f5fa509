import { lockOffers, lockPlaces } from '../booking/locks.ts';
import { endLiveHolds } from '../booking/reserve.ts';
import { JOIN_SESSION } from '../catalogue/scheduled-capacity.ts';
import type { Transaction } from '../database/database.ts';
import { OFFERED_MAIL, planPlaceMail } from '../mail/plan-mail.ts';
import type { OfferedPlace } from '../ports/mail-content.ts';

/** The SQL of how many places of a slot are taken that the schedule does not have any more. */
export const MISSING_PLACES = 'greatest(place.taken - coalesce(session.capacity, 0), 0)';

interface LiveOffer {
  readonly holdId: string;
  readonly waitingId: number;
  /** The place as the mail about the offer named it; null if there was no such mail. */
  readonly told: OfferedPlace | null;
}

/**
 * Ends as many offers of a place as the schedule has lost places, those of the people who came last. They are told, and
 * wait again at their positions (D-waiting-offer). An offer that its person is taking at this moment stays.
 */
export async function withdrawOfferedPlaces(transaction: Transaction, placeId: string, now: number): Promise<void> {
  const offers = await lockOffers(transaction, placeId, 'skips');
  await lockPlaces(transaction, [placeId]);
  const last = await transaction.query<LiveOffer>(
    `SELECT hold.id AS "holdId", w.id AS "waitingId", ${OFFERED_MAIL} AS told
     FROM hold JOIN waiting w ON w.place_id = $2 AND w.person_id = hold.person_id
       AND w.token_hash IS NOT DISTINCT FROM hold.token_hash AND w.state = 'offered'
     WHERE hold.id = ANY($1::uuid[]) ORDER BY w.id DESC
     LIMIT (SELECT ${MISSING_PLACES} FROM place ${JOIN_SESSION} WHERE place.id = $2)`,
    [offers, placeId],
  );
  for (const { waitingId, told } of last) {
    await transaction.query(`UPDATE waiting SET state = 'waiting', offered_until = NULL WHERE id = $1`, [waitingId]);
    if (told) await planPlaceMail(transaction, 'lapsed', waitingId, { ...told, isWithdrawn: true }, now);
  }
  await endLiveHolds(
    transaction,
    last.map(({ holdId }) => holdId),
    now,
  );
}
