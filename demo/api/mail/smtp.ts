import { createTransport, type NodemailerError, type SendMailOptions, type Transporter } from 'nodemailer';
import type { MailSettings } from '../../environment/mail.ts';
import { type MailPort, MailRefused } from '../ports/mail.ts';

/** How long a server may be silent, in milliseconds. */
const SILENCE_MS = 20_000;
/** How long sending one mail may take in all, in milliseconds. */
export const SEND_MS = 60_000;

const LOCAL = /^(?:localhost|127\.[\d.]+|::1)$/;

/** The time limits of sending, in milliseconds: of the server's silence, and of one mail in all. */
export interface SendingTimes {
  readonly silence?: number;
  readonly send?: number;
}

/**
 * Returns a port that sends by SMTP, each mail over a new connection. A password is sent only over TLS, except to a
 * server on this machine.
 */
export function smtp(
  { smtp: { host, port, isSecure, login }, from }: MailSettings,
  { silence = SILENCE_MS, send = SEND_MS }: SendingTimes = {},
): MailPort {
  const options = {
    host,
    port,
    secure: isSecure,
    requireTLS: login !== null && !LOCAL.test(host),
    // A server on this machine has no certificate from a known authority.
    ...(LOCAL.test(host) && { tls: { rejectUnauthorized: false } }),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: (mail, id, createdAt) =>
      sendBy(createTransport(options), {
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
        // Without this limit, a server that sends a little now and then could keep the connection open forever.
        signal: AbortSignal.timeout(send),
      }),
  };
}

/** Sends one mail; throws a `MailRefused` if the server has certainly not accepted it. */
async function sendBy(transport: Transporter, mail: SendMailOptions): Promise<void> {
  let isBegun = false;
  // The mail is composed only after the server has sent its greeting and accepted the login.
  transport.use('stream', ({ message }, done) => {
    message.processFunc((content) => {
      isBegun = true;
      return content;
    });
    done();
  });
  try {
    await transport.sendMail(mail);
  } catch (error) {
    const { code, responseCode } = error as NodemailerError;
    const reason = code === 'EABORT' ? 'The mail server took too long.' : (error as Error).message;
    const isRefused = !isBegun || responseCode !== undefined || code === 'EENVELOPE';
    throw isRefused ? new MailRefused(reason, { cause: error }) : new Error(reason, { cause: error });
  }
}
