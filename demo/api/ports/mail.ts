import type { Mail } from './mail-content.ts';

/** The mail server was never given the mail, or has refused it: surely nobody reads it. */
export class MailRefused extends Error {}

/** Sends mail. */
export interface MailPort {
  /**
   * Resolves once the mail server has taken the mail on; rejects if it has not (a `MailRefused`), or if nobody knows
   * (any other error). `id` is the same for every try, so that a mail that arrives twice is known as one.
   */
  send(mail: Mail, id: string, createdAt: number): Promise<void>;
}
