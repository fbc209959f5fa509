import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WIDGETS = join(import.meta.dirname, '../../widgets');

/** Texts that the specification prescribes exactly, with plain spaces. */
const QUOTED: readonly string[] = ["SESSION PLEINE : LISTE D'ATTENTE", '{minutes} min'];

/**
 * Matches a plain space where French has a no-break space: before these signs, after an opening quote, before a unit.
 */
const PLAIN = / [:;!?»]|« |[\d}#] (?:min|kcal|h|pas|étages?)(?![\p{L}'])/u;

const files = readdirSync(WIDGETS, { recursive: true, encoding: 'utf8' }).filter((file) => /messages\.ts$/.test(file));

async function frenchOf(file: string): Promise<readonly (readonly [key: string, text: string])[]> {
  const module: Readonly<Record<string, { readonly fr?: Readonly<Record<string, string>> }>> = await import(
    /* @vite-ignore */ join(WIDGETS, file)
  );
  return Object.values(module).flatMap(({ fr }) => Object.entries(fr ?? {}));
}

describe('D-typography: typographic rules hold for French texts', () => {
  it.each(files)('%s has no plain space where a line may not break', async (file) => {
    const texts = await frenchOf(file);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => PLAIN.test(text) && !QUOTED.includes(text))).toEqual([]);
  });

  it('the exceptions are in the texts, and would be found without their exemption', async () => {
    const all = (await Promise.all(files.map(frenchOf))).flat().map(([, text]) => text);
    for (const quoted of QUOTED) expect([all.includes(quoted), PLAIN.test(quoted)]).toEqual([true, true]);
  });
});
