import { wallText } from '../wall-text.ts';
import type { Notice } from './notice.ts';

/**
 * Returns what a notice says about these offers as events of a stream; an empty text if nothing. The events name places
 * alone, and nobody.
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventText(
  id: string | null,
  { places, offers }: Pick<Notice, 'places' | 'offers'>,
  asked: ReadonlySet<number>,
): string {
  const again = offers === 'all' ? [...asked] : offers.filter((offer) => asked.has(offer));
  const shown = places.flatMap(([offer, start, taken]) =>
    asked.has(offer) ? [{ startDate: wallText(start), slotted: { id: offer }, taken }] : [],
  );
  return (again.length > 0 ? event(id, 'reset', again) : '') + (shown.length > 0 ? event(id, 'places', shown) : '');
}

/** Returns the event that says that the stream is alive, and until which notice it is complete. */
export function beatText(id: string | null): string {
  // An event without data would not reach the page.
  return event(id, 'beat', {});
}

function event(id: string | null, name: string, data: unknown): string {
  return `${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
