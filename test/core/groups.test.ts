import { describe, expect, it } from 'vitest';
import { isOffering } from '../../core/catalogue/groups.ts';

describe('S-roles: people whose page lists offers, not bookings', () => {
  it.each([
    ['Providers', ['Providers'], true],
    ['Administrateurs', ['Administrateurs'], true],
    ['Coachs', ['Coachs'], true],
    ['one of these groups among others', ['Customers', 'Coachs'], true],
    ['customers', ['Customers'], false],
    ['nobody', [], false],
    ['any other spelling', ['providers', 'Coach', ' Providers', 'Administrators'], false],
  ])(
    'only the offers of providers, coaches and administrators have the heading of an offer: %s',
    (_, groups, expected) => {
      expect(isOffering(groups)).toBe(expected);
    },
  );
});
