import type { Medians } from './interleave.ts';

/** A contender's medians in a line. */
export function lineOf(name: string, { cold, warm, range }: Medians): string {
  const [fastest, slowest] = range.map(Math.round);
  const first = `cold ${Math.round(cold.painted)} ms (${fastest}–${slowest}), script ${Math.round(cold.script)}`;
  const second = warm ? `; warm ${Math.round(warm.painted)} ms, script ${Math.round(warm.script)}` : '';
  return `  ${name.padEnd(14)} ${first}${second}`;
}
