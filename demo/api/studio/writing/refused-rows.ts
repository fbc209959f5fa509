import { broken } from '../../../../core/studio/broken.ts';
import type { Finding, Row } from '../../../../core/studio/finding.ts';
import type { Transaction } from '../../database/database.ts';

/** What is wrong with rows is known only now: the transaction must be undone. */
export class RefusedRows extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super('Rows were refused.');
    this.findings = findings;
  }
}

/** What PostgreSQL says of a row that it refuses. */
interface Refusal extends Error {
  readonly code: string;
  readonly table?: string;
  readonly constraint?: string;
}

const DUPLICATE = '23505';

/** The columns of the form whose values stand in columns of other names. */
const MEMBERS: Readonly<Record<string, string>> = {
  ...{ person_id: 'email', slug: 'address', url: 'address', slotted_id: 'offer', starts_on: 'firstDay' },
  ...{ starts_at: 'start', ends_at: 'end', price_cents: 'price', amount_cents: 'amount', max_uses: 'maxUses' },
};

/**
 * Writes the rows of a sheet. Throws a RefusedRows with the first row that the database refuses: because of what another
 * row has already, or because of a value that it cannot have.
 */
export async function namingTheRow<Result>(
  transaction: Transaction,
  sheetId: string,
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<Result>,
): Promise<Result> {
  const attempt = async (some: readonly Row[]) => {
    await transaction.script('SAVEPOINT sheet');
    try {
      return { case: 'done', result: await write(some) } as const;
    } catch (error) {
      await transaction.script('ROLLBACK TO SAVEPOINT sheet');
      if (!isRefusal(error)) throw error;
      return { case: 'refused', refusal: error } as const;
    }
  };
  const whole = await attempt(rows);
  if (whole.case === 'done') return whole.result;
  let [good, bad, { refusal }] = [0, rows.length, whole];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const part = await attempt(rows.slice(0, middle));
    await transaction.script('ROLLBACK TO SAVEPOINT sheet');
    if (part.case === 'done') good = middle;
    else [bad, refusal] = [middle, part.refusal];
  }
  const row = rows[bad - 1];
  throw row ? new RefusedRows([await findingOf(transaction, sheetId, row, refusal)]) : refusal;
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

async function findingOf(transaction: Transaction, sheetId: string, row: Row, refusal: Refusal): Promise<Finding> {
  const names = await transaction.query<{ name: string }>(
    `SELECT attname AS name FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
     WHERE conrelid = to_regclass($1) AND conname = $2 ORDER BY attnum`,
    [refusal.table ?? '', refusal.constraint ?? ''],
  );
  const columns = names.map(({ name }) => MEMBERS[name] ?? name);
  const about = columns.find((id) => row.values[id] !== null && row.values[id] !== undefined);
  const rule = refusal.code === DUPLICATE ? 'taken' : 'impossible';
  return broken(sheetId, row, rule, about, about && row.values[about]);
}
