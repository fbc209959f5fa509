/** Useful values from the sample data for an attribute, by the attribute's name. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  event: ['yoga-doux', 'padel-duo', 'pilates-reformer', 'qi-gong', 'location-de-paddle', '1'],
  user: ['studio-lumiere', '42', '3030', 'bulle-et-sens'],
  provider: ['studio-lumiere', 'bulle-et-sens', 'jade-ambassadrice'],
  item: ['event:1', 'animation:1', 'membership-option:1'],
  query: ['city/paris', 'city/lyon', 'sport/yoga', 'sport/curling', 'city/paris/sport/yoga'],
  param: ['home'],
  'page-param': ['page'],
};

/** For an element that shows nothing by itself, the element that is put before it. */
export const COMPANIONS: Readonly<Record<string, string>> = {
  pager: '<creneau-event-list></creneau-event-list>',
};

/** The elements that are above the page and need no space in it. */
export const OVER_THE_PAGE: ReadonlySet<string> = new Set(['toaster', 'popups']);
