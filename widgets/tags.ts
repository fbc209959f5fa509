import type { TABLES } from './tables.ts';

/** The name of a widget: its tag without the prefix. */
export type Tag = keyof typeof TABLES;

/** What the loader knows about a widget before its code is loaded. */
export interface TagFacts {
  /**
   * Whether its code is loaded before the tag nears the viewport; with `linked`, only if a link of the page leads to
   * the tag.
   */
  readonly isEager?: true | 'linked';
}

/** Every widget, by its tag without the prefix. */
export const TAGS: Readonly<Record<string, TagFacts>> = {
  'slotted-calendar': {},
  checkout: {},
  toaster: { isEager: true },
  'event-list': {},
  'provider-map': {},
  pager: {},
  'animations-slider': { isEager: 'linked' },
  'offers-list': {},
  'order-history': {},
  'replay-list': {},
  'provider-card': {},
  search: {},
  'category-list': {},
  'fitness-dashboard': {},
  'membership-list': {},
  'event-details': {},
  'studio-day': {},
  popups: { isEager: true },
} satisfies Record<Tag, TagFacts>;
