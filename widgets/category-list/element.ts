import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import picture from '../shared/lists/picture.css';
import { attributes } from './attributes.ts';
import { CategoryList } from './CategoryList.tsx';
import { createCategoryListStore } from './store.ts';
import categories from './view/category-list.css';

export const definition = {
  tag: 'creneau-category-list',
  summary: 'The categories of the home page, each leading to its events.',
  attributes,
  events: {
    'creneau-ready': 'The categories are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-navigate': 'A category was pressed. Cancel the event to open `href` in your own way.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
    categories: 'the tiles',
    category: 'one of them',
    picture: 'its picture',
    'category-name': 'its name',
    'category-count': 'how many offers are in it',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, categories],
  createStore: createCategoryListStore,
  view: CategoryList,
} as const;

defineWidget(definition);
