import type { Mail } from './mail-content.ts';

/** Why no mail at all can be sent at present, in a sentence that says what to check. */
export const AWAY = {
  unreachable: 'The mail server cannot be reached: check the host and the port in SMTP_URL, and the firewall.',
  login: 'The mail server refuses the login: check the user and the password in SMTP_URL.',
  sender: 'The mail server refuses the sender: check MAIL_FROM, and whether SMTP_URL needs a login.',
} as const;

/** Why a mail was not sent: the server takes no mail, or refuses this one for now, or its mailbox does not exist. */
export type WhyRefused = keyof typeof AWAY | 'for-now' | 'no-mailbox';

/** The mail has certainly not arrived: the mail server did not receive it, or refused it. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly why: WhyRefused;
  readonly code: string;

  constructor(why: WhyRefused, message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
    this.code = why;
  }
}

/** Returns why no mail at all can be sent at present; null for a failure of one mail. */
export function awayOf(error: unknown): keyof typeof AWAY | null {
  return error instanceof MailRefused && error.why in AWAY ? (error.why as keyof typeof AWAY) : null;
}

/** Sends mail. */
export interface MailPort {
  /**
   * Resolves when the mail server has accepted the mail. Rejects with a `MailRefused` if it has certainly not accepted
   * the mail, and with another error if this is unknown. `id` is the same for each attempt, so that a mail that arrives
   * twice is recognised as one mail.
   */
  send(mail: Mail, id: string, createdAt: number): Promise<void>;
}
