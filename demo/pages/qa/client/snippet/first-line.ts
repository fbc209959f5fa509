import type { QaState } from '../qa-state.ts';
import { escaped } from './escaped.ts';
import { pageSettings, partsOf, type Sources } from './markup.ts';

/** The elements whose first view the loader puts up (C-first-answer). */
const FIRST: ReadonlySet<string> = new Set(['slotted-calendar', 'event-list', 'offers-list']);

/**
 * Returns the lines that ask for the first view of the element together with the script; none for a signed-in user, or for
 * another API, which may not have the call.
 */
export function firstLines(state: QaState, sources: Sources): readonly string[] {
  const {
    'api-url': api = `${sources.bundle}/api`,
    token,
    lang,
    theme,
    'time-zone': zone,
  } = pageSettings(state, sources);
  if (!FIRST.has(state.element) || token || state.typed.api) return [];
  const settings = { lang, 'time-zone': zone, theme };
  const given = Object.entries({ ...partsOf(state).at(-1)?.attributes, ...settings }).filter(([, value]) => value);
  const query = new URLSearchParams(given as [string, string][]);
  return [`<link rel="preload" as="fetch" crossorigin href="${escaped(`${api}/v1/first/${state.element}?${query}`)}">`];
}
