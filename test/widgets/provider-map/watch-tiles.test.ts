import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTiles } from '../../../widgets/provider-map/engine/watch-tiles.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

/** The tiles of a map on a visible or hidden page; `tell` fires an event of the map. */
function someTiles(visibility: DocumentVisibilityState = 'visible') {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  const onFailed = vi.fn();
  const onDrawn = vi.fn();
  const listeners = new Map<string, (event: object) => void>();
  const on = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  const map = { on, once: on } as unknown as Parameters<typeof watchTiles>[0];
  const { stop } = watchTiles(map, { asked: () => {}, drawn: onDrawn, failed: onFailed });
  const tell = (type: string, event: object = {}) => listeners.get(type)?.(event);
  const become = (next: DocumentVisibilityState) => {
    seen.mockReturnValue(next);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { onFailed, onDrawn, stop, become, tell };
}

describe('D-tiles-failed: tiles that do not arrive within ten seconds', () => {
  it('tiles that do not arrive within ten seconds count as failed', () => {
    const { onFailed } = someTiles();
    vi.advanceTimersByTime(9999);
    expect(onFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('the ten seconds start again with each tile that is requested or arrives', () => {
    const { onFailed, onDrawn, tell } = someTiles();
    for (const [type, state] of [
      ['dataloading', 'loading'],
      ['sourcedata', 'errored'],
      ['sourcedata', 'loaded'],
    ] as const) {
      vi.advanceTimersByTime(9999);
      tell(type, { tile: { state } });
    }
    vi.advanceTimersByTime(9999);
    expect(onFailed).not.toHaveBeenCalled();
    tell('render');
    expect(onDrawn).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tiles count as failed ten seconds after the last one arrived; other data of the map do not count', () => {
    const { onFailed, tell } = someTiles();
    vi.advanceTimersByTime(9000);
    tell('sourcedata', { tile: { state: 'errored' } });
    vi.advanceTimersByTime(9000);
    tell('sourcedata');
    vi.advanceTimersByTime(999);
    expect(onFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('D-seen-time: missing tiles do not count on a hidden page; the ten seconds go on when it is visible again', () => {
    const { onFailed, become } = someTiles('hidden');
    vi.advanceTimersByTime(60_000);
    become('visible');
    vi.advanceTimersByTime(6000);
    become('hidden');
    vi.advanceTimersByTime(60_000);
    become('visible');
    vi.advanceTimersByTime(3999);
    expect(onFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('the wait for tiles ends when the map is removed or the tiles have failed', () => {
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
