import { column, english, type Sheet, texts } from '../form.ts';
import * as common from './common.ts';

const { ID, ADDRESS, VENUE, SPORT, PICTURE, CURRENCY, PRICE, FIRST_DAY, LAST_DAY, choice } = common;

const NAME = column('name', 'text!', 'Nom', 'Name');
const NAME_EN = english('name', 'Nom en anglais', 'Name in English');

export const SCHEDULE: readonly Sheet[] = [
  {
    id: 'venues',
    names: texts(['Lieux', 'Venues']),
    says: texts([
      'Où l’on vient. L’adresse e-mail reçoit ce qui concerne l’argent.',
      'Where people come. The e-mail address gets what concerns money.',
    ]),
    key: ['address'],
    named: ['name'],
    columns: [
      ...[ID, ADDRESS],
      { ...NAME, example: texts(['Studio Exemple', 'Example Studio']) },
      column('email', 'email!', 'E-mail', 'E-mail', { example: 'exemple@studio.example' }),
      column('firstName', 'text', 'Prénom', 'First name', {
        says: ['de la personne qui tient le lieu', 'of the person who runs the venue'],
      }),
      column('lastName', 'text', 'Nom de famille', 'Last name'),
      column('town', 'text!', 'Ville', 'Town', { example: 'Gap' }),
      column('postalCode', 'postalCode!', 'Code postal', 'Postal code', { example: '05000' }),
      column('latitude', 'decimal', 'Latitude', 'Latitude', {
        example: ['44,5594', '44.5594'],
        says: ['pour la carte', 'for the map'],
      }),
      column('longitude', 'decimal', 'Longitude', 'Longitude', { example: ['6,0786', '6.0786'] }),
      PICTURE,
      column('cancellationHours', 'count', 'Heures d’annulation', 'Cancellation hours', {
        says: [
          'jusqu’à combien d’heures avant on peut annuler ; 24 si vide',
          'until how many hours before an order can be cancelled; 24 if empty',
        ],
      }),
      column('company', 'text', 'Réseau', 'Network', {
        says: ['le nom du groupe de lieux', 'the name of the group of venues'],
      }),
    ],
  },
  {
    id: 'coaches',
    names: texts(['Coachs', 'Coaches']),
    says: texts(['Les personnes qui enseignent.', 'The people who teach.']),
    key: ['address'],
    named: ['firstName', 'lastName'],
    columns: [
      ...[ID, ADDRESS],
      column('firstName', 'text!', 'Prénom', 'First name', { example: 'Camille' }),
      column('lastName', 'text!', 'Nom', 'Last name', { example: 'Exemple' }),
    ],
  },
  {
    id: 'categories',
    names: texts(['Catégories', 'Categories']),
    says: texts([
      'Les groupes de sports de la page d’accueil, dans cet ordre.',
      'The groups of sports on the home page, in this order.',
    ]),
    key: ['address'],
    named: ['name'],
    columns: [
      ADDRESS,
      { ...NAME, example: texts(['Catégorie exemple', 'Catégorie exemple']) },
      { ...NAME_EN, example: texts(['Example category', 'Example category']) },
      PICTURE,
    ],
  },
  {
    id: 'sports',
    names: texts(['Sports', 'Sports']),
    says: texts(['Ce que l’on pratique.', 'What people do.']),
    key: ['address'],
    named: ['name'],
    columns: [
      ADDRESS,
      { ...NAME, example: texts(['Sport exemple', 'Sport exemple']) },
      { ...NAME_EN, example: texts(['Example sport', 'Example sport']) },
      column('category', 'reference', 'Catégorie', 'Category', { to: 'categories', example: 'Catégorie exemple' }),
    ],
  },
  {
    id: 'offers',
    names: texts(['Offres', 'Offers']),
    says: texts([
      'Ce que l’on réserve par créneaux. Les séances sont dans une autre feuille.',
      'What is booked by slots. The sessions are in another sheet.',
    ]),
    key: ['address'],
    named: ['title'],
    columns: [
      ...[ID, ADDRESS],
      column('title', 'text!', 'Titre', 'Title', { example: 'Offre exemple' }),
      english('title', 'Titre en anglais', 'Title in English', 'Example offer'),
      ...[VENUE, SPORT],
      column('coach', 'reference', 'Coach', 'Coach', { to: 'coaches', example: 'Camille Exemple' }),
      { ...PRICE, says: texts(['d’un créneau ; 0 pour une offre gratuite', 'of a slot; 0 for a free offer']) },
      CURRENCY,
      column('slotMinutes', 'length', 'Durée', 'Length', {
        example: '60',
        says: ['d’un créneau, en minutes ; 60 si vide', 'of a slot, in minutes; 60 if empty'],
      }),
      ...[FIRST_DAY, LAST_DAY],
      column('freeSlots', 'count', 'Créneaux offerts', 'Free slots', {
        says: ['par réservation ; 0 si vide', 'in a booking; 0 if empty'],
      }),
      column('maxSlots', 'count', 'Créneaux au plus', 'Most slots', {
        says: ['par réservation ; 5 si vide', 'in a booking; 5 if empty'],
      }),
      column('monthLimit', 'count', 'Limite par mois', 'Month limit', {
        says: ['réservations par mois civil ; 5 si vide', 'bookings in a calendar month; 5 if empty'],
      }),
      column('isMonthLimitOwn', 'yesNo', 'Limite propre', 'Own limit', {
        says: ['oui : la limite ne compte que cette offre', 'yes: the limit counts only this offer'],
      }),
      column('countedFor', 'choice', 'Limite de', 'Limit of', {
        choices: [choice('user', 'la personne', 'the person'), choice('org', 'l’entreprise', 'the company')],
        says: ['« la personne » si vide', '“the person” if empty'],
      }),
      column('isConsecutive', 'yesNo', 'À la suite', 'Consecutive', {
        says: [
          'les créneaux d’une réservation se suivent ; oui si vide',
          'the slots of a booking follow each other; yes if empty',
        ],
      }),
      column('repeats', 'count', 'Places par créneau', 'Places of a slot', {
        says: ['qu’une personne peut prendre ; 0 : une seule', 'that a person may take; 0: only one'],
      }),
      column('hasWaitingList', 'yesNo', 'Liste d’attente', 'Waiting list', { says: ['non si vide', 'no if empty'] }),
      column('language', 'text', 'Langue', 'Language', { says: ['du cours, comme fr', 'of the class, such as fr'] }),
      column('intensity', 'choice', 'Intensité', 'Intensity', {
        choices: [choice('0', 'facile', 'easy'), choice('1', 'moyen', 'medium'), choice('2', 'intense', 'intense')],
      }),
      PICTURE,
    ],
  },
  {
    id: 'sessions',
    names: texts(['Séances', 'Sessions']),
    says: texts([
      'La semaine type, et des jours à part. Les lignes d’une offre remplacent sa semaine ; celles qui ont un jour, ses jours à part.',
      'The usual week, and special days. The rows of an offer replace its week; those with a day, its special days.',
    ]),
    key: ['offer', 'weekdays', 'day', 'from'],
    named: [],
    columns: [
      column('offer', 'reference!', 'Offre', 'Offer', { to: 'offers', example: 'Offre exemple' }),
      column('weekdays', 'weekdays', 'Jours', 'Weekdays', { example: ['lundi, jeudi', 'Monday, Thursday'] }),
      column('day', 'date', 'Jour', 'Day', {
        says: [
          'au lieu de Jours : les lignes d’un jour remplacent la semaine ce jour-là',
          'in place of Weekdays: the rows of a day replace the week on that day',
        ],
      }),
      column('from', 'time!', 'De', 'From', { example: '10:00' }),
      column('to', 'time!', 'À', 'To', { example: '12:00' }),
      column('minutes', 'length', 'Durée', 'Length', {
        example: '60',
        says: [
          'des créneaux qui se suivent de l’une à l’autre heure ; vide : un seul',
          'of the slots that follow each other from one time to the other; if empty, there is one',
        ],
      }),
      column('capacity', 'count!', 'Places', 'Places', { example: '8' }),
    ],
  },
  {
    id: 'daysOff',
    names: texts(['Fermetures', 'Days off']),
    says: texts([
      'Des jours, ou un jour férié par son nom. Les lignes remplacent toutes les fermetures des offres concernées.',
      'Days, or a public holiday by its name. The rows replace all days off of the offers that they concern.',
    ]),
    key: ['venue', 'offer', 'firstDay', 'lastDay', 'holiday', 'region'],
    named: [],
    columns: [
      { ...VENUE, says: texts(['toutes ses offres', 'all of its offers']) },
      column('offer', 'reference', 'Offre', 'Offer', {
        example: 'Offre exemple',
        to: 'offers',
        says: ['sans lieu ni offre : toutes', 'without a venue and an offer: all'],
      }),
      { ...FIRST_DAY, example: texts(['24/12/2026', '2026-12-24']) },
      {
        ...LAST_DAY,
        example: texts(['02/01/2027', '2027-01-02']),
        says: texts(['le premier si vide', 'the first if empty']),
      },
      column('holiday', 'text', 'Jour férié', 'Public holiday', {
        says: [
          'un nom, comme Toussaint, ou « tous » : ceux de l’année qui vient, ou entre les deux jours',
          'a name such as All Saints, or “all”: those of the coming year, or between the two days',
        ],
      }),
      column('region', 'text', 'Région', 'Region', {
        says: ['FR si vide ; FR-57 pour la Moselle', 'FR if empty; FR-57 for Moselle'],
      }),
    ],
  },
];
