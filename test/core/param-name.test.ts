import { expect, it } from 'vitest';
import { paramName } from '../../core/paging/param-name.ts';

const SITE = 'https://market.example';

it.each([
  ['https://market.example', SITE, 'page'],
  ['https://market.example', `${SITE}/fr?a=1`, 'page'],
  ['https://market.example:8443', 'https://market.example:8443/', 'page'],
  ['https://studio.example', SITE, 'creneau-page'],
  ['https://www.market.example', SITE, 'creneau-page'],
  ['http://market.example', SITE, 'creneau-page'],
  ['https://market.example:8443', SITE, 'creneau-page'],
  ['https://market.example', '', 'creneau-page'],
  ['null', '', 'creneau-page'],
  ['http://market.example', 'http://market.example/fr', 'page'],
  ['https://market.example', '/?to=https://market.example', 'creneau-page'],
])(
  'D-query-names: on %s, with the marketplace at "%s", the page number is in the parameter %s',
  (origin, site, name) => {
    expect(paramName('page', origin, site)).toBe(name);
  },
);
