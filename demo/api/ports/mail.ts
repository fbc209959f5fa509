import type { Mail } from './mail-content.ts';

/** Sends mail. */
export interface MailPort {
  /**
   * Resolves once the mail server has taken the mail on; rejects where it has not, or nobody knows. `id` is the same for
   * every try, so that a mail that arrives twice is known as one.
   */
  send(mail: Mail, id: string, createdAt: number): Promise<void>;
}
