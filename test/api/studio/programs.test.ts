import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CellObject, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingText } from '../../../core/studio/sentences.ts';
import { followReferences, readTables } from '../../../core/studio/understand.ts';
import { tablesOf } from '../../../demo/api/studio/reading/json.ts';
import { readFile, readFiles } from '../../../demo/api/studio/reading/read-files.ts';
import { installFromDebian } from '../../fixtures/debian.ts';
import { STUDIO_FILES } from '../../fixtures/studio/studio-files.ts';
import { workbookOf } from '../../fixtures/studio/workbook.ts';
import { odsParts, odsRow, xlsxParts, xlsxRow, zipOf } from '../../fixtures/studio/zip.ts';

/** LibreOffice's filter of CSV: separator, encoding (76 is UTF-8), whether cells are as shown; all sheets. */
const csv = (separator: number, encoding: string, shown: boolean) =>
  `csv:Text - txt - csv (StarCalc):${separator},34,${encoding},1,,0,false,true,${shown},false,false,-1`;

/** The programs, each with what it writes: the format, and how. */
const WRITERS: Readonly<Record<string, (source: string, folder: string) => void>> = {
  'the package itself, xlsx': (source, folder) => execFileSync('cp', [source, join(folder, 'studio.xlsx')]),
  'LibreOffice, ods': (source, folder) => office(source, folder, 'ods'),
  'LibreOffice, xlsx': (source, folder) => office(source, folder, 'xlsx:Calc MS Excel 2007 XML'),
  'LibreOffice, CSV with commas': (source, folder) => office(source, folder, csv(44, '76', false)),
  'LibreOffice, CSV with commas in Windows-1252': (source, folder) => office(source, folder, csv(44, '1', false)),
  'LibreOffice, CSV with semicolons as shown': (source, folder) => office(source, folder, csv(59, '76', true)),
  'LibreOffice, CSV with tabs as shown': (source, folder) => office(source, folder, csv(9, '76', true)),
  'LibreOffice in French, CSV with commas': (source, folder) => office(source, folder, csv(44, '76', false), 'fr-FR'),
  'LibreOffice in French, CSV with semicolons as shown': (source, folder) =>
    office(source, folder, csv(59, '76', true), 'fr-FR'),
  'Gnumeric, xlsx': (source, folder) => gnumeric(source, join(folder, 'studio.xlsx')),
  'Gnumeric, ods': (source, folder) => gnumeric(source, join(folder, 'studio.ods')),
  'Gnumeric, CSV': (source, folder) => gnumeric(source, join(folder, '%s.csv'), '-S'),
};

let folder: string;

function office(source: string, out: string, format: string, region = 'en-US'): void {
  const profile = `-env:UserInstallation=file://${folder}/${region}`;
  mkdirSync(join(folder, region, 'user'), { recursive: true });
  const setting = `<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${region}</value></prop></item>`;
  const settings = join(folder, region, 'user', 'registrymodifications.xcu');
  const items = `<oor:items xmlns:oor="http://openoffice.org/2001/registry">${setting}</oor:items>`;
  if (!existsSync(settings)) writeFileSync(settings, items);
  execFileSync('soffice', [profile, '--headless', '--convert-to', format, '--outdir', out, source], {
    stdio: 'ignore',
  });
}

function gnumeric(source: string, target: string, ...options: readonly string[]): void {
  execFileSync('ssconvert', [...options, source, target], { stdio: 'ignore' });
}

/** What a studio says, without the places at which it says so. The days of an English program have the month first. */
async function meaning(tables: Parameters<typeof readTables>[0]) {
  const today = '2026-11-20';
  const asked = readTables(tables, { today, answers: {} }).questions;
  const answers = Object.fromEntries(
    asked.filter(({ question }) => question === 'day-first').map(({ id }) => [id, 'month-day']),
  );
  const { rows, findings, questions } = followReferences(readTables(tables, { today, answers }), {});
  expect(findings.map((finding) => findingText(finding, 'en'))).toEqual([]);
  expect(questions).toEqual([]);
  const filled = (values: object) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => value !== null)
        .sort(),
    );
  return Object.fromEntries(Object.entries(rows).map(([id, list]) => [id, list.map(({ values }) => filled(values))]));
}

const BOTH = (['fr', 'en'] as const).flatMap((lang) =>
  (['typed', 'texts'] as const).map((cells) => [lang, cells] as const),
);

describe('D-studio-cells: workbooks that exceljs has written', () => {
  it.each(BOTH)('a workbook with headings in %s and %s cells says the same as JSON', async (lang, cells) => {
    const path = `test/fixtures/studio/exceljs/${lang}-${cells}.xlsx`;
    expect(await meaning(await readFiles(path))).toEqual(await meaning(tablesOf('studio.json', STUDIO_FILES)));
  });
});

const HEADINGS = ['Prénom', 'Nom'];
const LEA = ['Léa', 'Martin'];
const ZOE = ['Zoé', 'Petit'];
const table = (rows: readonly (readonly (string | CellObject)[])[], more: Partial<WorkSheet> = {}): WorkSheet =>
  Object.assign(utils.aoa_to_sheet(rows as never), more);
const merged = table([HEADINGS, LEA, ['Zoé']], { '!merges': [utils.decode_range('B2:B3')] });
const computed: CellObject = { t: 's', v: 'Léa', f: '"L"&"éa"' };
const linked: CellObject = { t: 's', v: 'Léa', l: { Target: 'mailto:lea@example.org' } };

/** Shapes of sheets, and the coaches that they name, or the first finding. */
const SHAPES: readonly (readonly [shape: string, WorkSheet, expected: unknown, fillsMerged: boolean])[] = [
  ['rows without values between the others', table([[], HEADINGS, [], LEA, ['', ' '], [], ZOE, []]), [LEA, ZOE], false],
  ['a title above the headings', table([['Notre équipe'], ['saison 2026'], [], HEADINGS, LEA]), [LEA], false],
  [
    'a column without a heading and values',
    table([
      ['', ...HEADINGS],
      ['', ...LEA],
    ]),
    [LEA],
    false,
  ],
  ['a formula, of which the result is read', table([HEADINGS, [computed, 'Martin']]), [LEA], false],
  ['a link', table([HEADINGS, [linked, 'Martin']]), [LEA], false],
  ['merged cells', merged, 'required', false],
  ['merged cells, which are filled if asked', merged, [LEA, ['Zoé', 'Martin']], true],
];

async function coachesIn(name: string, bytes: Buffer, fillsMerged?: boolean) {
  const { rows, findings } = readTables(await readFile(name, bytes, fillsMerged), { today: '2026-11-20', answers: {} });
  const [first] = findings;
  if (first) return first.case === 'wrong-cell' ? first.wrong : first.case;
  return (rows['coaches'] ?? []).map(({ values }) => [values['firstName'], values['lastName']]);
}

describe('D-studio-cells: shapes of sheets', () => {
  it.each(SHAPES)('a sheet with %s is understood, in both formats', async (_, sheet, expected, fillsMerged) => {
    for (const bookType of ['xlsx', 'ods'] as const) {
      for (const Hidden of [0, 1] as const) {
        const book: WorkBook = {
          SheetNames: ['Coachs'],
          Sheets: { Coachs: sheet },
          Workbook: { Sheets: [{ Hidden }] },
        };
        const bytes: Buffer = write(book, { type: 'buffer', bookType });
        expect(await coachesIn(`studio.${bookType}`, bytes, fillsMerged), bookType).toEqual(expected);
      }
    }
  });

  const text = '<is><t>Léa</t></is>';
  const error = 'office:string-value="" calcext:value-type="error"><text:p>#DIV/0!';
  it.each([
    ['bold in a part', 'xlsx', text, '<is><r><rPr><b/></rPr><t>L</t></r><r><t>éa</t></r></is>', [LEA]],
    ['bold in a part', 'ods', '>Léa', '>L<text:span text:style-name="T1">éa</text:span>', [LEA]],
    ['a formula that has failed', 'xlsx', `t="inlineStr">${text}`, 't="e"><f>1/0</f><v>#DIV/0!</v>', 'formula-failed'],
    ['a formula that has failed', 'ods', '><text:p>Léa', ` table:formula="of:=1/0" ${error}`, 'formula-failed'],
  ])('a cell with %s is understood in %s', async (_, kind, replaced, written, expected) => {
    const rows = kind === 'xlsx' ? xlsxRow(1, ...HEADINGS) + xlsxRow(2, ...LEA) : odsRow(...HEADINGS) + odsRow(...LEA);
    const parts = (kind === 'xlsx' ? xlsxParts : odsParts)(rows.replace(replaced, written));
    expect(await coachesIn(`studio.${kind}`, zipOf(parts))).toEqual(expected);
  });
});

describe('D-studio-cells: files that real programs have written', { tags: ['@long'] }, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'programs-'));
    const isThere = (program: string) => existsSync(`/usr/bin/${program}`);
    if (!isThere('soffice') || !isThere('ssconvert')) await installFromDebian('libreoffice-calc', 'gnumeric');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const cases = BOTH.flatMap(([lang, cells]) => Object.keys(WRITERS).map((writer) => [writer, lang, cells] as const));

  it.each(cases)('%s, with headings in %s and %s cells, says the same as JSON', async (writer, lang, cells) => {
    const out = join(folder, `${lang}-${cells}-${Object.keys(WRITERS).indexOf(writer)}`);
    mkdirSync(out);
    const source = join(folder, `${lang}-${cells}`, 'studio.xlsx');
    mkdirSync(join(folder, `${lang}-${cells}`), { recursive: true });
    writeFileSync(source, workbookOf(STUDIO_FILES, lang, cells));
    WRITERS[writer]?.(source, out);
    const [first = ''] = readdirSync(out);
    const tables = await readFiles(/\.(?:xlsx|ods)$/.test(first) ? join(out, first) : out);
    expect(await meaning(tables)).toEqual(await meaning(tablesOf('studio.json', STUDIO_FILES)));
  });
});
