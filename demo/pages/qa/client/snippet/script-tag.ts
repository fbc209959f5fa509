import { PURPOSES, STAGE_FAULTS } from '../choices.ts';
import type { QaState } from '../qa-state.ts';

/**
 * The names that `scriptData` may set and that change live; tiles are set when a page is loaded, because its policy
 * names them.
 */
export const SCRIPT_NAMES = [
  'lang',
  'theme',
  'time-zone',
  'currency',
  'consent',
  'token',
  'api-url',
  'partner',
] as const;

/** Returns the settings of a state as the script tag has them (C-settings), without `data-` and without defaults. */
export function scriptData(state: QaState, bundle: string): Readonly<Record<string, string>> {
  return { ...settingsOf(state), ...apiOf(state, bundle) };
}

/** Returns the same without what only tests need: a fault and another time. */
export function settingsOf({ choices, typed, consent }: QaState): Readonly<Record<string, string>> {
  const settings = {
    lang: choices.lang,
    theme: choices.theme,
    'time-zone': choices.zone,
    currency: choices.currency,
    consent: consent.length < PURPOSES.length ? consent.join(' ') || 'none' : '',
    token: choices.user,
    partner: typed.partner,
    tiles: typed.tiles,
    'api-url': typed.api,
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
}

/** Returns the API's address with its time and its faults (C-faults). */
function apiOf({ now, choices, typed }: QaState, bundle: string): Readonly<Record<string, string>> {
  const prefixes = [
    ...(now ? [`~now-${now.length === 16 ? `${now}:00` : now}Z`] : []),
    ...(choices.fault && !STAGE_FAULTS.has(choices.fault) ? [`~${choices.fault}`] : []),
  ];
  return prefixes.length > 0 ? { 'api-url': [typed.api || `${bundle}/api`, ...prefixes].join('/') } : {};
}
