import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('history.json', import.meta.url);

/** The figures of a run: numbers by group and name, groups in groups. */
type Figures = { readonly [name: string]: number | Figures };

/** A kept run, the latest last. */
interface Run {
  readonly date: string;
  readonly version: string;
  readonly figures: Figures;
}

/** A line for each ratio beside a floor or a peer, with the one that was kept last: a slide is seen on the day it happens. */
export function compared(figures: object): readonly string[] {
  const last = runs().at(-1);
  if (!last) return ['No earlier run is kept.'];
  const before = new Map(flat(last.figures));
  return [
    `beside ${last.date} (${last.version}):`,
    ...flat(figures as Figures).map(([name, value]) => `  ${name.padEnd(28)} ${value}   ${before.get(name) ?? 'new'}`),
  ];
}

/** Adds a run to the history. */
export function keep(figures: object): void {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Run;
  const run = { date: new Date().toISOString().slice(0, 10), version, figures };
  writeFileSync(FILE, `${JSON.stringify([...runs(), run], null, 2)}\n`);
}

function runs(): readonly Run[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as readonly Run[];
}

function flat(figures: Figures, above = ''): readonly (readonly [string, number])[] {
  return Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'number' ? [[above + name, value] as const] : flat(value, `${above}${name}.`),
  );
}
