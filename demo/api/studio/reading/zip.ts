import { inflateRawSync } from 'node:zlib';
import { FileError } from './file-error.ts';

/** What the parts of a workbook may be together, in bytes, once they are decompressed. */
const MOST_BYTES = 200_000_000;
const MOST_PARTS = 2000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** Declarations of entities, with which a small file becomes a large one or names other files. */
const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;

/** Parts with programs. */
const MACROS = /vbaProject|^xl\/(?:macrosheets|activeX|embeddings)\/|^(?:Basic|Scripts)\/./i;

interface Part {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Checks a workbook before it is read: that it is one, is not encrypted, has no macros and no declarations, and is not
 * too big. Throws a FileError.
 */
export function checkWorkbook(file: string, bytes: Buffer): void {
  const parts = partsOf(file, bytes);
  const names = parts.map(({ name }) => name);
  const manifest = parts.find(({ name }) => name === 'META-INF/manifest.xml')?.content.toString() ?? '';
  if (manifest.includes('encryption-data')) throw new FileError(file, 'password');
  const isOds = parts.some(
    ({ name, content }) => name === 'mimetype' && /opendocument\.spreadsheet/.test(content.toString()),
  );
  if (!isOds && !names.includes('xl/workbook.xml')) throw new FileError(file, 'other-document');
  if (names.some((name) => MACROS.test(name))) throw new FileError(file, 'macros');
  if (parts.some(({ name, content }) => /\.(?:xml|rels)$/.test(name) && DECLARATION.test(plain(content)))) {
    throw new FileError(file, 'entities');
  }
  if (parts.some(({ name, content }) => name === 'content.xml' && isRepeated(content)))
    throw new FileError(file, 'bomb');
}

/** Whether a value stands in more cells beside each other than a table has: the reader would write each of them. */
function isRepeated(content: Buffer): boolean {
  const xml = content.toString('latin1');
  const name = 'number-columns-repeated="';
  for (let at = xml.indexOf(name); at >= 0; at = xml.indexOf(name, at + 1)) {
    const isMany = /^\d{4,}/.test(xml.slice(at + name.length, at + name.length + 10));
    if (isMany && xml.slice(xml.lastIndexOf('<', at), xml.indexOf('>', at)).includes('value-type=')) return true;
  }
  return false;
}

/** Returns XML as text of one byte a letter: UTF-16 has a NUL beside each. */
function plain(content: Buffer): string {
  return content.toString('latin1').replaceAll('\0', '');
}

/** Decompresses every part, with a limit for all of them together: the sizes that a file gives may be wrong. */
function partsOf(file: string, bytes: Buffer): readonly Part[] {
  const parts: Part[] = [];
  let left = MOST_BYTES;
  for (const entry of entriesOf(file, bytes)) {
    const content = contentOf(file, bytes, entry, left);
    left -= content.length;
    parts.push({ name: entry.name, content });
  }
  return parts;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly size: number;
  readonly at: number;
}

function entriesOf(file: string, bytes: Buffer): readonly Entry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) throw new FileError(file, 'damaged');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw new FileError(file, 'bomb');
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new FileError(file, 'damaged');
    if (bytes.readUInt16LE(at + 8) & 1) throw new FileError(file, 'password');
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const entry = {
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    };
    at += 46 + name + extra + comment;
    return entry;
  });
}

function contentOf(file: string, bytes: Buffer, { at, method, size }: Entry, most: number): Buffer {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw new FileError(file, 'damaged');
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + size);
  if (packed.length < size) throw new FileError(file, 'damaged');
  if (method === 0) return packed;
  if (method !== 8) throw new FileError(file, 'damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isTooLarge = error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FileError(file, isTooLarge ? 'bomb' : 'damaged');
  }
}
