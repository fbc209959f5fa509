/** A user of the demo, as pages show them. */
export interface DemoUser {
  readonly name: string;
  readonly role: string;
  /** What can be seen when signed in as this user. */
  readonly about: string;
}

/** The demo's users by token, for the sign-in page and the footer. */
export const DEMO_USERS: Readonly<Record<'fr' | 'en', Readonly<Record<string, DemoUser>>>> = {
  fr: {
    'demo-customer': {
      name: 'Alice Marchand',
      role: 'Cliente',
      about: 'Des commandes à venir et passées, une carte enregistrée.',
    },
    'demo-subscriber': {
      name: 'Simon Abadie',
      role: 'Abonné',
      about: 'Un abonnement qui couvre une partie des cours.',
    },
    'demo-company': {
      name: 'Nora Lefèvre',
      role: 'Salariée',
      about: 'Le crédit de son entreprise paie une partie de ses réservations.',
    },
    'demo-provider': { name: 'Hélène Vasseur', role: 'Enseigne', about: 'Le Studio Lumière, à Paris.' },
    'demo-coach': { name: 'Claire Dumas', role: 'Coach', about: 'Des cours particuliers, à Paris.' },
    'demo-admin': { name: 'Olivier Renaud', role: 'Administrateur', about: 'La place de marché elle-même.' },
  },
  en: {
    'demo-customer': {
      name: 'Alice Marchand',
      role: 'Customer',
      about: 'Orders to come and past ones, and a kept card.',
    },
    'demo-subscriber': {
      name: 'Simon Abadie',
      role: 'Subscriber',
      about: 'A membership that covers some of the classes.',
    },
    'demo-company': {
      name: 'Nora Lefèvre',
      role: 'Employee',
      about: "Her company's credit pays part of what she books.",
    },
    'demo-provider': { name: 'Hélène Vasseur', role: 'Venue', about: 'Studio Lumière, in Paris.' },
    'demo-coach': { name: 'Claire Dumas', role: 'Coach', about: 'Private classes, in Paris.' },
    'demo-admin': { name: 'Olivier Renaud', role: 'Administrator', about: 'The marketplace itself.' },
  },
};
