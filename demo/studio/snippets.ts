import type { Value } from '../../core/studio/cell.ts';
import type { Language } from '../../core/text/language.ts';
import type { Variables } from '../environment/variable.ts';
import { englishUrl } from '../environment.ts';
import { readState } from '../pages/qa/client/qa-state.ts';
import { htmlSnippet } from '../pages/qa/client/snippet/snippet.ts';
import { HEIGHTS, WIDE } from '../states/heights.ts';
import { wordsOf } from './words.ts';

const ELEMENT = 'slotted-calendar';
/** How many offers have a snippet. */
const MOST = 20;

interface Where {
  readonly lang: Language;
  /** The address of a running server; null for the one that the variables describe. */
  readonly server: string | null;
}

/** Returns what to paste into a page to sell each of these offers. Throws an EnvironmentError for a bad variable. */
export function snippetLines(
  offers: readonly Readonly<Record<string, Value>>[],
  { lang, server }: Where,
  variables: Variables,
): readonly string[] {
  if (offers.length === 0) return [];
  const site = new URL(server ?? (variables['PUBLIC_URL'] || `http://localhost:${variables['PORT'] || 4173}`)).origin;
  const height = HEIGHTS.find(({ element, state }) => element === ELEMENT && state === 'picker')?.pixels[WIDE] ?? 0;
  const state = readState(new URLSearchParams({ element: ELEMENT, lang }), []);
  const sources = { bundle: site, english: englishUrl(variables, site) ?? site, tiles: null, height };
  const snippets = offers.slice(0, MOST).flatMap(({ address }) => {
    const attributes = { event: String(address), mode: 'picker' };
    return ['', htmlSnippet({ ...state, attributes }, sources)];
  });
  return [wordsOf(lang).snippets, ...snippets];
}
