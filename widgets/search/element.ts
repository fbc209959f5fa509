import { defineWidget } from '../shared/define-widget.ts';
import combobox from '../shared/lists/combobox.css';
import { comboboxParts } from '../shared/lists/combobox-parts.ts';
import { themeProperties } from '../shared/theme-properties.ts';
import { attributes } from './attributes.ts';
import { Search } from './Search.tsx';
import { createSearchStore } from './store.ts';

export const definition = {
  tag: 'creneau-search',
  summary: 'A search box over cities, activities, venues and offers, or over people and venues alone.',
  attributes,
  events: {
    'creneau-navigate': 'Something found was chosen; cancel it to route `href` yourself.',
    'creneau-error': 'Something failed: `detail` holds a code and a message.',
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: { root: 'everything', ...comboboxParts, picture: 'a picture' },
  customProperties: themeProperties,
  css: [combobox],
  createStore: createSearchStore,
  view: Search,
} as const;

defineWidget(definition);
