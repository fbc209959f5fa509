import { column, type Sheet, texts } from '../form.ts';
import { FIRST_DAY, LAST_DAY } from './common.ts';

const CUSTOMER = column('customer', 'reference!', 'Client', 'Customer', {
  to: 'customers',
  example: 'exemple@example.org',
  says: ['son adresse e-mail', 'their e-mail address'],
});

export const PEOPLE: readonly Sheet[] = [
  {
    id: 'customers',
    names: texts(['Clients', 'Customers']),
    says: texts(['Les personnes qui ont déjà un compte ailleurs.', 'The people who have an account elsewhere.']),
    key: ['email'],
    named: [],
    columns: [
      column('email', 'email!', 'E-mail', 'E-mail', { example: 'exemple@example.org' }),
      column('firstName', 'text!', 'Prénom', 'First name', { example: 'Camille' }),
      column('lastName', 'text!', 'Nom', 'Last name', { example: 'Exemple' }),
      column('phone', 'phone', 'Téléphone', 'Phone', { example: '06 12 34 56 78' }),
      column('company', 'text', 'Entreprise', 'Company', {
        says: ['qui partage un crédit ou une limite', 'that shares a credit or a limit'],
      }),
    ],
  },
  {
    id: 'runningMemberships',
    names: texts(['Abonnements en cours', 'Running memberships']),
    says: texts(['Ce que les clients ont déjà payé ailleurs.', 'What customers have paid for elsewhere.']),
    key: ['customer', 'title', 'firstDay'],
    named: [],
    columns: [
      CUSTOMER,
      column('membership', 'reference', 'Abonnement', 'Membership', { to: 'memberships', example: 'Pass exemple' }),
      column('title', 'text', 'Titre', 'Title', {
        says: ['celui de l’abonnement si vide', 'that of the membership if empty'],
      }),
      { ...FIRST_DAY, isRequired: true, example: texts(['01/11/2026', '2026-11-01']) },
      { ...LAST_DAY, isRequired: true, example: texts(['31/01/2027', '2027-01-31']) },
    ],
  },
  {
    id: 'bookings',
    names: texts(['Réservations', 'Bookings']),
    says: texts([
      'Les places déjà prises ailleurs. Aucun e-mail n’est envoyé, sauf demande.',
      'The places that were booked elsewhere. No mail is sent unless asked for.',
    ]),
    key: ['customer', 'offer', 'event', 'start'],
    named: [],
    columns: [
      CUSTOMER,
      column('offer', 'reference', 'Offre', 'Offer', { to: 'offers', example: 'Offre exemple' }),
      column('event', 'reference', 'Événement', 'Event', {
        to: 'events',
        says: ['au lieu d’une offre', 'instead of an offer'],
      }),
      column('start', 'dateTime', 'Début', 'Start', {
        example: ['30/11/2026 10:00', '2026-11-30 10:00'],
        says: ['du créneau d’une offre', 'of the slot of an offer'],
      }),
      column('places', 'count', 'Places', 'Places', { says: ['1 si vide', '1 if empty'] }),
      column('paid', 'money', 'Payé', 'Paid', {
        example: '0',
        says: ['en tout ; 0 ou vide : gratuit', 'in all; 0 or empty: free'],
      }),
      column('mail', 'yesNo', 'E-mail à envoyer', 'Send a mail', { says: ['non si vide', 'no if empty'] }),
    ],
  },
];
