import { defineWidget } from '../shared/define-widget.ts';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import picture from '../shared/lists/picture.css';
import { themeProperties } from '../shared/theme-properties.ts';
import { AnimationsSlider } from './AnimationsSlider.tsx';
import card from './animation.css';
import slider from './animations-slider.css';
import { attributes } from './attributes.ts';
import skeleton from './skeleton.css';
import { createSliderStore } from './store.ts';

export const definition = {
  tag: 'creneau-animations-slider',
  summary: 'Animations that are next, to come or over, in a carousel that moves only when it is told to.',
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The animations are there for the first time.',
    'creneau-error': 'Something failed: `detail` holds a code and a message.',
    'creneau-pageload': 'A page is there: `detail` holds `page` and `lastPage`.',
    'creneau-navigate': 'A link was followed; cancel it to route `href` yourself.',
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: {
    root: 'everything',
    slides: 'the track that scrolls',
    animation: 'a card; also `coming` or `past`, and `cyclic`',
    picture: 'its picture',
    'animation-title': 'its title',
    'animation-times': 'its day, hours and next slot',
    'register-button': "'Je m'inscris'",
    'previous-button': 'the arrow back',
    'next-button': 'the arrow on',
    error: 'what is shown when something failed',
  },
  customProperties: themeProperties,
  css: [picture, card, slider, skeleton],
  createStore: createSliderStore,
  view: AnimationsSlider,
} as const;

defineWidget(definition);
