import type { Town } from './towns.ts';

/** What a sport or an activity cannot do without. */
type Nature = 'waves' | 'sea' | 'lake' | 'river' | 'mountains';

const SEA = [
  'Marseille',
  'Nice',
  'Montpellier',
  'Perpignan',
  'Toulon',
  'Ajaccio',
  'Bastia',
  'Antibes',
  'Cannes',
  'Caen',
];
const WAVES = ['Biarritz', 'Bayonne', 'La Rochelle', 'Brest', 'Lorient', 'Quimper', 'Vannes', 'Saint-Malo', 'Le Havre'];
const LAKES = ['Annecy', 'Chambéry', 'Bordeaux', 'Dijon', 'Troyes'];
const RIVERS = [
  ...['Paris', 'Lyon', 'Bordeaux', 'Nantes', 'Toulouse', 'Rennes', 'Strasbourg', 'Metz', 'Nancy', 'Rouen', 'Angers'],
  ...[
    'Tours',
    'Orléans',
    'Besançon',
    'Mulhouse',
    'Avignon',
    'Le Mans',
    'Valence',
    'Agen',
    'Angoulême',
    'Albi',
    'Lille',
  ],
];
const MOUNTAINS = [
  ...['Annecy', 'Chambéry', 'Grenoble', 'Clermont-Ferrand', 'Pau', 'Perpignan', 'Nice', 'Besançon', 'Colmar'],
  ...['Mulhouse', 'Ajaccio', 'Bastia', 'Valence', 'Saint-Étienne'],
];

const TOWNS_WITH: Readonly<Record<Nature, ReadonlySet<string>>> = {
  waves: new Set(WAVES),
  sea: new Set([...SEA, ...WAVES]),
  lake: new Set(LAKES),
  river: new Set(RIVERS),
  mountains: new Set(MOUNTAINS),
};

/** What sports and titles need, one of these; all others are at home everywhere. */
const NEEDS: Readonly<Record<string, readonly Nature[]>> = {
  surf: ['waves'],
  voile: ['sea', 'lake'],
  paddle: ['sea', 'lake', 'river'],
  aviron: ['lake', 'river'],
  'Randonnée des crêtes': ['mountains'],
  'Raquettes sous la lune': ['mountains'],
  'Grimpe en falaise': ['mountains', 'sea'],
  'Randonnée des trois cols': ['mountains'],
  'Marche nordique au bord du lac': ['lake'],
};

/** Whether a sport, by its slug, or an activity, by its title, is possible in a town. */
export function isAtHome(sportOrTitle: string, { name }: Town): boolean {
  const needs = NEEDS[sportOrTitle];
  return needs === undefined || needs.some((nature) => TOWNS_WITH[nature].has(name));
}
