import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import eventCard from '../shared/lists/event-card/event-card.css';
import eventDetails from '../shared/lists/event-card/event-details.css';
import eventSkeleton from '../shared/lists/event-card/event-skeleton.css';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import picture from '../shared/lists/picture.css';
import { attributes } from './attributes.ts';
import { MembershipList } from './MembershipList.tsx';
import { createMembershipsStore } from './store.ts';
import css from './view/membership-list.css';

export const definition = {
  tag: 'creneau-membership-list',
  summary: 'Memberships and their options. Choosing an option opens the checkout after the list.',
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The memberships are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-pageload': 'A page has loaded.',
    'creneau-navigate': 'A link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-signinrequired': 'A visitor chose an option. Cancel the event and call `signIn` with a token.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    memberships: 'the cards',
    membership: 'a card; also `subscribed` where one of it runs',
    picture: 'its picture',
    'membership-title': 'its title',
    'provider-link': 'who offers it',
    subscribed: 'says that one of it runs',
    option: 'what of it is bought',
    'option-title': 'its name',
    'option-price': 'its price',
    'initial-price': 'its price before the discount',
    badge: 'its discount',
    'subscribe-button': 'the button that buys it',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, eventCard, eventDetails, eventSkeleton, css],
  createStore: createMembershipsStore,
  view: MembershipList,
} as const;

defineWidget(definition);
