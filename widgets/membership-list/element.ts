import { defineWidget } from '../shared/define-widget.ts';
import eventCard from '../shared/lists/event-card.css';
import eventDetails from '../shared/lists/event-details.css';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import picture from '../shared/lists/picture.css';
import { themeProperties } from '../shared/theme-properties.ts';
import { attributes } from './attributes.ts';
import { MembershipList } from './MembershipList.tsx';
import css from './membership-list.css';
import { createMembershipsStore } from './store.ts';

export const definition = {
  tag: 'creneau-membership-list',
  summary:
    'Memberships with what of each can be bought; choosing an option leads to the checkout, right after the list.',
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The memberships are there for the first time.',
    'creneau-error': 'Something failed: `detail` holds a code and a message.',
    'creneau-pageload': 'A page is there: `detail` holds `page` and `lastPage`.',
    'creneau-navigate': 'A link was followed; cancel it to route `href` yourself.',
    'creneau-signinrequired': 'A visitor chooses an option; call `signIn` with a token, or cancel it.',
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: {
    root: 'everything',
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
    error: 'what is shown when something failed',
  },
  customProperties: themeProperties,
  css: [picture, eventCard, eventDetails, css],
  createStore: createMembershipsStore,
  view: MembershipList,
} as const;

defineWidget(definition);
