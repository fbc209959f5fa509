/** The coaches of the sample; an offer's `coachId` counts from 1. */
export const COACHES = [
  ['Claire', 'Dumas'],
  ['Léo', 'Fabre'],
  ['Sofia', 'Mendes'],
  ['Karim', 'Benali'],
  ['Anouk', 'Terrier'],
  ['Emma', 'Walsh'],
] as const;

/** The sports of the sample by slug. */
export const SPORTS = {
  yoga: 'Yoga',
  padel: 'Padel',
  massage: 'Massage',
  spa: 'Spa',
  pilates: 'Pilates',
  natation: 'Natation',
  boxe: 'Boxe',
  escalade: 'Escalade',
  meditation: 'Méditation',
  surf: 'Surf',
  fitness: 'Fitness',
  tennis: 'Tennis',
  karting: 'Karting',
  paddle: 'Paddle',
  danse: 'Danse',
  squash: 'Squash',
  'qi-gong': 'Qi gong',
  golf: 'Golf',
  'tennis-de-table': 'Tennis de table',
} as const;
