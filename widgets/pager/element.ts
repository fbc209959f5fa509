import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import { attributes } from './attributes.ts';
import { Pager } from './Pager.tsx';
import { createPagerStore } from './store.ts';
import pager from './view/pager.css';

export const definition = {
  tag: 'creneau-pager',
  summary: 'The page bar of a list: two pages on each side of the current one, the first and the last.',
  attributes,
  events: {
    'creneau-pagechange': 'A page was chosen. Cancel the event to leave the list where it is.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    pager: 'the bar',
    numbers: 'the pages',
    number: 'one of them; also `current`',
    step: 'a step: `first`, `previous`, `next` or `last`',
  },
  customProperties: themeProperties,
  css: [pager],
  createStore: createPagerStore,
  view: Pager,
} as const;

defineWidget(definition);
