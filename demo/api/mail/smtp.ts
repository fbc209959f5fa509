import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../environment/mail.ts';
import { type MailPort, MailRefused } from '../ports/mail.ts';

/** How long a server may be silent. */
const SILENCE_MS = 20_000;
/** How long one mail may take altogether. */
export const SEND_MS = 60_000;

const LOCAL = /^(?:localhost|127\.[\d.]+|::1)$/;

/** How long sending may take, in milliseconds. */
export interface SendingTimes {
  readonly silence?: number;
  readonly send?: number;
}

/** Sends by SMTP, each mail over a new connection. A password is sent over TLS only, except on this machine. */
export function smtp(
  { smtp: { host, port, isSecure, login }, from }: MailSettings,
  { silence = SILENCE_MS, send = SEND_MS }: SendingTimes = {},
): MailPort {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: login !== null && !LOCAL.test(host),
    // A server on this machine has no certificate that anybody would know.
    ...(LOCAL.test(host) && { tls: { rejectUnauthorized: false } }),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: (mail, id, createdAt) =>
      withinTime(
        transport.sendMail({
          from,
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${id}@${domain}>`,
          date: new Date(createdAt),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.lang },
          ...(mail.calendar !== null && {
            attachments: [
              {
                filename: 'creneau.ics',
                content: mail.calendar,
                contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
              },
            ],
          }),
        }),
        send,
      ).catch(asRefusal),
  };
}

/** Failures before a mail is handed over, beside those with an answer of the server. */
const BEFORE = new Set(['EDNS', 'ETLS', 'EAUTH', 'EENVELOPE']);

/** Throws the failure again, as a `MailRefused` if the server has certainly not accepted the mail. */
function asRefusal(error: Error & { code?: string; syscall?: string; responseCode?: number }): never {
  const { code = '', syscall, responseCode } = error;
  const isRefused = responseCode !== undefined || syscall === 'connect' || BEFORE.has(code);
  throw isRefused ? new MailRefused(error.message, { cause: error }) : error;
}

/** Limits the time of sending: a server that says a little from time to time would otherwise never end. */
async function withinTime(sending: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), milliseconds);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
