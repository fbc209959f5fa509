import { slugOf } from '../../../../core/text/slug.ts';
import {
  AMBASSADOR,
  COMPANY,
  DEMO_ADMIN,
  DEMO_COACH,
  DEMO_COMPANY,
  DEMO_CUSTOMER,
  DEMO_SUBSCRIBER,
  FEDERATION,
  WELLNESS,
  YOGA_STUDIO,
} from '../ids.ts';
import type { SamplePage, SamplePerson } from '../model.ts';
import names from '../names/people.json' with { type: 'json' };
import { pictureOf } from '../names/pictures.ts';
import { VENUES_A_STEP, venuePage } from './venues.ts';

/** The demo tokens, each with the user of the sample whom it belongs to (C-demo-tokens). */
export const DEMO_TOKENS = [
  ['demo-customer', DEMO_CUSTOMER],
  ['demo-subscriber', DEMO_SUBSCRIBER],
  ['demo-company', DEMO_COMPANY],
  ['demo-provider', YOGA_STUDIO],
  ['demo-coach', DEMO_COACH],
  ['demo-admin', DEMO_ADMIN],
] as const;

const FIRST_VENUE = 5001;
const FIRST_CUSTOMER = 1_000_001;
const CUSTOMERS = 90;

const DEMO_PEOPLE: readonly SamplePerson[] = [
  account(DEMO_CUSTOMER, 'Alice', 'Marchand', ['Clients']),
  account(DEMO_SUBSCRIBER, 'Simon', 'Abadie', ['Clients']),
  account(DEMO_COMPANY, 'Nora', 'Lefèvre', ['Clients'], COMPANY.id),
  account(DEMO_COACH, 'Claire', 'Dumas', ['Coachs']),
  account(DEMO_ADMIN, 'Olivier', 'Renaud', ['Administrateurs']),
  account(AMBASSADOR, 'Jade', 'Morel', ['Ambassadeurs']),
  account(YOGA_STUDIO, 'Hélène', 'Vasseur', ['Providers'], FEDERATION.id),
  account(WELLNESS, 'Marc', 'Delorme', ['Providers']),
];

const DEMO_PAGES: readonly SamplePage[] = [
  page(DEMO_COACH, 'Claire Dumas', ['Paris', '75011', 48.8571, 2.3702], null),
  page(AMBASSADOR, 'Jade Morel', ['Nantes', '44000', 47.2165, -1.5494], null, 'jade-ambassadrice'),
  page(YOGA_STUDIO, 'Studio Lumière', ['Paris', '75010', 48.8716, 2.3628], pictureOf('venue', 2)),
  page(WELLNESS, 'Bulle & Sens', ['Lyon', '69006', 45.7706, 4.8489], pictureOf('venue', 7), 'bulle-et-sens'),
];

/** Returns every account: the demo users, the venues and the customers who book there. */
export function samplePeople(scale: number): readonly SamplePerson[] {
  const venues = venueIds(scale).map((id, n) =>
    account(id, names.first[n % 30] ?? '', names.last[n % 29] ?? '', ['Providers']),
  );
  const customers = customerIds(scale).map((id, n) => {
    // Every ninth customer is a colleague of the demo company's user.
    const organizationId = n % 9 === 0 ? COMPANY.id : null;
    return account(id, names.first[n % 30] ?? '', names.last[(n * 7) % 29] ?? '', ['Clients'], organizationId);
  });
  return [...DEMO_PEOPLE, ...venues, ...customers];
}

/** Returns the pages of providers, a coach and an ambassador. */
export function samplePages(scale: number): readonly SamplePage[] {
  return [...DEMO_PAGES, ...venueIds(scale).map(venuePage)];
}

export function venueIds(scale: number): readonly number[] {
  return Array.from({ length: VENUES_A_STEP * scale }, (_, n) => FIRST_VENUE + n);
}

export function customerIds(scale: number): readonly number[] {
  return Array.from({ length: CUSTOMERS * scale }, (_, n) => FIRST_CUSTOMER + n);
}

function account(
  id: number,
  firstName: string,
  lastName: string,
  groups: readonly string[],
  organizationId: number | null = null,
): SamplePerson {
  const email = `${slugOf(firstName)}.${slugOf(lastName)}.${id}@example.org`;
  return { id, firstName, lastName, email, groups, organizationId };
}

function page(
  personId: number,
  fullName: string,
  [name, postalCode, latitude, longitude]: readonly [string, string, number, number],
  picture: string | null,
  slug = slugOf(fullName),
): SamplePage {
  const location = { latitude, longitude };
  return { personId, slug, fullName, town: { name, postalCode, ...location }, location, picture };
}
