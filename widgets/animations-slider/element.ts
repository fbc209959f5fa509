import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import picture from '../shared/lists/picture.css';
import { AnimationsSlider } from './AnimationsSlider.tsx';
import { attributes } from './attributes.ts';
import { createSliderStore } from './store.ts';
import card from './view/animation.css';
import slider from './view/animations-slider.css';
import skeleton from './view/skeleton.css';

export const definition = {
  tag: 'creneau-animations-slider',
  summary: 'Animations in a carousel: those of the next days, all to come, or past ones.',
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The animations are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-pageload': 'A page has loaded.',
    'creneau-navigate': 'A link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    slides: 'the track that scrolls',
    animation: 'a card; also `coming` or `past`, and `cyclic`',
    picture: 'its picture',
    'animation-title': 'its title',
    'animation-times': 'its day, hours and next slot',
    'register-button': "'Je m'inscris'",
    'previous-button': 'the arrow to the previous slides',
    'next-button': 'the arrow to the next slides',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, card, slider, skeleton],
  createStore: createSliderStore,
  view: AnimationsSlider,
} as const;

defineWidget(definition);
