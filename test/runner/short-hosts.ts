import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from '../../demo/build.ts';
import type { Command } from './commands.ts';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = '--config=test/playwright.config.ts';
const LISTED = '.cache/short-hosts.txt';
const DEADLINE = 900;

/**
 * Returns the first test of each place in the files, from what `playwright test --list` prints: of the cases of a table,
 * one.
 */
export function oneOfEachKind(listing: string): readonly string[] {
  const first = new Map<string, string>();
  for (const line of listing.split('\n')) {
    const place = /› (\S+:\d+:\d+) ›/.exec(line)?.[1];
    if (place !== undefined && !first.has(place)) first.set(place, line.trim());
  }
  return [...first.values()];
}

/** Returns the suite of host pages with one case of each kind. The build is made again only if it is out of date. */
export async function shortHosts(): Promise<Command> {
  await buildIfNeeded(console.log);
  const list = [`${cwd}node_modules/@playwright/test/cli.js`, 'test', CONFIG, '--project=hosts', '--list'];
  const listing = execFileSync(process.execPath, list, { cwd, encoding: 'utf8' });
  mkdirSync(`${cwd}.cache`, { recursive: true });
  writeFileSync(cwd + LISTED, oneOfEachKind(listing).join('\n'));
  const suite = { name: 'short hosts', by: 'playwright', projects: ['hosts'] } as const;
  return { lanes: [[{ ...suite, args: [`--test-list=${LISTED}`] }]], deadline: DEADLINE };
}
