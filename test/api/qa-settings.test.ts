import { describe, expect, it } from 'vitest';
import { redactedPath } from '../../demo/pages/qa/client/logs/redacted.ts';
import { isToken, isUsable, originsIn, type TypedName } from '../../demo/pages/qa/client/typed.ts';
import { EN } from '../../demo/pages/qa/client/words/en.ts';
import { FR } from '../../demo/pages/qa/client/words/fr.ts';
import { missingKeys } from '../architecture/messages.ts';

describe('D-qa-servers: servers and partners that are typed on the QA page', () => {
  it.each<readonly [TypedName, string]>([
    ['api', 'api.example'],
    ['api', 'javascript:alert(1)'],
    ['api', 'https://'],
    ['api', 'https://user:word@api.example'],
    ['api', 'https://*.example'],
    ['api', "https://api.example'; script-src *"],
    ['api', 'https://api.example/api/'],
    ['api', 'https://api.example/api?x=1'],
    ['api', 'https://api.example/#a'],
    ['api', ' https://api.example'],
    ['api', `https://api.example/${'a'.repeat(500)}`],
    ['partner', 'a'.repeat(81)],
    ['partner', 'a\nb'],
    ['tiles', 'https://tiles.example/{z}/{x}'],
    ['tiles', '/tiles/{z}/{x}/{y}.png'],
    ['tiles', '{"url":1}'],
    ['tiles', '{"url"'],
    ['tiles', 'ftp://tiles.example/{z}/{x}/{y}'],
  ])('the setting %s ignores the invalid text %j', (name, text) => {
    expect(isUsable(name, text)).toBe(false);
  });

  it.each<readonly [TypedName, string]>([
    ['api', ''],
    ['api', 'https://api.example'],
    ['api', 'http://localhost:4173/api'],
    ['api', 'http://[::1]:4173/api'],
    ['partner', 'Studio Lumière & Cie'],
    ['tiles', 'https://tiles.example/{theme}/{z}/{x}/{y}{ratio}.png'],
    ['tiles', '{"url":"https://tiles.example/{z}/{x}/{y}.png","maxZoom":12}'],
  ])('a valid server or partner is used: %s %j', (name, text) => {
    expect(isUsable(name, text)).toBe(true);
  });

  it('the servers that the QA page allows are those of the API and of the tiles', () => {
    const tiles = '{"url":"https://tiles.example/{z}/{x}/{y}.png"}';
    expect(originsIn({ api: 'https://api.example:8443/v/api', partner: 'a', tiles })).toEqual([
      'https://api.example:8443',
      'https://tiles.example',
    ]);
    expect(originsIn({ api: '', partner: '', tiles: '' })).toEqual([]);
  });
});

describe('D-qa-token: a typed token', () => {
  it.each(['demo-customer', 'eyJhbGciOi.J9_-~+/a.b=='])('the text %s is used as a token', (text) => {
    expect(isToken(text)).toBe(true);
  });

  it.each(['a b', 'Bearer abc', 'a\nb', 'é', '"a"', '=', ''])('the text %j is not used as a token', (text) => {
    expect(isToken(text)).toBe(false);
  });
});

describe('D-qa-faults: the list of requests hides tokens', () => {
  it.each([
    ['/v1/order/1?guestToken=abc&page=2', '/v1/order/1?guestToken=•••&page=2'],
    ['/v1/search?q=a&client_secret=b', '/v1/search?q=a&client_secret=•••'],
    ['/v1/search?q=token', '/v1/search?q=token'],
  ])('the path %s is shown without its secrets', (path, shown) => {
    expect(redactedPath(path)).toBe(shown);
  });
});

describe('D-qa-language: the words of the QA pages', () => {
  it('the words of the QA pages are all there in both languages', () => {
    expect(missingKeys({ messages: { fr: FR, en: EN } })).toEqual([]);
  });
});
