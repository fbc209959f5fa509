import { describe, expect, it } from 'vitest';
import { orderLinkAddress, readOrderLink } from '../../../core/checkout/order-link.ts';

const ID = '0b9f4b6e-3c1d-4f5a-9e21-6a7d8c9b0a1f';
const KEY = 'abc-DEF_0123456789abcdefghijklmnopqrstuvwxyz';
/** An id and a key of the same length as real ones. */
const SENT_KEY = KEY.slice(0, 43);
const LINK = { id: ID, key: KEY };

describe('D-order-key: the link of a mail, as mail programs and scanners leave it', () => {
  it('the link of a mail is read from the address that was written', () => {
    const address = orderLinkAddress('https://studio.example', LINK);
    expect(readOrderLink(new URL(address).hash.slice(1))).toEqual({ link: LINK, part: null, rest: '' });
  });

  it.each([
    ['the other way round', `key=${KEY}&order=${ID}`],
    ['with an encoded #, in a path', `/order/%23order=${ID}&key=${KEY}`],
    ['with an encoded #, without the last slash', `/order%23order=${ID}&key=${KEY}`],
    ['with an encoded # behind parameters', `/order/?mc_cid=1%23order%3D${ID}%26key%3D${KEY}`],
    ['encoded', `order%3D${ID}%26key%3D${KEY}`],
    ['encoded twice', `order%253D${ID}%2526key%253D${KEY}`],
    ['with &amp;', `order=${ID}&amp;key=${KEY}`],
    ['with &amp;amp;, encoded', `order=${ID}%26amp%3Bkey=${KEY}`],
    ['with a full stop after it', `order=${ID}&key=${KEY}.`],
    ['with a bracket after it', `order=${ID}&key=${KEY}%3E`],
    ['with a soft line break', `order=${ID}&key=${KEY.slice(0, 20)}=%0A${KEY.slice(20)}`],
    ['with a line break before the key', `order=${ID}&key=%0D%0A${KEY}`],
    ['with a space where the line was wrapped', `order=${ID}&%20key=${KEY}`],
    ['with a punctuation mark after its order', `key=${KEY}&order=${ID}_`],
    ['with =3D of quoted-printable', `order=3D${ID}&key=3D${KEY}`],
    ['with =3D and soft line breaks', `order=3D${ID}&key=3D${KEY.slice(0, 30)}=\r\n${KEY.slice(30)}`],
    ['with =3D, in a path, encoded', `/order/%23order%3D3D${ID}%26amp;key%3D3D${KEY}`],
    ['in capitals', `order=${ID.toUpperCase()}&key=${KEY}`],
    ['with its names in capitals', `ORDER=${ID}&Key=${KEY}`],
    ['with &amp;amp;', `order=${ID}&amp;amp;key=${KEY}`],
    ['with &amp;amp;amp;, encoded', `order=${ID}%26amp%3Bamp%3Bamp%3Bkey%3D${KEY}`],
    ['with &#038;', `order=${ID}&#038;key=${KEY}`],
    ['with &#61;', `order&#61;${ID}&amp;key&#x3D;${KEY}`],
    ['with a semicolon between its parts', `order=${ID};key=${KEY}`],
    ['with the marks of a quoted mail', `order=${ID}&key=${KEY.slice(0, 20)}%0A%3E%20> ${KEY.slice(20)}`],
    ['with a zero-width space', `order=${ID}&key=${KEY.slice(0, 20)}\u200b${KEY.slice(20)}`],
    ['with a soft hyphen, encoded twice', `order=${ID.slice(0, 9)}%25C2%25AD${ID.slice(9)}&key=${KEY}`],
    ['with hyphens that do not break', `order=${ID.replaceAll('-', '%E2%80%91')}&key=${KEY.replaceAll('-', '\u2011')}`],
  ])('the link of a mail is read %s', (_, address) => {
    expect(readOrderLink(address)).toMatchObject({ link: LINK, part: null });
  });

  it.each(['_', '__', '-', '_-', '_.', '_)', '_%2A'])('a link is read if punctuation follows its key: %j', (marks) => {
    for (const key of [SENT_KEY, `${SENT_KEY.slice(0, 42)}_`, `${SENT_KEY.slice(0, 42)}-`]) {
      expect(readOrderLink(`order=${ID}&key=${key}${marks}`).link).toEqual({ id: ID, key });
    }
  });

  it('a link keeps a 3D at the start of its order or its key', () => {
    const link = { id: `3d${ID.slice(2)}`, key: `3D${SENT_KEY.slice(2)}` };
    expect(readOrderLink(`order=${link.id}&key=${link.key}`).link).toEqual(link);
    expect(readOrderLink(`order=3D${link.id}&key=3D${link.key}`).link).toEqual(link);
  });

  it.each([
    ['utm_source=mail', `order=${ID}&key=${KEY}&utm_source=mail`],
    ['menu&tab=%202', `menu&order=${ID}&key=${KEY}&tab=%202`],
    ['', `order=${ID}&amp;key=${KEY}`],
    ['', `order%3D${ID}%26key%3D${KEY}`],
    ['menu', `menu&amp;order=${ID}&amp;amp;key=${KEY}`],
    ['', `order&#61;${ID}&#038;key&#61;${KEY}`],
  ])('the link of a mail leaves %j of an address, which is not ours', (rest, address) => {
    expect(readOrderLink(address).rest).toBe(rest);
  });

  it.each([
    ['after its order', `order=${ID}`],
    ['in its order', `order=${ID.slice(0, 20)}`],
    ['before its key', `order=${ID}&key=`],
    ['in its key', `order=${ID}&key=${KEY.slice(0, 12)}`],
    ['in its key, encoded', `/order/%23order%3D${ID}%26key%3D${KEY.slice(0, 12)}`],
  ])('the link of a mail is called incomplete if it was cut %s', (_, address) => {
    expect(readOrderLink(address)).toMatchObject({ link: null, part: `order=${ID.slice(0, 8)}` });
  });

  it.each([
    '',
    'menu',
    `key=${KEY}`,
    'order=1&key=2',
    'order=date',
    'border=0b9f4b6e',
    `order=../me&key=${KEY}`,
    '%E0%A4%A',
    '%FF%E2%80%8B',
  ])('an address with %j has no link of a mail, and all of it stays', (address) => {
    expect(readOrderLink(address)).toEqual({ link: null, part: null, rest: expect.any(String) });
  });
});
