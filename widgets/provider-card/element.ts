import { defineWidget } from '../shared/define-widget.ts';
import picture from '../shared/lists/picture.css';
import { themeProperties } from '../shared/theme-properties.ts';
import { attributes } from './attributes.ts';
import { ProviderCard } from './ProviderCard.tsx';
import card from './provider-card.css';
import { createCardStore } from './store.ts';

export const definition = {
  tag: 'creneau-provider-card',
  summary: 'Who a provider is: picture, name and place.',
  attributes,
  events: {
    'creneau-ready': 'The provider is there for the first time.',
    'creneau-error': 'Something failed: `detail` holds a code and a message.',
    'creneau-navigate': 'The link was followed; cancel it to route `href` yourself.',
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: {
    root: 'everything',
    provider: 'the card',
    picture: 'the picture',
    'provider-name': 'the name',
    'provider-place': 'postal code and city',
    'provider-link': 'the link to the page',
    error: 'what is shown when something failed',
  },
  customProperties: themeProperties,
  css: [picture, card],
  createStore: createCardStore,
  view: ProviderCard,
} as const;

defineWidget(definition);
