import type { Mail } from './mail-content.ts';

/** The mail has certainly not arrived: the mail server did not receive it, or refused it. */
export class MailRefused extends Error {}

/** Sends mail. */
export interface MailPort {
  /**
   * Resolves when the mail server has accepted the mail. Rejects with a `MailRefused` if it has certainly not accepted
   * the mail, and with another error if this is unknown. `id` is the same for each attempt, so that a mail that arrives
   * twice is recognised as one mail.
   */
  send(mail: Mail, id: string, createdAt: number): Promise<void>;
}
