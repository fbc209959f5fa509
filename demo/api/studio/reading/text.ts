import { FileError } from './file-error.ts';

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the text of a file: UTF-8, or UTF-16 with its mark. Anything else is taken for the one-byte encoding that
 * spreadsheet programs of western Europe write (Windows-1252). Throws a FileError for bytes that are no text.
 */
export function textOf(file: string, bytes: Uint8Array): string {
  if (bytes.length === 0) throw new FileError(file, 'empty');
  const text = decoded(bytes);
  // Tabs and line ends are the only control characters of a table.
  if (/(?![\t\n\v\f\r\u0085])\p{Cc}|\ufffe/u.test(text)) throw new FileError(file, 'not-text');
  if (text.trim() === '') throw new FileError(file, 'empty');
  return text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
