import { describe, expect, it } from 'vitest';
import { sharing } from '../../demo/api/sharing.ts';

/** Runs that the test ends. */
function runs() {
  const ends: (() => void)[] = [];
  const work = () =>
    new Promise<number>((resolve) => {
      const n = ends.length + 1;
      ends.push(() => resolve(n));
    });
  return { ends, work };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('D-caching: callers that ask for the same at the same time', () => {
  it('callers that ask for the same at the same time share one run, which starts after they have asked', async () => {
    const share = sharing();
    const { ends, work } = runs();
    const answers = Promise.all([share('a', work), share('a', work)]);
    expect(ends).toHaveLength(0);
    await soon();
    ends[0]?.();
    expect(await answers).toEqual([1, 1]);
  });

  it('callers never get an answer of a run that had started before they asked', async () => {
    const share = sharing();
    const { ends, work } = runs();
    const early = share('a', work);
    await soon();
    const late = Promise.all([share('a', work), share('a', work)]);
    await soon();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await early).toBe(1);
    await soon();
    ends[1]?.();
    expect(await late).toEqual([2, 2]);
  });

  it('callers after a run share the next one, which does not begin before the rest is over', async () => {
    const rests: (() => void)[] = [];
    const share = sharing(() => new Promise((resolve) => rests.push(resolve)));
    const { ends, work } = runs();
    const first = share('a', work);
    await soon();
    ends[0]?.();
    expect(await first).toBe(1);
    const later = [share('a', work), share('a', work)];
    const other = share('b', work);
    await soon();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    expect(await other).toBe(2);
    rests[0]?.();
    await soon();
    ends[2]?.();
    expect(await Promise.all(later)).toEqual([3, 3]);
  });

  it('callers do not wait for runs of other keys', async () => {
    const share = sharing();
    const { ends, work } = runs();
    const answers = Promise.all([share('a', work), share('b', work)]);
    await soon();
    for (const end of ends) end();
    expect(await answers).toEqual([1, 2]);
  });

  it('callers all get the failure of their run, and the next ones a new run', async () => {
    const share = sharing();
    const fail = () => Promise.reject(new Error('lost'));
    const answers = await Promise.allSettled([share('a', fail), share('a', fail)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await share('a', async () => 'found')).toBe('found');
  });
});
