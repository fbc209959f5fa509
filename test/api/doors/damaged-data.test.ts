import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../demo/api/database/open.ts';

it('C-running: a damaged data folder is refused in a sentence that says what to do', { tags: ['@long'] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'creneau-damaged-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const whole = join(folder, 'whole');
  await (await openDatabase({ databaseUrl: null, dataDir: whole }, () => {})).close();
  const damages: Readonly<Record<string, (database: string) => void>> = {
    'no version': (database) => writeFileSync(join(database, 'PG_VERSION'), ''),
    'a short control file': (database) => truncateSync(join(database, 'global', 'pg_control'), 100),
    'no tables': (database) => rmSync(join(database, 'base'), { recursive: true }),
  };
  for (const [name, damage] of Object.entries(damages)) {
    const dataDir = join(folder, name);
    cpSync(whole, dataDir, { recursive: true });
    damage(join(dataDir, 'database'));
    await expect(
      openDatabase({ databaseUrl: null, dataDir }, () => {}),
      name,
    ).rejects.toThrow(/^The database in .* does not open, and seems damaged: put a copy back .* a new database\.$/);
  }
});
