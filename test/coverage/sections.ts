import type { Section } from './line.ts';
import { contract1 } from './lines/contract-1.ts';
import { contract2 } from './lines/contract-2.ts';
import { contract3 } from './lines/contract-3.ts';
import { contract4 } from './lines/contract-4.ts';
import { contract5 } from './lines/contract-5.ts';
import { contract6 } from './lines/contract-6.ts';
import { decisions1 } from './lines/decisions-1.ts';
import { decisions2 } from './lines/decisions-2.ts';
import { decisions3 } from './lines/decisions-3.ts';
import { decisions4 } from './lines/decisions-4.ts';
import { decisions5Cases } from './lines/decisions-5-cases.ts';
import { decisions5Rest } from './lines/decisions-5-rest.ts';
import { decisions6 } from './lines/decisions-6.ts';
import { decisions7Entering } from './lines/decisions-7-entering.ts';
import { decisions7Paying } from './lines/decisions-7-paying.ts';
import { decisions8 } from './lines/decisions-8.ts';
import { decisions9 } from './lines/decisions-9.ts';
import { decisions10 } from './lines/decisions-10.ts';
import { decisions11Pages } from './lines/decisions-11-pages.ts';
import { decisions11Rest } from './lines/decisions-11-rest.ts';
import { decisions12Server } from './lines/decisions-12-server.ts';
import { section1 } from './lines/section-1.ts';
import { section2Animations } from './lines/section-2-animations.ts';
import { section2Calendar } from './lines/section-2-calendar.ts';
import { section2Listing } from './lines/section-2-listing.ts';
import { section2Map } from './lines/section-2-map.ts';
import { section2Offers } from './lines/section-2-offers.ts';
import { section2Others } from './lines/section-2-others.ts';
import { section2Routes } from './lines/section-2-routes.ts';
import { section3 } from './lines/section-3.ts';
import { section4 } from './lines/section-4.ts';
import { section5Display } from './lines/section-5-display.ts';
import { section5Forms } from './lines/section-5-forms.ts';
import { section5Selection } from './lines/section-5-selection.ts';
import { section6 } from './lines/section-6.ts';
import { section7 } from './lines/section-7.ts';
import { section8 } from './lines/section-8.ts';
import { section9Constants } from './lines/section-9-constants.ts';
import { section9Pricing } from './lines/section-9-pricing.ts';

/** Everything that is specified, in the order in which it is written. */
export const sections: readonly Section[] = [
  section1,
  section2Routes,
  section2Listing,
  section2Map,
  section2Animations,
  section2Offers,
  section2Calendar,
  section2Others,
  section3,
  section4,
  section5Display,
  section5Selection,
  section5Forms,
  section6,
  section7,
  section8,
  section9Constants,
  section9Pricing,
  decisions1,
  decisions2,
  decisions3,
  decisions4,
  decisions5Cases,
  decisions5Rest,
  decisions6,
  decisions7Entering,
  decisions7Paying,
  decisions8,
  decisions9,
  decisions10,
  decisions11Pages,
  decisions11Rest,
  decisions12Server,
  contract1,
  contract2,
  contract3,
  contract4,
  contract5,
  contract6,
];
