import { describe, expect, it } from 'vitest';
import { hasConsent } from '../../../widgets/shared/page/consent.ts';
import { DEFAULT_TILES } from '../../../widgets/shared/page/tiles.ts';
import { needsConsent } from '../../../widgets/shared/page/tiles-consent.ts';

describe('C-settings: consent', () => {
  it.each([
    [null, true],
    ['map', true],
    ['payment map video', true],
    ['video,map', true],
    [' MAP ', true],
    ['map marketing', true],
    ['none', false],
    ['none map', false],
    ['payment video', false],
    ['marketing', false],
    ['maps', false],
    ['', false],
    ['  ', false],
  ])('whether the consent %j grants the map: %s', (consent, isGranted) => {
    expect(hasConsent(consent, 'map')).toBe(isGranted);
  });
});

describe("D-tiles-consent: tiles from the API's own origin need no consent", () => {
  const tiles = { ...DEFAULT_TILES, urls: ['https://api.example/{z}/{x}/{y}'] } as const;
  it.each([
    ['https://api.example/api', false],
    ['https://api.example:443', false],
    ['https://api.example:8443/api', true],
    ['http://api.example/api', true],
    ['https://tiles.api.example', true],
    ['', true],
    ['https://[', true],
  ])('whether tiles need consent with the API at %s: %s', (apiUrl, isNeeded) => {
    expect(needsConsent(tiles, apiUrl)).toBe(isNeeded);
  });

  it('tiles with one foreign subdomain need consent; tiles with an invalid address are never requested', () => {
    const mixed = { ...tiles, urls: ['https://api.example/{z}/{x}/{y}', 'https://b.example/{z}/{x}/{y}'] } as const;
    expect([needsConsent(mixed, 'https://api.example'), needsConsent(null, 'https://api.example')]).toEqual([
      true,
      false,
    ]);
  });
});
