import { fileURLToPath } from 'node:url';
import { test as base, expect } from '../fixtures/browser/test.ts';
import { builtFiles, readTooNew, type TooNew, usesIn } from './floor.ts';

/** Features that are used although one of the oldest browsers lacks them, each with the reason why that is right. */
const REASONS: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'ky asks first',
  'Error.captureStackTrace': 'formatjs asks first',
  '.captureStackTrace()': 'a method of Error',
  'AbortSignal.timeout': 'its error has another name before Chrome 124, which the doctor does not read',
  '.showPopover()': 'asked for first; without it a layer of the page stays above',
  VideoFrame: 'maplibre asks first',
  Temporal: 'asked for by typeof; Intl does the same',
  'Temporal.Instant': 'after typeof',
  '.take()': 'a method of our own objects, and of maplibre',
  '.adopt()': 'a method of our own renderer',
  '.toArray()': 'a method of maplibre',
  '.difference()': 'a method of maplibre',
  ...Object.fromEntries(
    ['accent-color:', 'overscroll-behavior:', 'overscroll-behavior-x:', 'scrollbar-color:', 'scrollbar-width:'].map(
      (property) => [property, 'a finish, which a browser without it leaves out'],
    ),
  ),
  ...Object.fromEntries(
    ['mask-image:', 'user-select:', 'text-size-adjust:', 'box-orient:'].map((property) => [
      property,
      'beside the form with a prefix that they know',
    ]),
  ),
  '-webkit-tap-highlight-color:': 'for browsers that highlight what is touched',
  '-webkit-touch-callout:': 'for browsers that have such a menu',
};

const test = base.extend<object, { readonly tooNew: TooNew }>({
  tooNew: [async ({ browserName: _ }, use) => use(await readTooNew()), { scope: 'worker' }],
});

test.describe('C-browsers: the built bundle', () => {
  test('the bundle uses nothing that Chrome 111, Safari 16.4 or Firefox 128 lack, except features with a reason', async ({
    tooNew,
  }) => {
    const built = await builtFiles(fileURLToPath(new URL('../../dist/creneau', import.meta.url)));
    const found = await Promise.all(built.map(async ([name, code]) => [name, await usesIn(code, tooNew)] as const));
    expect(found.length).toBeGreaterThan(30);
    const bare = found.map(([name, uses]) => [name, uses.filter((use) => !(use in REASONS))] as const);
    expect(bare.filter(([, uses]) => uses.length > 0)).toEqual([]);
    const used = new Set(found.flatMap(([, uses]) => uses));
    expect(Object.keys(REASONS).filter((use) => !used.has(use))).toEqual([]);
  });

  for (const [code, uses] of [
    ['Object.groupBy([], f)', ['.groupBy()', 'Object.groupBy']],
    ['RegExp.escape(text)', ['RegExp.escape']],
    ['new Set().isSubsetOf(other)', ['.isSubsetOf()']],
    ['element.checkVisibility()', ['.checkVisibility()']],
    ['element.checkVisibility?.()', []],
    ['new CloseWatcher()', ['CloseWatcher']],
    ['/[a--b]/v', [expect.stringMatching(/^syntax: /)]],
    ['import data from "./x.json" with { type: "json" }', [expect.stringMatching(/^syntax: /)]],
    ['const css = "a { field-sizing: content }"', ['field-sizing:']],
    ['const css = "@starting-style { a { color: red } }"', ['@starting-style']],
    ['const css = "a:open { color: red }"', [':open']],
    ['[1].at(0); Object.hasOwn({}, "a"); const css = "a:has(b) { inset: 0 }"', []],
  ] as const)
    test(`the check of the bundle finds that ${code} is ${uses.length > 0 ? 'too new' : 'old enough'}`, async ({
      tooNew,
    }) => {
      expect(await usesIn(code, tooNew)).toEqual(uses);
    });
});
