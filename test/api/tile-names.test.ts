import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawTile } from '../../demo/tiles/draw.ts';
import { readGazetteer } from '../../demo/tiles/gazetteer.ts';
import { type Name, namesIn } from '../../demo/tiles/names.ts';
import { PALETTES } from '../../demo/tiles/palette.ts';
import { project, type Tile } from '../../demo/tiles/projection.ts';

const EVERYWHERE = { minX: 0, minY: 0, maxX: Number.POSITIVE_INFINITY, maxY: Number.POSITIVE_INFINITY };
const named = (z: number, kind: Name['kind']) => namesIn(z, EVERYWHERE).filter((name) => name.kind === kind);
const texts = (names: readonly Name[]) => names.map(({ text }) => text);

/** The tile of a zoom that a place is in. */
function tileAt(z: number, longitude: number, latitude: number): Tile {
  const [x = 0, y = 0] = project([longitude, latitude]).map((part) => Math.floor(part * 2 ** z));
  return { z, x, y };
}

/** How many pixels of a light tile have a colour. */
async function count(tile: Tile, colour: string): Promise<number> {
  const image = await loadImage(await drawTile(tile, { theme: 'light', ratio: 1 }));
  const context = createCanvas(256, 256).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, 256, 256);
  const hex = (pixel: number) => `#${Buffer.from(data.slice(pixel * 4, pixel * 4 + 3)).toString('hex')}`;
  return Array.from({ length: 256 * 256 }, (_, pixel) => hex(pixel)).filter((each) => each === colour).length;
}

describe('C-settings: the names on the demo’s map', { tags: ['@long'] }, () => {
  it.each([3, 6, 7, 8, 9, 10, 11, 12])('names on the map do not overlap at zoom %i', (z) => {
    const names = namesIn(z, EVERYWHERE);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const { minX, minY, maxX, maxY } = name;
      const inside = { minX: minX + 0.01, minY: minY + 0.01, maxX: maxX - 0.01, maxY: maxY - 0.01 };
      expect(texts(namesIn(z, inside).filter((other) => other !== name))).toEqual([]);
    }
  });

  it('the map shows more names, and those of smaller towns, at higher zooms', () => {
    expect(texts(named(3, 'city'))).toEqual(['Paris']);
    const towns = [6, 7, 8, 9].map((z) => named(z, 'town').length);
    expect(towns).toEqual(towns.toSorted((a, b) => a - b));
    expect([6, 7].map((z) => texts(named(z, 'town')).includes('Montargis'))).toEqual([false, true]);
  });

  it('names of towns and communes have their articles', () => {
    expect(texts(namesIn(12, EVERYWHERE))).toEqual(expect.arrayContaining(['Le Havre', 'Les Lilas', 'La Turbie']));
  });

  it('names of communes appear from zoom 10 on, each once', () => {
    expect(named(9, 'commune')).toEqual([]);
    expect(named(10, 'commune').length).toBeGreaterThan(5_000);
    expect(named(12, 'commune').length).toBeGreaterThan(25_000);
    expect(texts(namesIn(12, EVERYWHERE)).filter((text) => text === 'Arles')).toHaveLength(1);
  });

  it('names of départements are on the map at zooms that show a few départements', () => {
    expect([7, 8, 9, 10].map((z) => texts(named(z, 'departement')).includes('HAUTE-LOIRE'))).toEqual([
      ...[false, true, true, false],
    ]);
  });

  it('names of rivers lie along them and are never upside down', () => {
    const rivers = named(9, 'river');
    expect(texts(rivers)).toEqual(expect.arrayContaining(['Loire', 'Seine', 'Rhône', 'Saône', 'Garonne']));
    expect(rivers.some(({ angle }) => Math.abs(angle) > 0.3)).toBe(true);
    expect(rivers.every(({ angle }) => Math.abs(angle) <= Math.PI / 2)).toBe(true);
  });

  it('the gazetteer has every département, and the communes by population', () => {
    const { communes, departements } = readGazetteer();
    expect(departements).toHaveLength(96);
    expect(communes.slice(0, 3).map(({ name }) => name)).toEqual(['Paris', 'Marseille', 'Lyon']);
    expect(communes).toHaveLength(35_228);
  });
});

describe('C-settings: the land of the demo’s map', { tags: ['@long'] }, () => {
  const { abroad, france, sea } = PALETTES.light;

  it("the map's land has one coast, without a second line from another source", async () => {
    const saintMalo = tileAt(11, -2.03, 48.68);
    expect(await count(saintMalo, abroad)).toBe(0);
    expect(await count(saintMalo, sea)).toBeGreaterThan(5_000);
    expect(await count(saintMalo, france)).toBeGreaterThan(5_000);
  });

  it("the map's land has no gap of water along the borders of France", async () => {
    const sare = tileAt(11, -1.55, 43.28);
    expect(await count(sare, sea)).toBe(0);
    expect(await count(sare, abroad)).toBeGreaterThan(5_000);
  });

  it("the map's land has France overseas at every zoom", async () => {
    for (const z of [6, 8, 10]) expect(await count(tileAt(z, 55.53, -21.13), france)).toBeGreaterThan(50);
  });
});
