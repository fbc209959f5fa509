import type { Writable } from 'node:stream';
import type { Asked } from '../ports/live.ts';
import { Later } from '../problem.ts';

/** The most open streams of a process, each of about 20 kB. */
export const MOST_STREAMS = 4_000;

/** The most bytes that wait for a reader that is slow. */
const MOST_WAITING = 64 * 1024;
const AGAIN_S = 60;

/** The open streams of a process. */
export interface Streams {
  /** Throws a `Later` if there are too many streams, all together or of one network, or if the server is ending. */
  requireRoom(asked: Asked): void;
  add(asked: Asked, target: Writable): void;
  /** Sends each stream the text that `of` returns for what is asked; equal questions share it. */
  send(of: (offers: ReadonlySet<number>) => string): void;
  count(): number;
  /** Ends all streams, and admits no more. */
  end(): void;
}

export function openStreams(most: number, mostOfNetwork: number): Streams {
  const streams = new Map<Writable, Asked & { readonly key: string }>();
  const counts = new Map<string, number>();
  let hasEnded = false;

  const countFor = (network: string, by: number) => {
    const count = (counts.get(network) ?? 0) + by;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  };

  return {
    requireRoom({ network }) {
      const isFull = streams.size >= most || (counts.get(network) ?? 0) >= mostOfNetwork;
      if (hasEnded || isFull) throw new Later('server-error', AGAIN_S, 503);
    },
    add(asked, target) {
      streams.set(target, { ...asked, key: [...asked.offers].sort((a, b) => a - b).join() });
      countFor(asked.network, 1);
      target.once('close', () => {
        if (streams.delete(target)) countFor(asked.network, -1);
      });
      target.on('error', () => {});
    },
    send(of) {
      const texts = new Map<string, string>();
      for (const [target, { key, offers }] of streams) {
        const text = texts.get(key) ?? of(offers);
        texts.set(key, text);
        if (text !== '') target.write(text);
        // Its client asks again after what it has read last.
        if (target.writableLength > MOST_WAITING) target.destroy();
      }
    },
    count: () => streams.size,
    end() {
      hasEnded = true;
      for (const target of streams.keys()) target.end();
    },
  };
}
