import { attributes as animationsSlider } from './animations-slider/attributes.ts';
import { attributes as categoryList } from './category-list/attributes.ts';
import { attributes as checkout } from './checkout/attributes.ts';
import { attributes as eventDetails } from './event-details/attributes.ts';
import { attributes as eventList } from './event-list/attributes.ts';
import { attributes as fitnessDashboard } from './fitness-dashboard/attributes.ts';
import { attributes as membershipList } from './membership-list/attributes.ts';
import { attributes as offersList } from './offers-list/attributes.ts';
import { attributes as orderHistory } from './order-history/attributes.ts';
import { attributes as pager } from './pager/attributes.ts';
import { attributes as popups } from './popups/attributes.ts';
import { attributes as providerCard } from './provider-card/attributes.ts';
import { attributes as providerMap } from './provider-map/attributes.ts';
import { attributes as replayList } from './replay-list/attributes.ts';
import { attributes as search } from './search/attributes.ts';
import { attributes as slottedCalendar } from './slotted-calendar/attributes.ts';
import { attributes as studioDay } from './studio-day/attributes.ts';
import { attributes as toaster } from './toaster/attributes.ts';

/**
 * The attributes of every widget, by its tag without the prefix. In the bundle they are copies, separate from the
 * widgets' own tables (widgets/bundling/plugins.mjs).
 */
export const TABLES = {
  'slotted-calendar': slottedCalendar,
  checkout,
  toaster,
  'event-list': eventList,
  'provider-map': providerMap,
  pager,
  'animations-slider': animationsSlider,
  'offers-list': offersList,
  'order-history': orderHistory,
  'replay-list': replayList,
  'provider-card': providerCard,
  search,
  'category-list': categoryList,
  'fitness-dashboard': fitnessDashboard,
  'membership-list': membershipList,
  'event-details': eventDetails,
  'studio-day': studioDay,
  popups,
};
