import type { Database } from '../database/database.ts';
import { every } from '../every.ts';
import { causesOf, failure } from '../logging.ts';
import { OUTBOX_COLUMNS, type OutboxRow, writeWithKey } from '../mail/outbox.ts';
import { SEND_MS } from '../mail/smtp.ts';
import { AWAY, awayOf, MailRefused } from '../ports/mail.ts';
import type { MailKind } from '../ports/mail-content.ts';
import type { Log, MailServices } from '../service-types.ts';
import { BATCH, RowFailed } from './batch.ts';

const EVERY_MS = 5_000;
/** How long a mail that is being sent is reserved for its process; longer than sending can take. */
const LEASE_MS = 3 * SEND_MS;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** The longest pause while the mail server takes no mail, in usual pauses: ten minutes. */
const LONGEST_AWAY = 120;
/** The age at which a mail is given up. */
const GIVE_UP_MS = 3 * 86_400_000;

/** Returns the SQL of whether the mail of this kind on the same subject has certainly not arrived. */
const neverArrived = (kind: MailKind) =>
  `EXISTS (SELECT FROM outbox AS begun WHERE begun.kind = '${kind}' AND begun.about = outbox.about AND begun.tries <= begun.refusals)`;

/**
 * The SQL of whether a mail is no longer true: it offers a place that is taken or no longer kept at `$1`, or reports
 * the end of something whose beginning was not reported.
 */
const IS_OVER = `CASE kind
  WHEN 'offered' THEN NOT EXISTS (
    SELECT FROM waiting WHERE waiting.id = split_part(about, ':', 2)::bigint AND waiting.state = 'offered' AND offered_until > $1::bigint)
  WHEN 'lapsed' THEN ${neverArrived('offered')}
  WHEN 'gift-cancelled' THEN ${neverArrived('gift')}
  ELSE false END`;

/** The sending of mail by this process. */
export interface Mailing {
  /** Stops it, and waits for a current run. */
  readonly stop: () => Promise<void>;
  /** Whether the mail server took no mail at all in the last run. */
  readonly isAway: () => boolean;
}

/**
 * Sends pending mail every `pause` milliseconds. Does nothing without a mail server, so that mail is kept. If the server
 * takes no mail, says so once and tries it again after longer and longer pauses (D-mail-server-away).
 */
export function startMailing(services: MailServices, log: Log, pause = EVERY_MS): Mailing {
  if (services.mail === null) return { stop: () => Promise.resolve(), isAway: () => false };
  let away: keyof typeof AWAY | null = null;
  let runs = 0;
  let next = 0;
  const run = async (signal: AbortSignal) => {
    if (performance.now() < next) return;
    const failures = await sendMails(services, signal).then(() => [], causesOf);
    for (const error of failures) {
      if (awayOf(error) === null) log.warn({ failure: failure(error) }, 'mail was not sent');
    }
    const found = awayOf(failures.at(-1));
    if (found !== null && found !== away) log.error({ failure: failure(failures.at(-1)) }, AWAY[found]);
    runs = found === null ? 0 : runs + 1;
    next = found === null ? 0 : performance.now() + pause * awayPause(runs);
    away = found;
  };
  return { stop: every(pause, run, () => {}), isAway: () => away !== null };
}

/** Returns the pause, in usual pauses, after this many runs in which the mail server took no mail. */
export function awayPause(runs: number): number {
  return Math.min(2 ** runs, LONGEST_AWAY);
}

/**
 * Sends pending mail at least once, until the mail server takes no mail at all. If a process ends after sending a mail
 * and before recording this, the mail is sent again, with the same Message-ID, when its lease is over. Finally throws an
 * AggregateError of the failures, if there are any.
 */
export async function sendMails(services: MailServices, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  await giveUpOutdated(services);
  for (let n = 0; n < BATCH && !signal?.aborted && awayOf(failures.at(-1)) === null; n += 1) {
    const row = await claim(services);
    if (row === null) break;
    await send(services, row).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some mails could not be sent.');
}

/** Claims the mail that has waited longest, so that nobody else sends it; null if there is none. */
async function claim({ database, clock }: MailServices): Promise<OutboxRow | null> {
  const now = clock.now();
  const [row] = await database.query<OutboxRow>(
    `UPDATE outbox SET next_try_at = $1::bigint + ${LEASE_MS}, tries = tries + 1 WHERE id = (
       SELECT id FROM outbox WHERE state = 'pending' AND next_try_at <= $1 AND NOT ${IS_OVER}
       ORDER BY next_try_at, number LIMIT 1 FOR UPDATE SKIP LOCKED
     ) RETURNING ${OUTBOX_COLUMNS}`,
    [now],
  );
  return row ?? null;
}

async function send(services: MailServices, row: OutboxRow): Promise<void> {
  const { database, clock, mail } = services;
  let isHanded = false;
  try {
    const written = await writeWithKey(services, row);
    isHanded = true;
    await mail?.send(written, row.id, row.created_at);
  } catch (error) {
    const isRefused = !isHanded || error instanceof MailRefused;
    const isAway = awayOf(error) !== null;
    await database.query(
      `UPDATE outbox SET tries = tries - $4::integer, refusals = refusals + $5::integer,
         next_try_at = CASE WHEN tries = $3 AND state = 'pending' THEN $2::bigint ELSE next_try_at END WHERE id = $1`,
      [
        row.id,
        clock.now() + (isAway ? 0 : pauseAfter(row.tries)),
        row.tries,
        ...(isAway ? [1, 0] : [0, Number(isRefused)]),
      ],
    );
    if (error instanceof MailRefused && error.why === 'no-mailbox') await finish(database, row, 'given-up');
    throw isAway ? error : new RowFailed(`outbox ${row.id}`, error);
  }
  await finish(database, row, 'sent');
}

/** Ends a mail. If the recipient was corrected in the meantime, the mail is sent once more. */
async function finish(database: Database, { id, recipient }: OutboxRow, state: 'sent' | 'given-up'): Promise<void> {
  await database.query(`UPDATE outbox SET state = $3 WHERE id = $1 AND recipient = $2 AND state <> 'sent'`, [
    id,
    recipient,
    state,
  ]);
}

/** Returns the pause before the next try, which doubles with each try up to an hour. */
function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20), LONGEST_PAUSE_MS);
}

/** Gives up mails that are three days old or no longer true. */
async function giveUpOutdated({ database, clock }: MailServices): Promise<void> {
  await database.query(
    `UPDATE outbox SET state = 'given-up' WHERE id = ANY(ARRAY(
       SELECT id FROM outbox WHERE state = 'pending' AND next_try_at <= $1
         AND (created_at < $1::bigint - ${GIVE_UP_MS} OR ${IS_OVER}) FOR UPDATE SKIP LOCKED))`,
    [clock.now()],
  );
}
