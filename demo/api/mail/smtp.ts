import { createTransport, type NodemailerError, type SendMailOptions, type Transporter } from 'nodemailer';
import { methodOf } from '../../../core/booking/calendar-file.ts';
import type { MailSettings } from '../../environment/mail.ts';
import { type MailPort, MailRefused, type WhyRefused } from '../ports/mail.ts';

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
        ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
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
              contentType: `text/calendar; charset=utf-8; method=${methodOf(mail.calendar)}`,
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
    const failure = error as NodemailerError;
    const reason = failure.code === 'EABORT' ? 'The mail server took too long.' : failure.message;
    const isRefused = !isBegun || failure.responseCode !== undefined || failure.code === 'EENVELOPE';
    throw isRefused
      ? new MailRefused(whyOf(failure, isBegun), reason, { cause: error })
      : new Error(reason, { cause: error });
  }
}

/** The replies that a mailbox does not exist: RFC 5321, and RFC 3463 where the server gives an enhanced code. */
const NO_MAILBOX: readonly (number | string | undefined)[] = [
  ...[550, 551, 553],
  ...['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'],
];

function whyOf({ code, command, responseCode, response }: NodemailerError, isBegun: boolean): WhyRefused {
  if (code === 'EAUTH') return 'login';
  if (command === 'MAIL FROM') return 'sender';
  if (responseCode === 421 || (!isBegun && code !== 'EENVELOPE')) return 'unreachable';
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return command === 'RCPT TO' && NO_MAILBOX.includes(enhanced ?? responseCode) ? 'no-mailbox' : 'for-now';
}
