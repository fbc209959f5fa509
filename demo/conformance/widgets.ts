/** The widgets that read from an API, by their tags without the prefix. */
export const WIDGETS: readonly string[] = [
  'slotted-calendar',
  'event-list',
  'provider-map',
  'offers-list',
  'event-details',
  'provider-card',
  'animations-slider',
  'membership-list',
  'replay-list',
  'search',
  'category-list',
  'popups',
  'checkout',
  'order-history',
  'fitness-dashboard',
];
