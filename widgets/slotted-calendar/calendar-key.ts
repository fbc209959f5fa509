import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { pastedSlug } from '../../core/text/pasted.ts';
import type { AttributeValues } from '../shared/base/attributes.ts';
import { checkoutsNear, namesOf } from '../shared/base/page-checkouts.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import type { PageState } from '../shared/page/page-state.ts';
import type { attributes } from './attributes.ts';

/**
 * Returns a function that returns the key of a calendar's selection, filter and purchase. The key names the offer or
 * provider, so that calendars of the same offer are copies of each other. If the page has a checkout for this calendar
 * only, the key is the id of the calendar's element.
 */
export function createKey(context: WidgetContext<typeof attributes>): () => string {
  const { host, page } = context;
  let isAlone = false;
  let isKnown = false;
  return () => {
    // While the page is being parsed, the checkout may still follow in the markup.
    if (!isKnown) isAlone = isSoldAlone(host);
    isKnown = document.readyState !== 'loading';
    if (isAlone) return host.id;
    const { event, user } = context.attributes.getState();
    const key = event ? `event:${event}` : `user:${user}`;
    return page.slugs.get(key) ?? key;
  };
}

/** Records the slug of an offer or provider that a tag names by its id, so that both names make the same key. */
export function learnSlug(
  { slugs }: PageState,
  { event, user }: AttributeValues<typeof attributes>,
  [offer]: readonly SlottedOffer[],
): void {
  if (!offer) return;
  const kind = event ? 'event' : 'user';
  const { id, url } = event ? offer : offer.provider;
  if (String(id) !== (event || user)) return;
  slugs.set(`${kind}:${id}`, `${kind}:${pastedSlug(url)}`);
}

/** Whether the page has a checkout for this calendar only. */
function isSoldAlone(calendar: HTMLElement): boolean {
  return calendar.id !== '' && checkoutsNear(calendar).some((checkout) => namesOf(checkout).for === calendar.id);
}
