import { addressOfView, isLineOf } from '../../loader/first-address.ts';
import { unclobbered } from '../../shared/base/unclobbered.ts';
import { findApi } from '../../shared/page/settings.ts';
import { type Check, nameOf } from '../page.ts';
import type { Problem } from '../problem.ts';

/** Finds lines that preload a first view which no element takes, so that it is fetched in vain. */
export const checkFirstLines: Check = ({ ours, registry }) => {
  const { querySelectorAll } = unclobbered(document);
  return [...querySelectorAll<HTMLLinkElement>('link[rel=preload][href*="/v1/first/"]')].flatMap(
    (line): readonly Problem[] => {
      const [, name = ''] = /\/v1\/first\/([\w-]+)/.exec(line.href) ?? [];
      const named = ours.filter((element) => nameOf(element) === name);
      const api = (element: Element) => findApi(element, registry).url ?? '';
      const isTaken = named.some((element) => isLineOf(line, element, api(element)));
      if (isTaken && line.as === 'fetch' && line.crossOrigin === 'anonymous') return [];
      const [of] = named;
      const meant = isTaken ? line.href : of && addressOfView(of, registry, api(of));
      return [{ case: 'unused-line', element: line, name, meant: meant ?? null }];
    },
  );
};
