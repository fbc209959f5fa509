import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import eventCard from '../shared/lists/event-card/event-card.css';
import eventDetails from '../shared/lists/event-card/event-details.css';
import eventSkeleton from '../shared/lists/event-card/event-skeleton.css';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import picture from '../shared/lists/picture.css';
import { attributes } from './attributes.ts';
import { OffersList } from './OffersList.tsx';
import { createOffersStore } from './store.ts';
import offers from './view/offers-list.css';

export const definition = {
  tag: 'creneau-offers-list',
  summary: 'What a provider offers, or what a user has booked, under a heading that says which.',
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The offers are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-pageload': 'A page has loaded.',
    'creneau-navigate': 'A link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    heading: 'whose offers they are',
    events: 'the cards',
    event: "a card; also the event's type",
    picture: 'its picture',
    'event-title': 'its title',
    'event-when': 'when it takes place',
    'event-price': 'its price, or the text shown instead',
    badge: 'its discount',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, eventCard, eventDetails, eventSkeleton, offers],
  createStore: createOffersStore,
  view: OffersList,
} as const;

defineWidget(definition);
