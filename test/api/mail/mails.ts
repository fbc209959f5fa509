import ICAL from 'ical.js';
import { OUTBOX_COLUMNS, type OutboxRow, plannedOf } from '../../../demo/api/mail/outbox.ts';
import { writeMail } from '../../../demo/api/mail/write-mail.ts';
import type { Mail } from '../../../demo/api/ports/mail-content.ts';
import { SITE, type TestServer } from '../../fixtures/server/api.ts';

/** The key in the links of `mailsTo`; it opens no order. */
export const KEY = 'a-key';

/** A mail of the outbox with its rendered texts. */
export type Kept = Mail & Pick<OutboxRow, 'kind' | 'purchase_id' | 'state' | 'tries' | 'id'>;

/** The mails to an address, the oldest first. */
export async function mailsTo({ services }: TestServer, recipient: string): Promise<readonly Kept[]> {
  const rows = await services.database.query<OutboxRow>(
    `SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE recipient = $1 ORDER BY number`,
    [recipient],
  );
  return rows.map((row) => {
    const key = row.purchase_id === null ? null : KEY;
    const { kind, purchase_id, state, tries, id } = row;
    return { kind, purchase_id, state, tries, id, ...writeMail(plannedOf(row), { site: SITE, key }) };
  });
}

/** The only mail to an address; throws if there are more or fewer. */
export async function mailTo(server: TestServer, recipient: string): Promise<Kept> {
  const [mail, ...others] = await mailsTo(server, recipient);
  if (!mail || others.length > 0) throw new Error(`${others.length + Number(Boolean(mail))} mails instead of one.`);
  return mail;
}

/** Returns what a calendar application reads for each event in a mail's calendar file. */
export function eventsIn(calendar: string | null | undefined) {
  const file = new ICAL.Component(ICAL.parse(calendar ?? ''));
  return file.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    method: file.getFirstPropertyValue('method'),
    title: String(event.getFirstPropertyValue('summary')).replaceAll('\u00a0', ' '),
    times: ['dtstart', 'dtend'].map((name) => String(event.getFirstPropertyValue(name)).slice(11, 16)).join('–'),
  }));
}
