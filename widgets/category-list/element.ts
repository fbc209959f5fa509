import { defineWidget } from '../shared/define-widget.ts';
import picture from '../shared/lists/picture.css';
import { themeProperties } from '../shared/theme-properties.ts';
import { attributes } from './attributes.ts';
import { CategoryList } from './CategoryList.tsx';
import categories from './category-list.css';
import { createCategoryListStore } from './store.ts';

export const definition = {
  tag: 'creneau-category-list',
  summary: 'The categories of the home page, each leading to its events.',
  attributes,
  events: {
    'creneau-ready': 'The categories are there for the first time.',
    'creneau-error': 'Something failed: `detail` holds a code and a message.',
    'creneau-navigate': "A category's link was followed; cancel it to route `href` yourself.",
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: {
    root: 'everything',
    categories: 'the tiles',
    category: 'one of them',
    picture: 'its picture',
    'category-name': 'its name',
    'category-count': 'how many offers are in it',
    error: 'what is shown when something failed',
  },
  customProperties: themeProperties,
  css: [picture, categories],
  createStore: createCategoryListStore,
  view: CategoryList,
} as const;

defineWidget(definition);
