import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import { attributes } from './attributes.ts';
import { Popups } from './Popups.tsx';
import { createPopupsStore } from './store.ts';
import css from './view/popups.css';

export const definition = {
  tag: 'creneau-popups',
  summary: 'Messages of the marketplace to its visitors, one popup at a time, never during a purchase.',
  attributes,
  events: {
    'creneau-ready': 'The popups have loaded; there may be none.',
    'creneau-error': 'Something failed. Visitors see nothing of it.',
    'creneau-navigate': 'A link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    popup: 'the popup',
    picture: 'its picture',
    heading: 'its title',
    text: 'its text',
    link: 'its link',
    close: 'the button that closes it',
  },
  customProperties: themeProperties,
  css: [css],
  createStore: createPopupsStore,
  view: Popups,
} as const;

defineWidget(definition);
