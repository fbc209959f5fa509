import type { SlotId } from '../../../core/booking/slot.ts';
import { decodeTaken } from '../api/catalogue/slotted.ts';
import { whenIdle } from '../base/when-idle.ts';
import { whileSeen } from '../base/while-seen.ts';
import type { PageState } from './page-state.ts';

/** An element that shows places. */
export interface Follower {
  readonly page: Pick<PageState, 'url' | 'live'>;
  /** The offers that it shows. */
  readonly offers: readonly number[];
  /** Takes how many places of slots are now taken, as a visitor sees it. */
  places(taken: ReadonlyMap<SlotId, number>): void;
  /** Asks for everything again. */
  again(): void;
}

/** How long a stream may be silent, at first and later, in milliseconds: it says every 15 seconds that it is alive. */
const FIRST_MS = 10_000;
const SILENCE_MS = 40_000;

/** How long a stream that has failed is left alone, which doubles each time, in milliseconds. */
const REST_MS = 60_000;
const MOST_REST_MS = 16 * REST_MS;

/** As many offers as a stream tells of. */
const MOST_OFFERS = 100;

interface Stream {
  add(follower: Follower): () => void;
}

const byAddress = new Map<string, Stream>();

/** Tells a follower which places are taken from now on, while the page is seen (D-live); returns what ends this. */
export function followPlaces(follower: Follower): () => void {
  const { url } = follower.page;
  const stream = byAddress.get(url) ?? /* @__NOINLINE__ */ createStream(url);
  byAddress.set(url, stream);
  return stream.add(follower);
}

/** Creates the one connection of the page to an API, which is open while the page is seen and an element follows it. */
function createStream(url: string): Stream {
  const followers = new Set<Follower>();
  let source: EventSource | null = null;
  let opened = '';
  let isAlive = false;
  let rests = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    source?.close();
    source = null;
    clearTimeout(watch);
  };

  function fail(): void {
    close();
    if (isAlive) for (const { again } of followers) again();
    isAlive = false;
    resting = setTimeout(
      () => {
        resting = undefined;
        update();
      },
      Math.min(REST_MS * 2 ** rests, MOST_REST_MS),
    );
    rests += 1;
  }

  function patiently(milliseconds: number): void {
    clearTimeout(watch);
    watch = setTimeout(fail, milliseconds);
  }

  function take({ type, data, lastEventId }: MessageEvent<string>): void {
    isAlive = true;
    rests = 0;
    patiently(SILENCE_MS);
    const told = type === 'places' ? decodeTaken(JSON.parse(data)) : new Map<SlotId, number>();
    const reset: readonly unknown[] = type === 'reset' ? JSON.parse(data) : [];
    for (const { page, offers, places, again } of followers) {
      if (lastEventId) page.live.base = lastEventId;
      const own = new Map([...told].filter(([id]) => offers.includes(Number(id.split('_', 1)[0]))));
      if (own.size > 0) places(own);
      if (offers.some((offer) => reset.includes(offer))) again();
    }
  }

  function update(): void {
    const offers = [...new Set([...followers].flatMap((one) => one.offers))].slice(0, MOST_OFFERS).join();
    const base = [...followers].map(({ page }) => page.live.base).find((known) => known !== null);
    const isWanted = document.visibilityState === 'visible' && offers !== '' && base && resting === undefined;
    if (isWanted && source && opened === offers) return;
    close();
    if (!isWanted) return;
    opened = offers;
    const next = new EventSource(`${url}/v1/live?offers=${offers}&after=${encodeURIComponent(base)}`);
    for (const type of ['beat', 'places', 'reset']) {
      next.addEventListener(type, (event) => {
        try {
          take(event);
        } catch {
          fail();
        }
      });
    }
    // After a lost connection the browser connects again by itself; after a refusal it does not.
    next.addEventListener('error', () => {
      if (next.readyState === EventSource.CLOSED) fail();
    });
    source = next;
    patiently(FIRST_MS);
  }

  const stop = whileSeen(update, close);
  const end = () => {
    close();
    clearTimeout(resting);
    stop();
    byAddress.delete(url);
  };
  return {
    add(follower) {
      // What has changed before the stream tells of it too is not known.
      if (source) follower.again();
      followers.add(follower);
      whenIdle(update);
      return () => {
        followers.delete(follower);
        if (followers.size === 0) end();
        else whenIdle(update);
      };
    },
  };
}
