import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import picture from '../shared/lists/picture.css';
import { attributes } from './attributes.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { createCardStore } from './store.ts';
import card from './view/provider-card.css';

export const definition = {
  tag: 'creneau-provider-card',
  summary: 'A provider: picture, name and city.',
  attributes,
  events: {
    'creneau-ready': 'The provider is shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-navigate': 'The link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    provider: 'the card',
    picture: 'the picture',
    'provider-name': 'the name',
    'provider-place': 'postal code and city',
    'provider-link': 'the link to the page',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, card],
  createStore: createCardStore,
  view: ProviderCard,
} as const;

defineWidget(definition);
