import { column, english, type Sheet, texts } from '../form.ts';
import * as common from './common.ts';

const {
  ID,
  ADDRESS,
  VENUE,
  SPORT,
  PICTURE,
  CURRENCY,
  PRICE,
  INITIAL_PRICE,
  DISCOUNT,
  CAPACITY,
  OPENS,
  CLOSES,
  choice,
} = common;

const TITLE = column('title', 'text!', 'Titre', 'Title', { example: 'Stage exemple' });
const TITLE_EN = english('title', 'Titre en anglais', 'Title in English', 'Example workshop');
const DESCRIPTION = column('description', 'text', 'Description', 'Description', {
  says: ['texte ou HTML', 'text or HTML'],
});
const DESCRIPTION_EN = english('description', 'Description en anglais', 'Description in English');
const OFFER = column('offer', 'reference', 'Offre', 'Offer', {
  to: 'offers',
  says: ['pour le type « créneaux »', 'for the type “slots”'],
});

export const CATALOGUE: readonly Sheet[] = [
  {
    id: 'events',
    names: texts(['Événements', 'Events']),
    says: texts([
      'Ce qui a lieu à une date, chaque semaine, ou quand on vient.',
      'What takes place on a date, every week, or when people come.',
    ]),
    key: ['address'],
    named: ['title'],
    columns: [
      ...[ID, ADDRESS, TITLE, TITLE_EN, DESCRIPTION, DESCRIPTION_EN, VENUE, SPORT],
      column('type', 'choice!', 'Type', 'Type', {
        choices: [
          choice('single', 'unique', 'single'),
          choice('cyclic', 'hebdomadaire', 'weekly'),
          choice('open', 'ouvert', 'open'),
          choice('slotted', 'créneaux', 'slots'),
        ],
        example: ['unique', 'single'],
      }),
      ...[PRICE, INITIAL_PRICE, DISCOUNT, CURRENCY],
      { ...OPENS, example: texts(['19/12/2026 10:00', '2026-12-19 10:00']) },
      { ...CLOSES, example: texts(['19/12/2026 17:00', '2026-12-19 17:00']) },
      { ...CAPACITY, example: texts(['12', '12']) },
      column('minutes', 'length', 'Durée', 'Length', {
        says: ['d’une visite, en minutes, pour le type « ouvert »', 'of a visit, in minutes, for the type “open”'],
      }),
      column('weekdays', 'weekdays', 'Jours', 'Weekdays', { says: ['pour le type « ouvert »', 'for the type “open”'] }),
      column('hours', 'times', 'Heures', 'Times', { says: ['pour le type « ouvert »', 'for the type “open”'] }),
      column('series', 'reference', 'Série', 'Series', {
        to: 'events',
        says: [
          'le premier de la série, pour le type « hebdomadaire »',
          'the first of the series, for the type “weekly”',
        ],
      }),
      OFFER,
      PICTURE,
      column('isTeaser', 'yesNo', 'Bientôt', 'Teaser'),
      column('isCashBack', 'yesNo', 'Cash-back', 'Cash back'),
      column('isInformation', 'yesNo', 'Information', 'Information'),
      column('isActive', 'yesNo', 'Réservable', 'Bookable', { says: ['oui si vide', 'yes if empty'] }),
    ],
  },
  {
    id: 'animations',
    names: texts(['Animations', 'Animations']),
    says: texts(['Ce qui est montré dans le défilé des animations.', 'What the slider of animations shows.']),
    key: ['address'],
    named: ['title'],
    columns: [
      ...[ID, ADDRESS, TITLE, TITLE_EN, DESCRIPTION, DESCRIPTION_EN, VENUE, SPORT],
      column('type', 'choice!', 'Type', 'Type', {
        choices: [
          choice('cyclic', 'à une date', 'dated'),
          choice('open', 'ouvert', 'open'),
          choice('slotted', 'créneaux', 'slots'),
        ],
        example: ['à une date', 'dated'],
      }),
      ...[PRICE, CURRENCY, OPENS, CLOSES, CAPACITY, OFFER, PICTURE],
    ],
  },
  {
    id: 'memberships',
    names: texts(['Abonnements', 'Memberships']),
    says: texts(['Les abonnements que l’on peut acheter.', 'The memberships that are sold.']),
    key: ['address'],
    named: ['title'],
    columns: [
      ...[ID, ADDRESS],
      { ...TITLE, example: texts(['Pass exemple', 'Pass exemple']) },
      { ...TITLE_EN, example: texts(['Example pass', 'Example pass']) },
      ...[VENUE, PICTURE],
    ],
  },
  {
    id: 'membershipOptions',
    names: texts(['Formules', 'Membership options']),
    says: texts(['Les durées et les prix d’un abonnement.', 'The lengths and prices of a membership.']),
    key: ['membership', 'title'],
    named: [],
    columns: [
      ID,
      column('membership', 'reference!', 'Abonnement', 'Membership', { to: 'memberships', example: 'Pass exemple' }),
      { ...TITLE, example: texts(['3 mois', '3 mois']) },
      { ...TITLE_EN, example: texts(['3 months', '3 months']) },
      { ...PRICE, example: texts(['159,30', '159.30']) },
      ...[INITIAL_PRICE, DISCOUNT],
      column('months', 'count!', 'Mois', 'Months', { example: '3' }),
      CURRENCY,
    ],
  },
  {
    id: 'coupons',
    names: texts(['Codes promo', 'Coupons']),
    says: texts(['Soit une remise en pour cent, soit un montant.', 'Either a percentage or an amount.']),
    key: ['code'],
    named: [],
    columns: [
      column('code', 'code!', 'Code', 'Code', { example: 'EXEMPLE20' }),
      column('percent', 'percent', 'Pour cent', 'Per cent', { example: '20' }),
      column('amount', 'money', 'Montant', 'Amount'),
      ...[CURRENCY],
      { ...VENUE, says: texts(['tous les lieux si vide', 'all venues if empty']) },
      ...[common.FIRST_DAY, common.LAST_DAY],
      column('maxUses', 'count', 'Usages', 'Uses', {
        says: ['combien de fois en tout ; sans limite si vide', 'how often in all; no limit if empty'],
      }),
    ],
  },
  {
    id: 'popups',
    names: texts(['Annonces', 'Popups']),
    says: texts(['Les fenêtres qui s’ouvrent pour les visiteurs.', 'The windows that open for visitors.']),
    key: ['title'],
    named: [],
    columns: [
      { ...TITLE, example: texts(['Annonce exemple', 'Annonce exemple']) },
      { ...TITLE_EN, example: texts(['Example popup', 'Example popup']) },
      column('text', 'text!', 'Texte', 'Text', {
        example: 'Ouvert pendant les fêtes.',
        says: ['texte ou HTML', 'text or HTML'],
      }),
      english('text', 'Texte en anglais', 'Text in English', 'Open during the holidays.'),
      PICTURE,
      column('link', 'text', 'Lien', 'Link', { example: '/memberships/' }),
      column('linkLabel', 'text', 'Texte du lien', 'Link text', { example: 'Voir les abonnements' }),
      english('linkLabel', 'Texte du lien en anglais', 'Link text in English', 'See the memberships'),
      ...[OPENS, CLOSES],
    ],
  },
  {
    id: 'replays',
    names: texts(['Replays', 'Replays']),
    says: texts(['Les séances filmées.', 'Sessions that were filmed.']),
    key: ['venue', 'title'],
    named: [],
    columns: [
      { ...TITLE, example: texts(['Séance exemple', 'Séance exemple']) },
      { ...TITLE_EN, example: texts(['Example session', 'Example session']) },
      ...[DESCRIPTION, DESCRIPTION_EN, VENUE, SPORT, PICTURE],
      column('minutes', 'length!', 'Durée', 'Length', {
        example: '45',
        says: ['de la séance, en minutes', 'of the session, in minutes'],
      }),
      column('recorded', 'dateTime!', 'Filmé le', 'Recorded', { example: ['02/11/2026 18:30', '2026-11-02 18:30'] }),
      column('video', 'text!', 'Vidéo', 'Video', {
        example: 'https://videos.example/soir.mp4',
        says: ['des adresses de .webm ou .mp4, une par ligne', 'addresses of .webm or .mp4, one a line'],
      }),
      column('seconds', 'count!', 'Secondes', 'Seconds', {
        example: '2700',
        says: ['la durée du film', 'the length of the film'],
      }),
      column('captionsFr', 'text', 'Sous-titres', 'French captions', {
        says: ['une adresse de .vtt', 'an address of .vtt'],
      }),
      column('captionsEn', 'text', 'Sous-titres anglais', 'English captions'),
    ],
  },
];
