import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import combobox from '../shared/lists/combobox/combobox.css';
import { comboboxParts } from '../shared/lists/combobox/combobox-parts.ts';
import onTop from '../shared/view/on-top/on-top.css';
import { attributes } from './attributes.ts';
import { Search } from './Search.tsx';
import { createSearchStore } from './store.ts';
export const definition = {
  tag: 'creneau-search',
  summary: 'A search field for cities, activities, venues and offers, or only for people and venues.',
  attributes,
  events: {
    'creneau-navigate': 'A result was chosen. Cancel the event to open `href` in your own way.',
    'creneau-error': 'Something failed.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: { root: 'the whole element', ...comboboxParts, picture: 'a picture' },
  customProperties: themeProperties,
  css: [onTop, combobox],
  createStore: createSearchStore,
  view: Search,
} as const;

defineWidget(definition);
