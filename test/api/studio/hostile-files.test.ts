import { describe, expect, it } from 'vitest';
import { followReferences, readTables } from '../../../core/studio/understand.ts';
import { FileError } from '../../../demo/api/studio/reading/file-error.ts';
import { readFile } from '../../../demo/api/studio/reading/read-files.ts';
import { UNREADABLE, type Unreadable } from '../../../demo/api/studio/reading/sentences.ts';
import { odsParts, odsRow, xlsxParts, xlsxRow, zipOf } from '../../fixtures/studio/zip.ts';

const HEADINGS = ['Prénom', 'Nom'] as const;
const GOOD_XLSX = xlsxParts(xlsxRow(1, ...HEADINGS) + xlsxRow(2, 'Léa', 'Martin'));
const GOOD_ODS = odsParts(odsRow(...HEADINGS) + odsRow('Léa', 'Martin'));
const CSV = 'Prénom;Nom\nLéa;Martin\n';
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000);
const text = (content: string) => Buffer.from(content);
const utf16 = (content: string) => Buffer.from(content, 'utf16le');
const many = (count: number, row: (n: number) => string) => Array.from({ length: count }, (_, n) => row(n)).join('');
const withSheet = (xml: string) => zipOf({ ...GOOD_XLSX, 'xl/worksheets/sheet1.xml': xml });
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const patched = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(value, at);
  return copy;
};
const cut = (bytes: Buffer, from: number) => Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 40)]);

/** Files that cannot be read at all, each with its reason. */
const UNREAD: readonly (readonly [name: string, bytes: () => Buffer, reason: Unreadable])[] = [
  ['empty.csv', () => text(''), 'empty'],
  ['only-a-mark.csv', () => text('\ufeff'), 'empty'],
  ['spaces.csv', () => text(' \n \n'), 'empty'],
  ['nul.csv', () => text('Prénom;Nom\nLé\0a;Martin'), 'not-text'],
  ['picture.csv', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not-text'],
  ['photo.csv', () => Buffer.from('ffd8ffe000104a46494600010101', 'hex'), 'not-text'],
  ['program.csv', () => Buffer.from('7f454c4602010100', 'hex'), 'not-text'],
  ['archive.csv', () => Buffer.from('1f8b0800000000000003', 'hex'), 'not-text'],
  ['utf16-without-a-mark.csv', () => utf16(CSV), 'not-text'],
  ['backspace.csv', () => text('Prénom;Nom\nLéa\b;Martin'), 'not-text'],
  ['open-quote.csv', () => text('Prénom;Nom\n"Léa;Martin\nZoé;Petit\n'), 'quote'],
  ['many-rows.csv', () => text(`Prénom;Nom\n${'a;b\n'.repeat(200_001)}`), 'too-many-rows'],
  ['large.csv', () => Buffer.alloc(64_000_001, 'a'), 'too-big'],
  ['notes.doc', () => text('Bonjour'), 'other-file'],
  ['page.html', () => text('<html></html>'), 'other-file'],
  ['print.pdf', () => text('%PDF-1.7'), 'other-file'],
  ['nothing.xlsx', () => text(''), 'empty'],
  ['text.xlsx', () => text(CSV), 'damaged'],
  ['text.ods', () => text(CSV), 'damaged'],
  ['old.xls', () => Buffer.concat([OLE, zeros(1)]), 'old-workbook'],
  ['password.xlsx', () => Buffer.concat([OLE, text('EncryptedPackage')]), 'old-workbook'],
  ['password.ods', () => zipOf({ ...GOOD_ODS, 'META-INF/manifest.xml': '<m><encryption-data/></m>' }), 'password'],
  ['locked-parts.xlsx', () => zipOf(GOOD_XLSX, { flags: 1 }), 'password'],
  ['half.xlsx', () => half(zipOf(GOOD_XLSX)), 'damaged'],
  ['half.ods', () => half(zipOf(GOOD_ODS)), 'damaged'],
  ['head.xlsx', () => text('PK\x03\x04'), 'damaged'],
  ['tail.xlsx', () => Buffer.concat([text('PK\x05\x06'), Buffer.alloc(18)]), 'other-document'],
  ['hole.xlsx', () => cut(zipOf(GOOD_XLSX), 200), 'damaged'],
  ['wrong-bits.xlsx', () => patched(zipOf(GOOD_XLSX), 60, 0xff), 'damaged'],
  ['other-method.xlsx', () => zipOf(GOOD_XLSX, { method: 12 }), 'damaged'],
  ['longer-than-it-is.xlsx', () => zipOf(GOOD_XLSX, { packedSize: 1_000_000 }), 'damaged'],
  ['bomb.xlsx', () => zipOf({ ...GOOD_XLSX, 'xl/media/bomb.xml': zeros(300) }), 'bomb'],
  ['bomb-that-lies.xlsx', () => zipOf({ ...GOOD_XLSX, 'xl/bomb.xml': zeros(300) }, { size: 10 }), 'bomb'],
  ['bomb.ods', () => zipOf({ ...GOOD_ODS, 'content.xml': zeros(300) }), 'bomb'],
  ['one-part-many-times.xlsx', () => zipOf({ ...GOOD_XLSX, 'xl/bomb.xml': zeros(1) }, { times: 250 }), 'bomb'],
  [
    'many-parts.xlsx',
    () => zipOf({ ...GOOD_XLSX, ...Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`a${n}`, ''])) }),
    'bomb',
  ],
  ['doctype.xlsx', () => withSheet('<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>'), 'entities'],
  [
    'outside-file.xlsx',
    () => withSheet('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>'),
    'entities',
  ],
  [
    'laughs.ods',
    () => zipOf({ ...GOOD_ODS, 'content.xml': '<!DOCTYPE l [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]><x>&b;</x>' }),
    'entities',
  ],
  [
    'utf16-doctype.xlsx',
    () => zipOf({ ...GOOD_XLSX, 'xl/worksheets/sheet1.xml': utf16('<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>') }),
    'entities',
  ],
  ['entity-in-styles.xlsx', () => zipOf({ ...GOOD_XLSX, 'xl/styles.xml': '<!ENTITY a "b">' }), 'entities'],
  ['macros.xlsm', () => zipOf({ ...GOOD_XLSX, 'xl/vbaProject.bin': 'x' }), 'macros'],
  ['macro-sheet.xlsx', () => zipOf({ ...GOOD_XLSX, 'xl/macrosheets/sheet1.xml': '<x/>' }), 'macros'],
  ['basic.ods', () => zipOf({ ...GOOD_ODS, 'Basic/Standard/Module1.xml': '<x/>' }), 'macros'],
  ['script.ods', () => zipOf({ ...GOOD_ODS, 'Scripts/python/a.py': 'x' }), 'macros'],
  ['letter.docx', () => zipOf({ 'word/document.xml': '<x/>' }), 'other-document'],
  ['letter.odt', () => zipOf({ ...GOOD_ODS, mimetype: 'application/vnd.oasis.opendocument.text' }), 'other-document'],
  ['binary.xlsb', () => zipOf({ 'xl/workbook.bin': 'x' }), 'other-document'],
  ['app.zip', () => zipOf({ 'index.js': 'x' }), 'other-document'],
  ['table.numbers', () => zipOf({ 'Index/Document.iwa': 'x' }), 'other-document'],
  [
    'long.xlsx',
    () => zipOf(xlsxParts(xlsxRow(1, ...HEADINGS) + many(10_001, (n) => xlsxRow(n + 2, 'a', 'b')))),
    'too-many-rows',
  ],
  ['heavy.xlsx', () => Buffer.concat([zipOf(GOOD_XLSX), zeros(10)]), 'too-big'],
  [
    'repeated-rows.ods',
    () =>
      zipOf(
        odsParts(
          odsRow(...HEADINGS) +
            odsRow('a', 'b').replace('<table:table-row>', '<table:table-row table:number-rows-repeated="100000">'),
        ),
      ),
    'too-many-rows',
  ],
  [
    'wide.ods',
    () =>
      zipOf(
        odsParts(
          odsRow(...HEADINGS) +
            many(500, () =>
              odsRow('a', 'b').replace(
                '<table:table-cell ',
                '<table:table-cell table:number-columns-repeated="16384" ',
              ),
            ),
        ),
      ),
    'bomb',
  ],
  ['not.json', () => text('{"coaches": ['), 'not-json'],
  ['nan.json', () => text('{"coaches": [{"a": NaN}]}'), 'not-json'],
  ['list.json', () => text('[]'), 'json-form'],
  ['null.json', () => text('null'), 'json-form'],
  ['number.json', () => text('12'), 'json-form'],
  ['no-list.json', () => text('{"coaches": {}}'), 'json-form'],
  ['no-rows.json', () => text('{"coaches": ["Léa"]}'), 'json-form'],
  ['nested.json', () => text('{"coaches": [{"firstName": {"a": 1}}]}'), 'json-form'],
  ['nested-list.json', () => text('{"coaches": [{"firstName": [["a"]]}]}'), 'json-form'],
  ['deep.json', () => text(`{"coaches": [{"a": ${'['.repeat(5000)}${']'.repeat(5000)}}]}`), 'json-form'],
  ['many-rows.json', () => text(`{"coaches": [${'{},'.repeat(200_000)}{}]}`), 'too-many-rows'],
];

/** Files that can be read, and in which something is wrong. */
const WRONG: readonly (readonly [name: string, bytes: () => Buffer, finding: string | null])[] = [
  ['coachs.csv', () => text('<html><body>Prénom</body></html>'), 'no-headings'],
  ['planning.csv', () => text(CSV), 'unknown-sheet'],
  ['coachs.csv', () => text('Prénom;Nom;Nom\nLéa;Martin;Petit'), 'heading-twice'],
  ['coachs.csv', () => text('Prénom;Nom;Humeur\nLéa;Martin;bonne'), 'unknown-heading'],
  ['coachs.csv', () => text('Prénom;Adresse\nLéa;lea'), 'missing-column'],
  ['coachs.csv', () => text('Prénom;Nom\nLéa;Martin;x'), 'extra-cell'],
  ['coachs.csv', () => text('Prénom;Nom\nLéa'), 'wrong-cell'],
  ['coachs.csv', () => text('Prénom;Nom\nLéa;Martin\nLéa;Martin'), 'same-key'],
  ['coachs.csv', () => text('Prénom;Nom\n#REF!;Martin'), 'wrong-cell'],
  [
    'far-away.xlsx',
    () =>
      withSheet(
        '<worksheet><sheetData><row r="99999999"><c r="ZZZZ99999999"><v>1</v></c></row></sheetData></worksheet>',
      ),
    null,
  ],
  [
    'no-strings.xlsx',
    () => withSheet('<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>7</v></c></row></sheetData></worksheet>'),
    null,
  ],
  ['not-xml.xlsx', () => withSheet('<worksheet><sheetData><row><c></row'), null],
  ['outside.xlsx', () => zipOf({ ...GOOD_XLSX, '../../outside.xml': '<x/>' }), null],
  [
    'prototype.json',
    () => text('{"coaches": [{"__proto__": {"a": 1}, "firstName": "Léa", "lastName": "Martin"}]}'),
    'json-form',
  ],
  ['infinite.json', () => text('{"offers": [{"title": "a", "price": 1e999}]}'), 'wrong-cell'],
];

async function caseOf(name: string, bytes: Buffer): Promise<string | null> {
  try {
    const { findings, rows } = followReferences(
      readTables(await readFile(name, bytes), { today: '2026-11-25', answers: {} }),
      {},
    );
    for (const list of Object.values(rows))
      for (const row of list) expect(Object.getPrototypeOf(row.values)).toBe(Object.prototype);
    return findings[0]?.case ?? null;
  } catch (error) {
    if (error instanceof FileError) return error.reason;
    throw error;
  }
}

describe('D-studio-files: broken, strange and hostile files', () => {
  it.each(UNREAD)('the file %s is refused with its sentence', async (name, bytes, reason) => {
    const read = readFile(name, bytes());
    await expect(read).rejects.toBeInstanceOf(FileError);
    await expect(read).rejects.toMatchObject({ reason, message: `${name}: ${UNREADABLE[reason].en}` });
  });

  it.each(WRONG)('the file %s is read, and what is wrong is named', async (name, bytes, finding) => {
    const found = await caseOf(name, bytes());
    if (finding === null) expect(found === null || found in UNREADABLE || found === 'no-headings').toBe(true);
    else expect(found).toBe(finding);
  });

  it.each([
    ['xlsx', () => zipOf(GOOD_XLSX)],
    ['ods', () => zipOf(GOOD_ODS)],
  ])('the same file without a fault is read: %s', async (kind, bytes) => {
    expect(await caseOf(`coachs.${kind}`, bytes())).toBeNull();
  });
});
