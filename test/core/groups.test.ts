import { describe, expect, it } from 'vitest';
import { isOffering } from '../../core/catalogue/groups.ts';

describe('S-roles: whose offers are phrased as offered', () => {
  it.each([
    ['Providers', ['Providers'], true],
    ['Administrateurs', ['Administrateurs'], true],
    ['Coachs', ['Coachs'], true],
    ['one of them among others', ['Customers', 'Coachs'], true],
    ['customers', ['Customers'], false],
    ['nobody', [], false],
    ['any other spelling', ['providers', 'Coach', ' Providers', 'Administrators'], false],
  ])(
    'offers of providers, coaches and administrators are phrased as offered, of others not: %s',
    (_, groups, expected) => {
      expect(isOffering(groups)).toBe(expected);
    },
  );
});
