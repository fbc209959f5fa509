import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_TILES, tilesOf } from '../../../widgets/shared/page/tiles.ts';

const BASE = 'https://studio.example/cours/';
const URL = 'https://tiles.example/{z}/{x}/{y}.png';

beforeEach(() => {
  vi.stubGlobal('location', new globalThis.URL(BASE));
});

/** Reads the setting on a page at `BASE`; returns it with the warnings on the console. */
function parsed(value: unknown) {
  const warned = vi
    .spyOn(console, 'warn')
    .mockImplementation(() => {})
    .mockClear();
  return { tiles: tilesOf(value), warned };
}

describe('C-settings: tiles', () => {
  it('tiles may be only an address: its host is the attribution, and it has all zooms', () => {
    expect(parsed(URL).tiles).toEqual({
      urls: [URL],
      isFlipped: false,
      attribution: 'tiles.example',
      attributionUrl: null,
      maxZoom: 18,
    });
  });

  it('tiles may be an object, or the same object as JSON', () => {
    const value = { url: URL, attribution: 'Natural Earth', maxZoom: 8 };
    const tiles = { urls: [URL], attribution: 'Natural Earth', attributionUrl: null, maxZoom: 8 };
    expect(parsed(value).tiles).toMatchObject(tiles);
    expect(parsed(JSON.stringify(value)).tiles).toMatchObject(tiles);
  });

  it('members that a page has added to Object.prototype are not read as part of the tiles', () => {
    Object.defineProperty(Object.prototype, 'url', { value: URL, configurable: true });
    try {
      expect(parsed({}).tiles).toBeNull();
      expect(parsed('{"attribution":"Natural Earth"}').tiles).toBeNull();
    } finally {
      Reflect.deleteProperty(Object.prototype, 'url');
    }
  });

  it.each([
    ['/tiles/{z}/{x}/{y}.png', 'https://studio.example/tiles/{z}/{x}/{y}.png'],
    ['{z}/{x}/{y}.png', 'https://studio.example/cours/{z}/{x}/{y}.png'],
    ['//t.example/{z}/{x}/{y}', 'https://t.example/{z}/{x}/{y}'],
    ['http://localhost:4173/{z}/{x}/{y}', 'http://localhost:4173/{z}/{x}/{y}'],
    ['https://t.example/%7Bz%7D/%7bx%7d/{y}', 'https://t.example/{z}/{x}/{y}'],
    ['https://t.example/{theme}/{z}/{x}/{y}%7Bratio%7D.png', 'https://t.example/{theme}/{z}/{x}/{y}{ratio}.png'],
    ['https://t.example/?z={z}&x={x}&y={y}&key=k', 'https://t.example/?z={z}&x={x}&y={y}&key=k'],
    ['https://t.example/{z}/{x}/{y}{r}.png', 'https://t.example/{z}/{x}/{y}{ratio}.png'],
  ])('the tiles %s are at %s', (value, url) => {
    expect(parsed(value).tiles?.urls).toEqual([url]);
  });

  it.each([
    'https://tiles.example/{z}/{x}.png',
    'https://{host}.tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{id}/{z}/{x}/{y}.png',
    'https://tiles.example/{quadkey}.png',
    'https://{z}.example/{x}/{y}.png',
    'javascript:alert(1)//{z}{x}{y}',
    'data:image/png,{z}{x}{y}',
    'ftp://tiles.example/{z}/{x}/{y}',
    'https://me:secret@tiles.example/{z}/{x}/{y}',
    'https://[/{z}/{x}/{y}',
    '{"url":"/tiles/{z}/{x}/{y}.png"',
    '{}',
    '[]',
    'null',
    'nonsense',
    {},
    { url: 7 },
    { url: [URL] },
    { url: '' },
    [],
    42,
    true,
    () => URL,
  ])('an invalid value of tiles is ignored: %j', (value) => {
    expect(parsed(value).tiles).toBeNull();
  });

  it('an address with subdomains becomes one address for each, and rows from the south are flagged', () => {
    const url = 'https://{s}.t.example/{z}/{x}/{-y}{r}.png';
    expect(parsed({ url, subdomains: ['t1', 't2'] }).tiles).toMatchObject({
      urls: ['https://t1.t.example/{z}/{x}/{y}{ratio}.png', 'https://t2.t.example/{z}/{x}/{y}{ratio}.png'],
      isFlipped: true,
      attribution: 't1.t.example',
    });
  });

  it('an invalid value of tiles causes one warning, which does not repeat it', async () => {
    vi.resetModules();
    const afresh = await import('../../../widgets/shared/page/tiles.ts');
    const warned = vi.spyOn(console, 'warn').mockClear();
    afresh.tilesOf('https://tiles.example/secret-key/{z}');
    afresh.tilesOf('nonsense');
    expect(warned.mock.calls).toEqual([
      [
        'Créneau: tiles: an http(s) address with {z}, {x}, {y}, and perhaps {s}, {-y}, {theme} and {ratio}, is needed; the places are shown as a list.',
      ],
    ]);
  });

  it.each([null, undefined, ''])('tiles of %j count as not set, without a warning', (value) => {
    const { tiles, warned } = parsed(value);
    expect([tiles, warned.mock.calls]).toEqual([DEFAULT_TILES, []]);
  });

  it.each([
    [0, 0],
    [8, 8],
    ['8', 8],
    [18, 18],
    [30, 18],
    [null, 18],
    [-1, 18],
    [7.5, 18],
    ['deep', 18],
    ['', 18],
    [Number.NaN, 18],
    [[8], 18],
  ])('a maxZoom of %j is %i', (maxZoom, zoom) => {
    expect(parsed({ url: URL, maxZoom }).tiles?.maxZoom).toBe(zoom);
  });
});

describe('C-settings: the attribution of tiles', () => {
  it.each([
    ['Natural Earth', 'Natural Earth', null],
    [
      '© <a href="https://osm.example/c?a=1&amp;b=2">OSM</a> contributors',
      '© OSM contributors',
      'https://osm.example/c?a=1&b=2',
    ],
    ["<a target=_blank href='http://a.example'>A</a>, <a href=https://b.example>B</a>", 'A, B', 'http://a.example/'],
    ['<a href="javascript:alert(1)">A</a>', 'A', null],
    ['<a data-href="https://a.example">A</a>', 'A', null],
    ['<img src=x onerror=alert(1)>', 'tiles.example', null],
    ['  ', 'tiles.example', null],
    [7, 'tiles.example', null],
    [null, 'tiles.example', null],
  ])('the attribution %j is shown as text with one link', (attribution, text, link) => {
    const { tiles } = parsed({ url: URL, attribution });
    expect([tiles?.attribution, tiles?.attributionUrl]).toEqual([text, link]);
  });

  it('the attribution is by default a link to OpenStreetMap', () => {
    expect(DEFAULT_TILES).toEqual({
      urls: ['https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
      isFlipped: false,
      attribution: '© OpenStreetMap contributors',
      attributionUrl: 'https://www.openstreetmap.org/copyright',
      maxZoom: 18,
    });
  });
});
