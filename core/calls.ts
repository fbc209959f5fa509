/** The API's calls that widgets make, by their ids in the OpenAPI document. */
export const CALLS = {
  getConfig: 'GET v1/config',
  getUser: 'GET user/{url}',
  listCities: 'GET city/list/',
  listCategories: 'GET categorie/list/',
  listSports: 'GET activity/list/',
  listCoaches: 'GET coach/list/',
  listPageCategories: 'GET categories/{page}',
  listPopups: 'GET v1/popups',
  getStudioDay: 'GET v1/studio/day',
  markPresent: 'PUT v1/studio/present',
  writeToSession: 'POST v1/studio/message',
  changeSessions: 'PATCH v1/studio/sessions',
  getOffer: 'GET v1/slotted/{url}',
  getOfferById: 'GET v1/slotted/id/{id}',
  listOffers: 'GET v1/slotted/user/{url}',
  listBooked: 'GET v1/slotted/booked/{url}',
  listBookedOfProvider: 'GET v1/slotted/booked/provider/{url}',
  listOwnBookings: 'GET v1/slotted/month/booking/user',
  listOrganizationBookings: 'GET v1/slotted/org/',
  listWaiting: 'GET v1/waiting-list',
  joinWaitingList: 'POST v1/waiting-list/{id}',
  leaveWaitingList: 'DELETE v1/waiting-list/{id}',
  listEvents: 'GET v1/event/list/',
  listFilteredEvents: 'GET v1/event/list/{filters}',
  listFilterValues: 'GET v1/event/options/{filters}',
  getEvent: 'GET v1/event/{url}',
  listOpenEvents: 'GET v1/open/{url}',
  listOpenBooked: 'GET v1/open/slots-booked/{url}',
  getPrice: 'GET v1/price/id/{id}',
  getProduct: 'GET v1/product/id/{id}',
  listPositions: 'GET v1/map/',
  listFilteredPositions: 'GET v1/map/{filters}',
  listEventsAtPosition: 'POST v1/marker/details',
  searchUsers: 'GET search/user/{term}',
  search: 'GET search/{term}',
  listNextAnimations: 'GET v1/next/events/',
  listFutureAnimations: 'GET v1/future/events/',
  listPastAnimations: 'GET v1/past/events/',
  getAnimation: 'GET v1/animation/{url}',
  listReplays: 'GET v1/replay/',
  getVideo: 'GET v1/videos/{id}',
  listMemberships: 'GET v1/memberships/',
  getMembership: 'GET v1/membership/{url}',
  getMe: 'GET v1/me',
  createGuest: 'POST v1/guest',
  getGuest: 'GET v1/guest',
  listCards: 'GET v1/cards',
  getCredit: 'GET v1/credit',
  listDailyActivities: 'GET v1/{tracker}/activities/daily',
  listWeeklyActivities: 'GET v1/{tracker}/activities/weekly',
  listMonthlyActivities: 'GET v1/{tracker}/activities/monthly',
  listYearlyActivities: 'GET v1/{tracker}/activities/yearly',
  getLifetimeStats: 'GET v1/{tracker}/lifetime-stats',
  getItem: 'GET v1/item/{ref}',
  quote: 'POST v1/quote',
  checkCoupon: 'POST v1/coupon/check',
  checkGift: 'POST v1/gift/check',
  createHold: 'POST v1/hold',
  getHold: 'GET v1/hold/{id}',
  keepWishes: 'PUT v1/hold/{id}/wishes',
  keepHoldLonger: 'PUT v1/hold/{id}/longer',
  releaseHold: 'DELETE v1/hold/{id}',
  createOrder: 'POST v1/order',
  listFutureOrders: 'GET v1/order/future/',
  listPastOrders: 'GET v1/order/past/',
  getOrder: 'GET v1/order/{id}',
  cancelOrder: 'DELETE v1/order/{id}',
  createGuestOfOrder: 'POST v1/order/{id}/guest',
  correctAddress: 'POST v1/order/{id}/address',
  payByTestGateway: 'POST v1/test-gateway/{id}',
} as const;

/** All calls of the API, also those that are made without the widgets' client. */
export const ALL_CALLS = {
  ...CALLS,
  followPlaces: 'GET v1/live',
  getFirst: 'GET v1/first/{element}',
  exportStudio: 'GET v1/studio/export',
  importStudio: 'POST v1/studio/import',
  receiveStripeMessage: 'POST v1/webhook/stripe',
} as const;

export type CallId = keyof typeof ALL_CALLS;

/** A path with any values for its parameters, and with any ending if it ends with a slash: `v1/slotted/${string}`. */
type Filled<Path> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path extends `${infer List}/`
    ? `${List}/${string}`
    : Path;

type Template<Method extends string> = {
  [Id in keyof typeof CALLS]: (typeof CALLS)[Id] extends `${Uppercase<Method>} ${infer Path}` ? Filled<Path> : never;
}[keyof typeof CALLS];

/** The paths with which calls are made: `v1/slotted/yoga` for `get`. */
export type CallPath<Method extends string> = Template<Method> | `${Template<Method>}?${string}`;
