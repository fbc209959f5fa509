import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Replay, Video } from '../../core/catalogue/replay.ts';
import { fetchVideo } from '../shared/api/catalogue/video.ts';
import { type ApiError, asApiError } from '../shared/api/errors.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { hasConsent } from '../shared/page/consent.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';

/** What stands in the place of a replay's poster once it was pressed; while its video is on the way the poster stays. */
export type Player =
  | { readonly case: 'consent' }
  | { readonly case: 'loading' }
  /** `from` is where it broke off before, in seconds. */
  | { readonly case: 'playing'; readonly video: Video; readonly from: number }
  | { readonly case: 'failed'; readonly error: ApiError }
  | { readonly case: 'unplayable' };

/** By the id of their replay; one that was never pressed has none. */
export type PlayersState = ReadonlyMap<number, Player>;

export interface Players extends StoreApi<PlayersState> {
  /** Fetches a replay's video and shows it; without consent the page is asked for it, and the video comes with it. */
  play(replay: Replay): Promise<void>;
  /** Asks the page once more for the consent that is missing. */
  askConsent(): void;
  /** None of the video's sources can be played here, or it broke off at that second, from which it is played again. */
  breakOff(replay: Replay, at: number): void;
  /** Brings the poster back. */
  close(replay: Replay): void;
  closeAll(): void;
}

export function createPlayers(context: WidgetContext<typeof attributes>): Players {
  const { host, page, settings, guard, report, signal } = context;
  const store = createStore<PlayersState>()(() => new Map());
  const isAllowed = () => hasConsent(settings.getState().consent, 'video');
  const get = ({ id }: Replay) => store.getState().get(id);
  const set = ({ id }: Replay, player: Player) => store.setState((all) => new Map(all).set(id, player), true);
  /** Where the films that broke off are to go on, in seconds, by the id of their replay. */
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
  /** What is played as soon as the page allows it. */
  let wished: Replay | null = null;

  async function play(replay: Replay): Promise<void> {
    if (!isAllowed()) return wish(replay);
    const loading: Player = { case: 'loading' };
    set(replay, loading);
    try {
      const video = await fetchVideo(page.client, replay.videoId, { signal });
      // It was closed, or its page was turned, meanwhile.
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

  /** One wish waits at a time: the latest. */
  function wish(replay: Replay): void {
    if (wished) close(wished);
    wished = replay;
    set(replay, { case: 'consent' });
    askConsent();
  }

  function breakOff(replay: Replay, at: number): void {
    // What fails while it is taken away has been closed already.
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
  signal.addEventListener('abort', stop);
  return { ...store, play, askConsent, breakOff, close, closeAll };
}
