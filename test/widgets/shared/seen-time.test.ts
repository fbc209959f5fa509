import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterSeen, seenNow } from '../../../widgets/shared/base/seen-time.ts';

/** The page is visible or hidden from now on; a page that is prerendered is hidden until the visitor comes. */
let become: (visibility: DocumentVisibilityState) => void;

beforeEach(() => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  become = (next) => {
    visibility.mockReturnValue(next);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return () => {
    become('visible');
    vi.useRealTimers();
  };
});

describe('D-seen-time: what counts, counts while the page is visible', () => {
  it.each<readonly [string, readonly (readonly [DocumentVisibilityState, number])[], number]>([
    ['on a page that stays visible', [['visible', 100]], 100],
    [
      'on a page that is hidden at first',
      [
        ['hidden', 500],
        ['visible', 100],
      ],
      100,
    ],
    [
      'on a page that is hidden twice',
      [
        ['visible', 40],
        ['hidden', 500],
        ['visible', 30],
        ['hidden', 9],
        ['visible', 30],
      ],
      100,
    ],
  ])('work is done after its time %s, once, and the clock shows that time', (_, spans, milliseconds) => {
    become(spans[0]?.[0] ?? 'visible');
    const from = seenNow();
    const work = vi.fn();
    afterSeen(milliseconds, work);
    for (const [visibility, span] of spans) {
      become(visibility);
      expect(work).not.toHaveBeenCalled();
      vi.advanceTimersByTime(span);
    }
    expect([work.mock.calls.length, seenNow() - from, vi.getTimerCount()]).toEqual([1, milliseconds, 0]);
  });

  it('work that is cancelled is not done when the page is seen again', () => {
    become('hidden');
    const work = vi.fn();
    afterSeen(0, work)();
    become('visible');
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
