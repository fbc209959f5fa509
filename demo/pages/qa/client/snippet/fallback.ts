import type { QaState } from '../qa-state.ts';
import { escaped } from './escaped.ts';

const TEXTS = {
  fr: {
    slots: 'Voir les créneaux',
    events: 'Voir les événements',
    event: "Voir l'événement",
    animations: 'Voir les animations',
    animation: "Voir l'animation",
    orders: 'Voir mes commandes',
    memberships: 'Voir les abonnements',
    replays: 'Voir les replays',
    fitness: 'Voir ma forme',
    venue: "Voir l'enseigne",
    studio: 'Voir la journée',
    site: 'Voir le site',
  },
  en: {
    slots: 'See the slots',
    events: 'See the events',
    event: 'See the event',
    animations: 'See the animations',
    animation: 'See the animation',
    orders: 'See my orders',
    memberships: 'See the memberships',
    replays: 'See the replays',
    fitness: 'See my fitness',
    venue: 'See the venue',
    studio: 'See the day',
    site: 'See the site',
  },
} as const;

type Text = keyof typeof TEXTS.fr;

/** The pages of the marketplace (C-pages) that correspond to these elements. */
const PAGES: Readonly<Record<string, readonly [path: string, text: Text]>> = {
  'event-list': ['/event/list/', 'events'],
  search: ['/event/list/', 'events'],
  'provider-map': ['/event/list/', 'events'],
  'animations-slider': ['/animation/', 'animations'],
  'order-history': ['/order/', 'orders'],
  'membership-list': ['/memberships/', 'memberships'],
  'replay-list': ['/play/', 'replays'],
  'fitness-dashboard': ['/fitness/', 'fitness'],
  'studio-day': ['/studio/', 'studio'],
};

/** Bars and layers, which need no fallback. */
const SILENT: ReadonlySet<string> = new Set(['pager', 'toaster', 'popups']);

/**
 * Returns the link that an element contains before and without JavaScript, to its page or to `to` on the marketplace;
 * empty for elements without a fallback.
 */
export function fallbackOf(state: QaState, siteUrl: string, to?: string): string {
  if (SILENT.has(state.element)) return '';
  const [path, text] = pageOf(state);
  const lang = state.choices.lang === 'en' ? 'en' : 'fr';
  return `<a href="${escaped(siteUrl + (to ? `/${to}` : path))}">${TEXTS[lang][text]}</a>`;
}

function pageOf({ element, attributes }: QaState): readonly [path: string, text: Text] {
  const { event, animation, user, provider = user } = attributes;
  if (animation) return [`/animation/${encodeURIComponent(animation)}`, 'animation'];
  if (event && element === 'event-details') return [`/event/${encodeURIComponent(event)}`, 'event'];
  if (event) return [`/slotted/${encodeURIComponent(event)}`, 'slots'];
  if (provider) return [`/user/${encodeURIComponent(provider)}`, 'venue'];
  return PAGES[element] ?? ['/', 'site'];
}
