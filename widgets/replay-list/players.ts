import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Replay, Video } from '../../core/catalogue/replay.ts';
import { fetchVideo } from '../shared/api/catalogue/video.ts';
import { type ApiError, asApiError } from '../shared/api/errors.ts';
import { until } from '../shared/base/until.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { hasConsent } from '../shared/page/consent.ts';
import { warnOfUnsetConsent } from '../shared/page/embedding/warn-of-unset-consent.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';

/** What replaces a replay's poster after a press. While the video loads, the poster stays. */
export type Player =
  | { readonly case: 'consent' }
  | { readonly case: 'loading' }
  /** `from` is the second at which the video stopped with an error before. */
  | { readonly case: 'playing'; readonly video: Video; readonly from: number }
  | { readonly case: 'failed'; readonly error: ApiError }
  | { readonly case: 'unplayable' };

/** The players by the ids of their replays; a replay that was never pressed has none. */
export type PlayersState = ReadonlyMap<number, Player>;

export interface Players extends Omit<StoreApi<PlayersState>, 'setState'> {
  /**
   * Fetches a replay's video and plays it. Without consent, the page is asked for it, and the video plays once it is
   * given.
   */
  play(replay: Replay): Promise<void>;
  /** Asks the page again for the missing consent. */
  askConsent(): void;
  /** Stops a video that cannot be played or has failed. `at` is the second from which the next try continues. */
  breakOff(replay: Replay, at: number): void;
  /** Shows the poster again. */
  close(replay: Replay): void;
  closeAll(): void;
}

export function createPlayers(context: WidgetContext<typeof attributes>): Players {
  const { host, page, settings, guard, report, signal } = context;
  const store = createStore<PlayersState>()(() => new Map());
  const isAllowed = () => hasConsent(settings.getState().consent, 'video');
  const get = ({ id }: Replay) => store.getState().get(id);
  const set = ({ id }: Replay, player: Player) => store.setState((all) => new Map(all).set(id, player), true);
  /** The second from which each failed video continues, by the id of its replay. */
  const broken = new Map<number, number>();
  const close = ({ id }: Replay) => {
    broken.delete(id);
    store.setState((all) => new Map([...all].filter(([other]) => other !== id)), true);
  };
  const closeAll = () => {
    broken.clear();
    store.setState(new Map(), true);
  };
  const askConsent = () => void emit(host, 'creneau-consentrequired', { purpose: 'video' });
  /** The replay to play once the page gives consent. */
  let wished: Replay | null = null;

  async function play(replay: Replay): Promise<void> {
    warnOfUnsetConsent(settings.getState().consent);
    if (!isAllowed()) return wish(replay);
    const loading: Player = { case: 'loading' };
    set(replay, loading);
    try {
      const video = await fetchVideo(page.client, replay.videoId, { signal });
      // The player was closed, or the list turned to another page.
      if (get(replay) !== loading) return;
      const from = broken.get(replay.id) ?? 0;
      set(replay, { case: 'playing', video, from });
      if (video.sources.length === 0) breakOff(replay, from);
    } catch (error) {
      if (get(replay) !== loading || signal.aborted) return;
      set(replay, { case: 'failed', error: asApiError(error) });
      report(error);
    }
  }

  /** Makes a replay wait for consent; the replay that waited before is closed. */
  function wish(replay: Replay): void {
    if (wished) close(wished);
    wished = replay;
    set(replay, { case: 'consent' });
    askConsent();
  }

  function breakOff(replay: Replay, at: number): void {
    // A video may also fail while it is removed, after its player was closed.
    if (get(replay)?.case !== 'playing') return;
    broken.set(replay.id, at);
    set(replay, { case: 'unplayable' });
    report(new Error(`The video ${replay.videoId} of '${replay.title}' cannot be played.`));
  }

  const stop = settings.subscribe(() => {
    if (!isAllowed()) {
      const isOpen = [...store.getState().values()].some((player) => player.case !== 'consent');
      if (isOpen) closeAll();
      return;
    }
    const next = wished;
    wished = null;
    if (next && get(next)?.case === 'consent') guard(() => play(next));
  });
  until(signal, stop);
  return { ...store, play, askConsent, breakOff, close, closeAll };
}
