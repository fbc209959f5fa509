import type { Activity } from './activity.ts';

/** On the water, in it, and with rackets. */
export const WATER_AND_RACKETS: Readonly<Record<string, Activity>> = {
  natation: {
    minutes: 45,
    price: 900,
    titles: [
      'Perfectionnement crawl',
      'Aquagym',
      'Bébés nageurs',
      "Vaincre la peur de l'eau",
      'Natation adultes',
      'Aquabike',
    ],
  },
  paddle: {
    minutes: 90,
    price: 2500,
    titles: ['Paddle au lever du jour', 'Paddle yoga', 'Balade en paddle', 'Paddle géant', 'Initiation au paddle'],
  },
  surf: {
    minutes: 120,
    price: 4000,
    titles: ['Première vague', 'Surf perfectionnement', 'Longboard', 'Surf en famille', 'Stage surf et respiration'],
  },
  voile: {
    minutes: 180,
    price: 5500,
    titles: ['Sortie en catamaran', 'Voile légère', 'Régate amicale', 'Apprendre à barrer', 'Dériveur en double'],
  },
  aviron: {
    minutes: 90,
    price: 2000,
    titles: ['Aviron en yolette', 'Avifit', 'Aviron santé', 'Huit barré', 'Aviron : prise en main'],
  },
  padel: {
    minutes: 90,
    price: 1400,
    titles: ['Tournoi P25', 'Padel mixte', 'Padel : premiers échanges', 'Americano', 'Padel en entreprise'],
  },
  tennis: {
    minutes: 60,
    price: 1800,
    titles: ['Cours collectif adultes', 'Cardio tennis', 'Tournoi interne', 'Tennis enfants', 'Service et retour'],
  },
  badminton: {
    minutes: 120,
    price: 700,
    titles: ['Jeu libre au volant', 'Badminton débutants', 'Tournoi de doubles', 'Air badminton', 'Entraînement libre'],
  },
  squash: {
    minutes: 45,
    price: 1100,
    titles: ['Squash : les bases', 'Box league', 'Squash du midi', "Clinic d'hiver", 'Défi squash'],
  },
  'tennis-de-table': {
    minutes: 90,
    price: 500,
    titles: ['Ping libre', 'Ping des parents', 'Tournoi amical', 'Fit ping tonic', 'Tennis de table santé'],
  },
};
