import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTiles } from '../../../widgets/provider-map/engine/watch-tiles.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

/** Tiles that never load, on a visible or hidden page. */
function someTiles(visibility: DocumentVisibilityState = 'visible') {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const onFailed = vi.fn();
  const map = { on: () => {}, once: () => {} } as unknown as Parameters<typeof watchTiles>[0];
  const { stop } = watchTiles(map, { asked: () => {}, drawn: () => {}, failed: onFailed });
  const become = (next: DocumentVisibilityState) => {
    seen.mockReturnValue(next);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { onFailed, stop, become };
}

describe('D-tiles-failed: tiles that do not come in ten seconds', () => {
  it('count as failed', () => {
    const { onFailed } = someTiles();
    vi.advanceTimersByTime(9999);
    expect(onFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('do not count on a hidden page, where nothing is drawn; the ten seconds start when it is visible again', () => {
    const { onFailed, become } = someTiles('hidden');
    vi.advanceTimersByTime(60_000);
    become('visible');
    vi.advanceTimersByTime(6000);
    become('hidden');
    vi.advanceTimersByTime(60_000);
    become('visible');
    vi.advanceTimersByTime(9999);
    expect(onFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('are no longer waited for once the map is removed, or they have failed', () => {
    const gone = someTiles();
    gone.stop();
    gone.become('visible');
    const failed = someTiles();
    vi.advanceTimersByTime(10_000);
    failed.become('visible');
    expect(vi.getTimerCount()).toBe(0);
    expect([gone.onFailed.mock.calls.length, failed.onFailed.mock.calls.length]).toEqual([0, 1]);
  });
});
