import type { State } from './state.ts';

const CARD: State['steps'] = [{ see: '[part~="event"]' }];
/** Waits until a filter is disabled, because none of its values finds an event. */
const NOTHING_LEFT = { see: '[part~="filter"]:disabled' } as const;
const ANIMATION = { see: '[part~="animation"]' } as const;
const SKELETON = { see: '[role="status"][aria-label]' } as const;
const slider = (more: string) => `<creneau-animations-slider ${more}></creneau-animations-slider>`;
const offers = (provider: string) => `<creneau-offers-list provider="${provider}"></creneau-offers-list>`;

/** The states of lists and their pagers, animations, providers, search and categories. */
export const FINDING_STATES: readonly State[] = [
  {
    element: 'event-list',
    name: 'loading',
    markup: '<creneau-event-list></creneau-event-list>',
    fault: '~delay-20000',
    steps: [SKELETON],
  },
  {
    element: 'event-list',
    name: 'failed',
    markup: '<creneau-event-list></creneau-event-list>',
    fault: '~status-503',
    steps: [{ see: '[part~="error"]' }],
  },
  {
    element: 'event-list',
    name: 'events of every kind',
    markup: '<creneau-event-list token="demo-subscriber"></creneau-event-list>',
    steps: CARD,
  },
  {
    element: 'event-list',
    name: 'nothing found',
    markup: '<creneau-event-list query="city/paris/sport/surf"></creneau-event-list>',
    steps: [{ see: '[part~="empty"]' }, NOTHING_LEFT],
  },
  {
    element: 'event-list',
    name: 'a venue looked up',
    markup: '<creneau-event-list></creneau-event-list>',
    steps: [...CARD, { fill: '[role="combobox"]', with: 'studio' }, { see: '[role="option"]' }],
  },
  {
    element: 'event-list',
    name: 'filters in a sheet',
    markup: '<div class="narrow"><creneau-event-list query="city/paris"></creneau-event-list></div>',
    steps: [...CARD, { press: '[part~="filters-button"]' }, { see: '[part~="sheet"]' }],
  },
  {
    element: 'event-list',
    name: 'a filter that does not exist',
    markup: '<creneau-event-list></creneau-event-list>',
    search: 'creneau-category=nonsense&creneau-sport=yoga',
    steps: [{ see: '[part~="chip"][part~="unknown"]' }, NOTHING_LEFT],
  },
  {
    element: 'pager',
    name: 'in the middle',
    markup: '<creneau-event-list page="7"></creneau-event-list><creneau-pager></creneau-pager>',
    steps: [...CARD, { see: '[aria-current="page"]' }],
  },
  { element: 'animations-slider', name: 'next', markup: slider('period="next"'), steps: [ANIMATION] },
  {
    element: 'animations-slider',
    name: 'future, moved on',
    markup: slider('period="future"'),
    steps: [ANIMATION, { press: '[part~="next-button"]' }],
  },
  { element: 'animations-slider', name: 'past', markup: slider('period="past"'), steps: [ANIMATION] },
  { element: 'offers-list', name: 'offered', markup: offers('studio-lumiere'), steps: CARD },
  { element: 'offers-list', name: 'booked', markup: offers('jade-ambassadrice'), steps: CARD },
  {
    element: 'offers-list',
    name: 'loading',
    markup: offers('studio-lumiere'),
    fault: '~delay-20000',
    steps: [SKELETON],
  },
  {
    element: 'provider-card',
    name: 'a venue',
    markup: '<creneau-provider-card provider="studio-lumiere"></creneau-provider-card>',
    steps: [{ see: 'h2' }],
  },
  {
    element: 'search',
    name: 'found',
    markup: '<creneau-search></creneau-search>',
    steps: [{ fill: '[role="combobox"]', with: 'studio' }, { see: '[role="option"]' }],
  },
  {
    element: 'search',
    name: 'nothing found',
    markup: '<creneau-search scope="user"></creneau-search>',
    steps: [{ fill: '[role="combobox"]', with: 'zzzz' }, { see: '[part~="combobox-note"]' }],
  },
  {
    element: 'category-list',
    name: 'home',
    markup: '<creneau-category-list></creneau-category-list>',
    steps: [{ see: '[part~="category"]' }],
  },
];
