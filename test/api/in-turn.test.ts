import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn, Overloaded } from '../../demo/api/in-turn.ts';

/** Work that the test ends; `begun` has the names of what has begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await later();
  };
  return { begun, work, end };
}

/** Waits until everything that can be begun has been. */
async function later(): Promise<void> {
  for (let n = 0; n < 5; n += 1) await setImmediate();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('D-embedded-queue: work in turn', () => {
  it('work begins in the order in which it is given, as much at once as is allowed', async () => {
    const { begun, work, end } = works();
    const inOrder = inTurn({ atOnce: 2, patience: 1000 });
    const all = ['a', 'b', 'c', 'd'].map((name) => inOrder(work(name)));
    await later();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    await end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('work that has waited too long is told so at once, though what is before it never ends, and the next gets its turn', async () => {
    const { begun, work, end } = works();
    const inOrder = inTurn({ atOnce: 1, patience: 5000 });
    const first = inOrder(work('first'));
    const late = inOrder(work('late')).catch((error: unknown) => error);
    await later();
    vi.advanceTimersByTime(1);
    const next = inOrder(work('next'));
    vi.advanceTimersByTime(4999);
    expect(await late).toEqual(new Overloaded(5));
    await end('first');
    expect(begun).toEqual(['first', 'next']);
    await end('next');
    expect(await Promise.all([first, next])).toEqual(['first', 'next']);
  });

  it('work after one that has failed is done', async () => {
    const inOrder = inTurn({ atOnce: 1, patience: 1000 });
    const failed = inOrder(() => Promise.reject(new Error('lost'))).catch(String);
    expect(await inOrder(async () => 'found')).toBe('found');
    expect(await failed).toBe('Error: lost');
  });
});
