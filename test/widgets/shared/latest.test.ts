import { describe, expect, it } from 'vitest';
import { createLatest } from '../../../widgets/shared/base/latest.ts';

describe('S-stale-answers: the latest turn', () => {
  it('a turn is the latest until another turn starts', () => {
    const next = createLatest();
    const isFirst = next();
    expect(isFirst()).toBe(true);
    const isSecond = next();
    expect([isFirst(), isSecond()]).toEqual([false, true]);
  });

  it('the turns of one counter do not affect those of another', () => {
    const isLatest = createLatest()();
    createLatest()();
    expect(isLatest()).toBe(true);
  });

  it('the latest turn ends with the signal', () => {
    const leaving = new AbortController();
    const next = createLatest(leaving.signal);
    const isLatest = next();
    leaving.abort();
    expect([isLatest(), next()()]).toEqual([false, false]);
  });
});
