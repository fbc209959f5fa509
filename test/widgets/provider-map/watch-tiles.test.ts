import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTiles } from '../../../widgets/provider-map/engine/watch-tiles.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

/** Tiles of a map on a visible or hidden page; `tell` is an event of the map's. */
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

describe('D-tiles-failed: tiles that do not come in ten seconds', () => {
  it('tiles that do not come in ten seconds count as failed', () => {
    const { onFailed } = someTiles();
    vi.advanceTimersByTime(9999);
    expect(onFailed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('tiles are waited for ten seconds more with each that is asked for or arrives', () => {
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

  it('tiles count as failed ten seconds after the last that arrived; what is no tile changes nothing', () => {
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

  it('tiles do not count on a hidden page; the ten seconds start when it is visible again', () => {
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

  it('tiles are no longer waited for once the map is removed, or they have failed', () => {
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
