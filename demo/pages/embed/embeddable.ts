import type { EventPage } from '../../../core/catalogue/event-page.ts';
import { type LinkedElement, linkedElement, linkTo, type PageFolder } from '../../../core/catalogue/page-elements.ts';
import { languageOfHost } from '../../../core/text/language.ts';
import { readAnimation } from '../content/animations.ts';
import { type Catalogue, catalogueOf } from '../content/catalogue.ts';
import { readEvent } from '../content/events.ts';
import { readOffer } from '../content/slots.ts';
import { readVenue } from '../content/venue.ts';
import type { Place } from '../origins.ts';
import { TEXTS } from '../texts.ts';

type Attributes = Readonly<Record<string, string>>;

/** A page of the site that other sites can embed (D-oembed). */
export interface Embeddable {
  readonly title: string;
  readonly element: LinkedElement;
  /** The marked link of the page (D-link-form), as a path without the first slash. */
  readonly link: string;
}

/** Return the title of a page that shows one thing; null if there is none, or if search engines must leave it out. */
const TITLES: Readonly<Record<PageFolder, (catalogue: Catalogue, url: string) => Promise<string | null>>> = {
  slotted: async (catalogue, url) => {
    const offer = await readOffer(catalogue, url);
    return offer && `${offer.title} · ${offer.provider.fullName}`;
  },
  event: async (catalogue, url) => titleOf(await readEvent(catalogue, url)),
  animation: async (catalogue, url) => titleOf(await readAnimation(catalogue, url)),
  user: async (catalogue, url) => {
    const user = await readVenue(catalogue, url);
    return user?.isOffering ? `${user.fullName} · Créneau` : null;
  },
};

const LISTS = { 'event/list/': 'events', 'animation/': 'animations', 'memberships/': 'memberships' } as const;

function titleOf(page: EventPage | null): string | null {
  return page?.isActive && page.provider ? `${page.title} · ${page.provider.name}` : null;
}

/** Returns the parameters of a query or a hash. */
export function paramsOf(text: string): Attributes {
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * Returns what other sites embed of a page, given its path without the first slash, its query, and the parameters of a
 * mark. Without a mark that the page knows, it is the page's own element; of an offer, the calendar in which visitors
 * book. Null if there is no such page. The title is in the language of the site at `place`.
 */
export async function embeddable(
  place: Place,
  path: string,
  query: Attributes,
  mark: Attributes,
): Promise<Embeddable | null> {
  if (path.includes('%00')) return null;
  const [, folder = '', url = ''] = /^(\w+)\/([^/]+)$/.exec(path) ?? [];
  try {
    const usual = { creneau: folder === 'slotted' ? 'picker' : '' };
    const element = linkedElement(path, query, mark) ?? linkedElement(path, query, usual);
    const link = element && linkTo(element.name, element.attributes);
    if (!link) return null;
    const list = LISTS[path as keyof typeof LISTS];
    const title = list
      ? `${TEXTS[languageOfHost(place.hostname) ?? 'fr'][list]} · Créneau`
      : await TITLES[folder as PageFolder](catalogueOf(place), decodeURIComponent(url));
    return title === null ? null : { title, element, link };
  } catch (error) {
    // The path cannot be decoded.
    if (error instanceof URIError) return null;
    throw error;
  }
}
