import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { due, WATCHED } from '../last-runs.ts';

const GREEN = { commit: 'abc', date: '2026-11-27', verdict: 'green', seconds: 60 } as const;
const RUNS = Object.fromEntries(Object.keys(WATCHED).map((suite) => [suite, GREEN]));

describe('C-running: the long suites that are due', () => {
  it('a suite is due if its folders have changed since its last run, if that was red, and if it never ran', () => {
    const { hosts: _, ...others } = RUNS;
    const runs = { ...others, look: { ...GREEN, verdict: 'red' as const } };
    expect(
      due(runs, (_commit, paths) => (paths.includes('test/engines') ? ['widgets/a.ts', 'widgets/b.ts'] : [])),
    ).toEqual([
      'due: engines, last run on 2026-11-27 at abc, green; 2 files since',
      'due: hosts, which has no run on record',
      'due: look, last run on 2026-11-27 at abc, red; 0 files since',
    ]);
  });

  it('no suite is due where nothing has changed, or where the history is not there', () => {
    expect(due(RUNS, () => [])).toEqual([]);
    expect(due(RUNS, () => null)).toEqual([]);
  });

  it('a folder that is watched exists', () => {
    const top = new URL('../../', import.meta.url);
    expect(
      Object.values(WATCHED)
        .flat()
        .filter((path) => !existsSync(new URL(path, top))),
    ).toEqual([]);
  });
});
