import { Type } from 'typebox';
import { exact } from './common.ts';
import { ChangedSessionsSchema } from './studio-sessions.ts';

/** A cell: a text, a number, a boolean, a list of texts, or null. */
const CellValue = Type.Union([
  Type.String({ maxLength: 100_000 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 }),
]);

/** The form of docs/data.md as JSON: a list of rows for each sheet. */
export const Sheets = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Array(Type.Record(Type.String({ maxLength: 40 }), CellValue), { maxItems: 200_000 }),
);

export const ImportBody = exact({
  sheets: Type.Optional(Sheets),
  /** In place of sheets: workbooks, or files of CSV or JSON, as `npm run studio -- import` takes them. */
  files: Type.Optional(
    Type.Array(
      exact({
        name: Type.String({ minLength: 1, maxLength: 200 }),
        content: Type.String({ description: 'Its bytes, in base64.', maxLength: 16_000_000 }),
      }),
      { minItems: 1, maxItems: 40 },
    ),
  ),
  answers: Type.Optional(Type.Record(Type.String({ maxLength: 300 }), Type.String({ maxLength: 40 }))),
  confirm: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 })),
});

export const ImportSchema = exact(
  {
    state: Type.Enum(['ready', 'written']),
    confirm: Type.String({ description: 'With which the same content is written.' }),
    changes: Type.Array(
      exact(
        {
          sheet: Type.String(),
          added: Type.Integer(),
          changed: Type.Integer(),
          removed: Type.Integer(),
          rows: Type.Array(Type.String(), { description: 'The keys of the first of these rows.' }),
        },
        'SheetChanges',
      ),
    ),
    sessions: ChangedSessionsSchema,
  },
  'Import',
);
