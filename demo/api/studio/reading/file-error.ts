import { UNREADABLE, type Unreadable } from './sentences.ts';

/** A file that cannot be read at all. Its sentences say why, and what would help. */
export class FileError extends Error {
  readonly reason: Unreadable;
  readonly texts: Readonly<Record<'fr' | 'en', string>>;

  constructor(file: string, reason: Unreadable) {
    const { fr, en } = UNREADABLE[reason];
    super(`${file}: ${en}`);
    this.reason = reason;
    this.texts = { fr: `${file} : ${fr}`, en: `${file}: ${en}` };
  }
}
