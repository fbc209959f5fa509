import { slugOf } from '../../../../core/text/slug.ts';
import {
  AMBASSADOR,
  COMPANY,
  DEMO_ADMIN,
  DEMO_COACH,
  DEMO_COMPANY,
  DEMO_CUSTOMER,
  DEMO_SUBSCRIBER,
  YOGA_STUDIO,
} from '../ids.ts';
import type { SamplePage, SamplePerson } from '../model.ts';
import names from '../names/people.json' with { type: 'json' };
import { FIRST_MADE, VENUES_A_STEP, venuePage } from './venues.ts';

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
];

const DEMO_PAGES: readonly SamplePage[] = [
  page(DEMO_COACH, 'Claire Dumas', ['Paris', '75011', 48.8571, 2.3702]),
  page(AMBASSADOR, 'Jade Morel', ['Nantes', '44000', 47.2165, -1.5494], 'jade-ambassadrice'),
];

/** Returns the accounts that are not in the folder: demo users, generated venues, and the customers who book there. */
export function samplePeople(scale: number): readonly SamplePerson[] {
  const venues = madeVenues(scale).map(([id, n]) =>
    account(id, names.first[n % 30] ?? '', names.last[n % 29] ?? '', ['Providers']),
  );
  const customers = customerIds(scale).map((id, n) => {
    // Every ninth customer is a colleague of the demo company's user.
    const organizationId = n % 9 === 0 ? COMPANY.id : null;
    return account(id, names.first[n % 30] ?? '', names.last[(n * 7) % 29] ?? '', ['Clients'], organizationId);
  });
  return [...DEMO_PEOPLE, ...venues, ...customers];
}

/** Returns the pages that are not in the folder: those of generated venues, a coach and an ambassador. */
export function samplePages(scale: number): readonly SamplePage[] {
  return [...DEMO_PAGES, ...madeVenues(scale).map(([id, n]) => venuePage(id, n))];
}

/** Returns the id and the number of each generated venue. */
function madeVenues(scale: number): readonly (readonly [id: number, n: number])[] {
  return venueIds(scale)
    .map((id, n) => [id, n] as const)
    .slice(FIRST_MADE);
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
  slug = slugOf(fullName),
): SamplePage {
  const location = { latitude, longitude };
  return { personId, slug, fullName, town: { name, postalCode, ...location }, location, picture: null };
}
