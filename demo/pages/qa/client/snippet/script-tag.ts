import { PURPOSES, STAGE_FAULTS } from '../choices.ts';
import type { QaState } from '../qa-state.ts';

/**
 * The settings that change on the stage without a reload. Tiles are set when a page is loaded, because its policy names
 * their server.
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

/**
 * Returns the settings of a state as attributes of the script tag (C-settings), without `data-` and without default
 * values.
 */
export function scriptData(state: QaState, bundle: string): Readonly<Record<string, string>> {
  return { ...settingsOf(state), ...apiOf(state, bundle) };
}

/** Returns these settings without what only tests need: faults and another time. */
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

/** Returns the API's address with the prefixes for its time and faults (C-faults). */
function apiOf({ now, choices, typed }: QaState, bundle: string): Readonly<Record<string, string>> {
  const prefixes = [
    ...(now ? [`~now-${now.length === 16 ? `${now}:00` : now}Z`] : []),
    ...(choices.fault && !STAGE_FAULTS.has(choices.fault) ? [`~${choices.fault}`] : []),
  ];
  return prefixes.length > 0 ? { 'api-url': [typed.api || `${bundle}/api`, ...prefixes].join('/') } : {};
}
