import { describe, expect, it } from 'vitest';
import { tileAddresses } from '../../../core/map/tile-address.ts';

const read = (url: string, options: Readonly<Record<string, unknown>> = {}) => tileAddresses(url, options)?.addresses;

describe('D-tiles-understood: the address of tiles as its provider writes it', () => {
  it.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['https://t.example/{z}/{x}/{y}.png', {}, ['https://t.example/{z}/{x}/{y}.png']],
    ['https://t.example/{Z}/{X}/{Y}.png', {}, ['https://t.example/{z}/{x}/{y}.png']],
    ['https://t.example/\u0024{z}/\u0024{x}/\u0024{y}.png', {}, ['https://t.example/{z}/{x}/{y}.png']],
    ['https://t.example/%7Bz%7D/%7Bx%7D/%7By%7D', {}, ['https://t.example/{z}/{x}/{y}']],
    ['https://t.example/{z}/{x}/{y}{r}.png', {}, ['https://t.example/{z}/{x}/{y}{ratio}.png']],
    [
      'https://{s}.t.example/{z}/{x}/{y}',
      { subdomains: 'xy' },
      ['https://x.t.example/{z}/{x}/{y}', 'https://y.t.example/{z}/{x}/{y}'],
    ],
    [
      'https://{s}.t.example/{z}/{x}/{y}',
      { subdomains: 'm0, m1' },
      ['https://m0.t.example/{z}/{x}/{y}', 'https://m1.t.example/{z}/{x}/{y}'],
    ],
    ['https://{subdomains}.t.example/{z}/{x}/{y}', { subdomains: [1] }, ['https://1.t.example/{z}/{x}/{y}']],
    [
      'https://{switch:p,q}.t.example/{z}/{x}/{y}',
      {},
      ['https://p.t.example/{z}/{x}/{y}', 'https://q.t.example/{z}/{x}/{y}'],
    ],
    [
      'https://t{1-2}.t.example/{z}/{x}/{y}',
      {},
      ['https://t1.t.example/{z}/{x}/{y}', 'https://t2.t.example/{z}/{x}/{y}'],
    ],
    [
      'https://t.example/{id}/{z}/{x}/{y}.{ext}',
      { id: 'toner', ext: 'png' },
      ['https://t.example/toner/{z}/{x}/{y}.png'],
    ],
    ['https://t.example/?m={TileMatrix}&r={TileRow}&c={TileCol}', {}, ['https://t.example/?m={z}&r={y}&c={x}']],
  ])('the address of tiles %s with %j is understood', (url, options, addresses) => {
    expect(read(url, options)).toEqual(addresses);
  });

  it('an address of tiles has the subdomains a, b and c if none are named', () => {
    expect(read('https://{s}.t.example/{z}/{x}/{y}')).toHaveLength(3);
  });

  it.each<[string, Readonly<Record<string, unknown>>, boolean]>([
    ['{y}', {}, false],
    ['{-y}', {}, true],
    ['{y}', { tms: true }, true],
    ['{y}', { tms: 'true' }, true],
    ['{-y}', { tms: true }, true],
    ['{y}', { tms: false }, false],
    ['{y}', { scheme: 'tms' }, true],
    ['{y}', { scheme: 'xyz' }, false],
  ])('an address of tiles says whether its rows are counted from the south: %s with %j', (row, options, isFlipped) => {
    expect(tileAddresses(`https://t.example/{z}/{x}/${row}`, options)).toEqual({
      addresses: ['https://t.example/{z}/{x}/{y}'],
      isFlipped,
    });
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['https://t.example/{z}/{x}', {}],
    ['https://t.example/{z}/{x}/{y}?key={key}', {}],
    ['https://t.example/{z}/{x}/{y}?key={key}', { key: null }],
    ['https://t.example/{quadkey}', {}],
    ['https://{s}.t.example/{z}/{x}/{y}', { subdomains: [] }],
    ['https://{s}.t.example/{z}/{x}/{y}', { subdomains: ['evil.example/'] }],
    ['https://{s}.t.example/{z}/{x}/{y}', { subdomains: 7 }],
    ['https://{c-a}.t.example/{z}/{x}/{y}', {}],
    ['https://t.example/{toString}/{z}/{x}/{y}', {}],
    ['', {}],
  ])('the address %s with %j is not an address of tiles', (url, options) => {
    expect(read(url, options)).toBeUndefined();
  });
});
