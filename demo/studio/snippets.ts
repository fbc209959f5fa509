import type { Language } from '../../core/text/language.ts';
import type { Queryable } from '../api/database/database.ts';
import type { Variables } from '../environment/variable.ts';
import { readState } from '../pages/qa/client/qa-state.ts';
import { htmlSnippet } from '../pages/qa/client/snippet/snippet.ts';
import { HEIGHTS, WIDE } from '../states/heights.ts';
import { wordsOf } from './words.ts';

const ELEMENT = 'slotted-calendar';

/** Returns what to paste into a page to sell each offer of the studio. */
export async function snippetLines(
  database: Queryable,
  variables: Variables,
  lang: Language,
): Promise<readonly string[]> {
  const offers = await database.query<{ url: string }>('SELECT url FROM slotted ORDER BY id LIMIT 20');
  const site = variables['PUBLIC_URL'] || `http://localhost:${variables['PORT'] || 4173}`;
  return snippetsOf(
    offers.map(({ url }) => url),
    site,
    lang,
  );
}

/** Returns the snippets of offers on the pages of a site's own. */
export function snippetsOf(urls: readonly string[], site: string, lang: Language): readonly string[] {
  if (urls.length === 0) return [];
  const height = HEIGHTS.find(({ element, state }) => element === ELEMENT && state === 'picker')?.pixels[WIDE] ?? 0;
  const state = readState(new URLSearchParams({ element: ELEMENT, lang }), []);
  return [
    wordsOf(lang).snippets,
    ...urls.flatMap((event) => [
      '',
      htmlSnippet(
        { ...state, attributes: { event, mode: 'picker' } },
        { bundle: site, english: site, tiles: null, height },
      ),
    ]),
  ];
}
