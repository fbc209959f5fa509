export type Theme = 'light' | 'dark';

/** The colours of a map. */
export interface Palette {
  readonly sea: string;
  readonly water: string;
  readonly abroad: string;
  readonly france: string;
  readonly borderAbroad: string;
  readonly border: string;
  readonly departement: string;
  readonly commune: string;
  /** The colours of the names of towns, other communes, départements and rivers, and of the line around each name. */
  readonly ink: string;
  readonly faintInk: string;
  readonly departementInk: string;
  readonly riverInk: string;
  readonly halo: string;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    sea: '#d7e6e8',
    water: '#a9ccd4',
    abroad: '#f1efe8',
    france: '#fbfaf7',
    borderAbroad: '#bcc6c1',
    border: '#8ea39e',
    departement: '#cfd7d2',
    commune: '#e3e6e1',
    ink: '#25302e',
    faintInk: '#66736f',
    departementInk: '#9aa6a1',
    riverInk: '#5f97a5',
    halo: '#fbfaf7',
  },
  dark: {
    sea: '#131d22',
    water: '#2b4a56',
    abroad: '#1b2221',
    france: '#222b2a',
    borderAbroad: '#33403d',
    border: '#536662',
    departement: '#3a4846',
    commune: '#2a3433',
    ink: '#e3ece9',
    faintInk: '#94a5a0',
    departementInk: '#6d7d78',
    riverInk: '#5c93a5',
    halo: '#1a2120',
  },
};
