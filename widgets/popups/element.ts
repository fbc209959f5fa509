import { defineWidget } from '../shared/define-widget.ts';
import { themeProperties } from '../shared/theme-properties.ts';
import { attributes } from './attributes.ts';
import { Popups } from './Popups.tsx';
import css from './popups.css';
import { createPopupsStore } from './store.ts';

export const definition = {
  tag: 'creneau-popups',
  summary:
    'What the marketplace says to its visitors, one popup at a time, each until it is closed; never over a purchase.',
  attributes,
  events: {
    'creneau-ready': 'The popups are known; there may be none.',
    'creneau-error': 'Something failed: `detail` holds a code and a message. Nothing is shown of it.',
    'creneau-navigate': 'A link was followed; cancel it to route `href` yourself.',
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: {
    root: 'everything',
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
