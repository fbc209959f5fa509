import { attributeOf } from '../../shared/base/attribute-of.ts';
import { camelCase } from '../../shared/base/camel-case.ts';
import { withScheme } from '../../shared/page/embedding/with-scheme.ts';
import type { Check } from '../page.ts';
import type { Problem } from '../problem.ts';
import { scriptElement } from './script.ts';

/** Finds addresses that begin with a host's name, which browsers read as a path of the page. */
export const checkAddresses: Check = ({ ours, all, registry: { configuration, script } }) =>
  (['api-url', 'site-url'] as const).flatMap((name) => {
    const key = camelCase(name) as 'apiUrl' | 'siteUrl';
    const places: readonly (readonly [Element | null, unknown])[] = [
      ...ours.map((element) => [element, attributeOf(element, name)] as const),
      ...all.map((element) => [element, element.getAttribute(`data-creneau-${name}`)] as const),
      [null, configuration[key]],
      [scriptElement(script), script?.dataset[key]],
    ];
    return places.flatMap(([element, value]): readonly Problem[] => {
      const meant = withScheme(value);
      return meant ? [{ case: 'address-without-scheme', element, name, value: String(value), meant }] : [];
    });
  });
