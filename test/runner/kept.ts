import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Told } from './told.ts';

const cache = new URL('../../.cache/', import.meta.url);

/** Keeps the reports of a suite, from which tables are made later. */
export function keepTold(suite: string, told: readonly Told[]): void {
  write(new URL(`test/${suite}.json`, cache), told);
}

/** Returns the reports of the last run of a suite. Throws if the suite has not run. */
export function lastTold(suite: string): readonly Told[] {
  return JSON.parse(readFileSync(new URL(`test/${suite}.json`, cache), 'utf8'));
}

/** Keeps how long files took, with which the next run is planned. */
export function keepSeconds(files: readonly { readonly file: string; readonly seconds: number }[]): void {
  const took = files.map(({ file, seconds }) => [file, Math.round(seconds * 10) / 10] as const);
  write(new URL('seconds.json', cache), { ...lastSeconds(), ...Object.fromEntries(took) });
}

/** Returns how many seconds each file took in its last run; files that never ran on this machine are missing. */
export function lastSeconds(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(new URL('seconds.json', cache), 'utf8'));
  } catch {
    return {};
  }
}

function write(file: URL, value: unknown): void {
  mkdirSync(dirname(file.pathname), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
}
