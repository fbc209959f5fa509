import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Live } from '../ports/live.ts';
import { beatText, eventText } from './event-text.ts';
import { keepNotices } from './kept-notices.ts';
import { type Notice, noticeIn } from './notice.ts';
import { MOST_STREAMS, openStreams } from './streams.ts';
import { CHANNEL, telling } from './telling.ts';

/** How often each stream says that it is alive, in milliseconds. */
const BEAT_MS = 15_000;

/** After how many milliseconds a browser connects again, at least and at most, so that not all come at once. */
const AGAIN_MS = [2_000, 6_000] as const;

const EVERYTHING: Pick<Notice, 'places' | 'offers'> = { places: [], offers: 'all' };

export interface LiveOptions {
  readonly onFailure: (error: unknown) => void;
  /** The most streams of one network. */
  readonly mostOfNetwork: number;
  /** The most streams. */
  readonly most?: number;
  /** For how long commits are gathered, and how often a stream says that it is alive, in milliseconds. */
  readonly gathered?: number;
  readonly beat?: number;
}

/** Begins to listen to what all processes of the database tell. */
export function openLive(
  database: Pick<Database, 'urgent' | 'listen'>,
  clock: Clock,
  { onFailure, mostOfNetwork, most = MOST_STREAMS, gathered, beat = BEAT_MS }: LiveOptions,
): Live {
  const notices = keepNotices();
  const streams = openStreams(most, mostOfNetwork);
  const news = telling(database, clock, onFailure, gathered);
  const stopListening = database.listen?.(CHANNEL, {
    heard(payload) {
      const notice = noticeIn(payload);
      if (notice === null) return;
      notices.keep(notice);
      streams.send((offers) => eventText(notice.id, notice, offers));
    },
    lost: notices.forget,
    begun() {
      notices.forget();
      streams.send((offers) => eventText(null, EVERYTHING, offers));
      news.begin();
    },
  });
  const beats = setInterval(() => {
    const last = notices.last();
    // Who hears nothing must not seem to.
    if (last !== null) streams.send(() => beatText(last));
  }, beat).unref();

  return {
    tell: news.tell,
    base: notices.base,
    isOffered: stopListening !== undefined,
    requireRoom: streams.requireRoom,
    open(asked, after, target, isOnce) {
      const last = notices.last();
      const [least, longest] = AGAIN_MS;
      const missed = after === null ? null : (notices.after(after) ?? EVERYTHING);
      target.write(
        `retry: ${Math.round(least + Math.random() * (longest - least))}\n${beatText(last)}${missed ? eventText(last, missed, asked.offers) : ''}`,
      );
      if (isOnce) target.end();
      else streams.add(asked, target);
    },
    count: streams.count,
    end: streams.end,
    async stop() {
      clearInterval(beats);
      streams.end();
      await news.stop();
      await stopListening?.();
    },
  };
}
