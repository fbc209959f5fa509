import type { SamplePage, SamplePerson } from './model.ts';
import { FIRST_NAMES, LAST_NAMES, TOWNS } from './names.ts';

/** The yoga studio and the wellness provider (contract §6). */
export const YOGA_STUDIO = 42;
export const WELLNESS = 3030;

export const DEMO_CUSTOMER = 1;
export const DEMO_SUBSCRIBER = 2;
export const DEMO_COMPANY = 3;
export const COMPANY = { id: 1, name: 'Atelier Nord' } as const;
export const FEDERATION = { id: 2, name: 'Réseau Lumière' } as const;

/** The demo tokens, each a user of the sample (contract §6). */
export const DEMO_TOKENS = [
  ['demo-customer', DEMO_CUSTOMER],
  ['demo-subscriber', DEMO_SUBSCRIBER],
  ['demo-company', DEMO_COMPANY],
  ['demo-provider', YOGA_STUDIO],
  ['demo-coach', 4],
  ['demo-admin', 5],
] as const;

const FIRST_VENUE = 5001;
const FIRST_CUSTOMER = 1_000_001;
const CUSTOMERS = 90;

const DEMO_PEOPLE: readonly SamplePerson[] = [
  account(DEMO_CUSTOMER, 'Alice', 'Marchand', ['Clients']),
  account(DEMO_SUBSCRIBER, 'Simon', 'Abadie', ['Clients']),
  account(DEMO_COMPANY, 'Nora', 'Lefèvre', ['Clients'], COMPANY.id),
  account(4, 'Claire', 'Dumas', ['Coachs']),
  account(5, 'Olivier', 'Renaud', ['Administrateurs']),
  account(YOGA_STUDIO, 'Hélène', 'Vasseur', ['Providers'], FEDERATION.id),
  account(WELLNESS, 'Marc', 'Delorme', ['Providers']),
];

const DEMO_PAGES: readonly SamplePage[] = [
  { personId: 4, slug: 'claire-dumas', fullName: 'Claire Dumas', town: ['Paris', 'paris', '75011'] },
  { personId: 5, slug: 'olivier-renaud', fullName: 'Olivier Renaud', town: ['Lyon', 'lyon', '69003'] },
  { personId: YOGA_STUDIO, slug: 'studio-lumiere', fullName: 'Studio Lumière', town: ['Paris', 'paris', '75010'] },
  { personId: WELLNESS, slug: 'bulle-et-sens', fullName: 'Bulle & Sens', town: ['Lyon', 'lyon', '69006'] },
];

/** Every account: the demo users, the venues and the customers who book there. */
export function samplePeople(scale: number): readonly SamplePerson[] {
  const venues = venueIds(scale).map((id, n) =>
    account(id, FIRST_NAMES[n % 30] ?? '', LAST_NAMES[n % 29] ?? '', ['Providers']),
  );
  const customers = customerIds(scale).map((id, n) => {
    // Every ninth customer is a colleague of the demo company's user.
    const organizationId = n % 9 === 0 ? COMPANY.id : null;
    return account(id, FIRST_NAMES[n % 30] ?? '', LAST_NAMES[(n * 7) % 29] ?? '', ['Clients'], organizationId);
  });
  return [...DEMO_PEOPLE, ...venues, ...customers];
}

/** The pages of providers, a coach and an administrator. */
export function samplePages(scale: number): readonly SamplePage[] {
  const venues = venueIds(scale).map((personId, n): SamplePage => {
    const [name, slug, postalCode, venue] = TOWNS[n % TOWNS.length] ?? TOWNS[0];
    const round = Math.floor(n / TOWNS.length);
    const suffix = round === 0 ? '' : `-${round + 1}`;
    const fullName = round === 0 ? venue : `${venue} ${round + 1}`;
    return { personId, slug: `${slugOf(venue)}${suffix}`, fullName, town: [name, slug, postalCode] };
  });
  return [...DEMO_PAGES, ...venues];
}

export function venueIds(scale: number): readonly number[] {
  return Array.from({ length: TOWNS.length * scale }, (_, n) => FIRST_VENUE + n);
}

export function customerIds(scale: number): readonly number[] {
  return Array.from({ length: CUSTOMERS * scale }, (_, n) => FIRST_CUSTOMER + n);
}

/** A text as a piece of an address. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
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
