import { languageOfHost, parseLanguage } from '../../../core/text/language.ts';
import { attributeOf } from '../../shared/base/attribute-of.ts';
import type { Check } from '../page.ts';
import type { Problem } from '../problem.ts';
import { scriptElement } from './script.ts';

/**
 * Finds languages that the elements do not offer. The page's own `lang` counts only if no setting and no domain gives
 * an offered language.
 */
export const checkLanguages: Check = ({ ours, all, registry: { configuration, script } }) => {
  const places: readonly (readonly [Element | null, string, unknown])[] = [
    ...ours.map((element) => [element, 'lang', attributeOf(element, 'lang')] as const),
    ...all.map((element) => [element, 'data-creneau-lang', element.getAttribute('data-creneau-lang')] as const),
    [null, 'configure: lang', configuration.lang],
    [scriptElement(script), 'data-lang', script?.dataset['lang']],
  ];
  const given = places.filter(([, , value]) => value);
  const wrong = given.filter(([, , value]) => parseLanguage(String(value)) === null);
  const root = document.documentElement;
  const isPageSilent = given.length > wrong.length || languageOfHost(location.hostname) || ours.length === 0;
  const isPageWrong = !isPageSilent && root.lang !== '' && parseLanguage(root.lang) === null;
  return [...wrong, ...(isPageWrong ? [[root, 'lang', root.lang] as const] : [])].map(
    ([element, name, value]): Problem => ({ case: 'language-not-offered', element, written: `${name}="${value}"` }),
  );
};
