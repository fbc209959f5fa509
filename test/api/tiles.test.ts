import { createCanvas, loadImage } from '@napi-rs/canvas';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { project } from '../../demo/tiles/projection.ts';
import { tiles } from '../../demo/tiles/routes.ts';

const SEA = '215,230,232';
const FRANCE = '251,250,247';

let app: FastifyInstance;
afterEach(() => app?.close());

/** A server whose tiles are drawn by `draw`, by default the demo's; returns a function that requests a tile. */
function serve(draw?: () => Promise<Buffer>, patience?: number) {
  app = Fastify();
  app.register(tiles, { ...(draw && { draw }), ...(patience !== undefined && { patience }) });
  return (path: string) => app.inject(`/tiles/${path}`);
}

/** The pixels of a drawn tile, row by row, as 'red,green,blue'. */
async function pixelsOf(path: string, size = 256): Promise<readonly string[]> {
  const image = await loadImage((await serve()(path)).rawPayload);
  expect([image.width, image.height]).toEqual([size, size]);
  const context = createCanvas(size, size).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, size, size);
  return Array.from({ length: size * size }, (_, pixel) => data.slice(pixel * 4, pixel * 4 + 3).join(','));
}

const isInk = (pixel: string) => pixel.split(',').every((part) => Number(part) < 100);
const count = (pixels: readonly string[], wanted: (pixel: string) => boolean) => pixels.filter(wanted).length;

describe('C-settings: the demo’s own map tiles', { tags: ['@long'] }, () => {
  it('a tile has land and names around Paris', async () => {
    const pixels = await pixelsOf('6/32/22.png');
    expect(count(pixels, (pixel) => pixel === FRANCE)).toBeGreaterThan(50_000);
    expect(count(pixels, isInk)).toBeGreaterThan(300);
    expect(count(pixels, (pixel) => pixel === SEA)).toBe(0);
  });

  it('a tile on the Atlantic has only sea', async () => {
    expect(new Set(await pixelsOf('6/28/22.png'))).toEqual(new Set([SEA]));
  });

  it.each([
    ['0/0/0.png', 'the whole world'],
    ['8/255/255.png', 'the south-eastern end'],
  ])('a tile at the edge of the map is drawn: %s, %s', async (path) => {
    expect(count(await pixelsOf(path), (pixel) => pixel === '241,239,232')).toBeGreaterThan(5_000);
  });

  it('a tile continues a name of its neighbour', async () => {
    const rows = Array.from({ length: 16 }, (_, row) => (row + 225) * 256);
    const west = await pixelsOf('6/32/22.png');
    const east = await pixelsOf('6/33/22.png');
    // 'Saint-Étienne' lies on the edge.
    expect(
      count(
        rows.flatMap((row) => west.slice(row + 248, row + 256)),
        isInk,
      ),
    ).toBeGreaterThan(8);
    expect(
      count(
        rows.flatMap((row) => east.slice(row, row + 8)),
        isInk,
      ),
    ).toBeGreaterThan(8);
  });

  it('tiles have more names at higher zooms', async () => {
    const inks: number[] = [];
    for (const path of ['3/4/2.png', '4/8/5.png', '5/16/11.png']) inks.push(count(await pixelsOf(path), isInk));
    expect(inks).toEqual(inks.toSorted((a, b) => a - b));
    expect(new Set(inks).size).toBe(3);
  });

  it.each([
    ['borders of départements', 10, 2.9, 48.4, '207,215,210', 20],
    ['a lake', 9, 6.5, 46.45, '169,204,212', 2_000],
    ['the coast at Nice', 12, 7.26, 43.68, SEA, 5_000],
    ['borders of communes', 12, 2.9, 48.4, '227,230,225', 50],
  ] as const)('a tile shows %s', async (_, z, longitude, latitude, colour, least) => {
    const [x, y] = project([longitude, latitude]).map((part) => Math.floor(part * 2 ** z));
    expect(count(await pixelsOf(`${z}/${x}/${y}.png`), (pixel) => pixel === colour)).toBeGreaterThan(least);
  });

  it('a dark tile has a dark ground with light names', async () => {
    const pixels = await pixelsOf('dark/6/32/22.png');
    expect(count(pixels, (pixel) => pixel === '34,43,42')).toBeGreaterThan(50_000);
    expect(count(pixels, (pixel) => pixel.split(',').every((part) => Number(part) > 180))).toBeGreaterThan(100);
  });

  it('a tile for sharp screens has twice the pixels', async () => {
    const pixels = await pixelsOf('light/6/32/22@2x.png', 512);
    expect(count(pixels, (pixel) => pixel === FRANCE)).toBeGreaterThan(200_000);
  });

  it('a tile is kept for a day, by every origin', async () => {
    const { statusCode, headers } = await serve()('6/32/22.png');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each([
    ...[
      '13/0/0.png',
      '6/64/0.png',
      '6/0/64.png',
      '0/1/0.png',
      '0/0/1.png',
      '-1/0/0.png',
      '6/-1/22.png',
      '6/32/-22.png',
    ],
    ...['1.5/0/0.png', '6/32/1.5.png', '6/1e1/22.png', '6/0x1/22.png', '06/32/22.png', '6/%2032/22.png', '6/٣/22.png'],
    ...['abc', 'abc/def/ghi.png', '', '6/32', '6/32/22', '6/32/22.jpg', '6/32/22@3x.png', '6//22.png'],
    ...['red/6/32/22.png', 'light/6/64/0.png', 'dark/dark/6/32/22.png', '/6/32/22.png', '6/32/22@2x.jpg'],
    ...['../tiles/', '6/32/..%2f22.png', '..%2f..%2fpackage.json', '6/32/22.png%00', `6/${'9'.repeat(300)}/1.png`],
  ])('a tile that does not exist is a 404 that every origin can read, and is not drawn: %j', async (path) => {
    const drawn: string[] = [];
    const { statusCode, headers } = await serve(async () => Buffer.from(`tile ${drawn.push(path)}`))(path);
    expect([statusCode, drawn]).toEqual([404, []]);
    expect(headers).toMatchObject({ 'content-type': 'text/plain', 'access-control-allow-origin': '*' });
    expect(headers).not.toHaveProperty('cache-control');
  });

  it.each(['../package.json', '%2e%2e/package.json', '6/../../package.json'])(
    'no file outside the tiles is found: %s',
    async (path) => {
      expect((await serve()(path)).statusCode).toBe(404);
    },
  );
});

describe('C-settings: map tiles in memory', { tags: ['@long'] }, () => {
  it('a tile is drawn once for all requests, at the same time and later', async () => {
    const drawn: string[] = [];
    const get = serve(async () => Buffer.from(`tile ${drawn.push('')}`));
    const answers = await Promise.all([get('6/32/22.png'), get('6/32/22.png'), get('6/33/22.png'), get('6/32/22.png')]);
    expect(answers.map(({ body }) => body)).toEqual(['tile 1', 'tile 1', 'tile 2', 'tile 1']);
    expect((await get('6/32/22.png')).body).toBe('tile 1');
  });

  it('a failed tile is drawn again, and the failure is not cached', async () => {
    const drawn: string[] = [];
    const get = serve(async () => {
      if (drawn.push('') === 1) throw new Error('no room');
      return Buffer.from('tile');
    });
    const failed = await get('6/32/22.png');
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, undefined]);
    expect((await get('6/32/22.png')).body).toBe('tile');
  });

  it('a tile that waits too long for its drawing is refused until later', async () => {
    const draw = vi.fn(() => new Promise<Buffer>(() => {}));
    const get = serve(draw, 20);
    // These two are being drawn.
    for (const path of ['6/30/22.png', '6/31/22.png']) get(path).then(() => {});
    const answer = await get('6/32/22.png');
    expect([answer.statusCode, draw.mock.calls.length]).toEqual([503, 2]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('at most 512 tiles are kept in memory', async () => {
    const drawn: string[] = [];
    const get = serve(async () => Buffer.from(`tile ${drawn.push('')}`));
    for (let x = 0; x < 256; x += 1) await Promise.all([get(`8/${x}/0.png`), get(`8/${x}/1.png`)]);
    expect(drawn).toHaveLength(512);
    await get('8/0/2.png');
    await get('8/0/0.png');
    expect(drawn).toHaveLength(514);
  });
});
