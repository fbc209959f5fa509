import { expect } from '../../fixtures/browser/test.ts';
import { shown, type TestPage } from '../../fixtures/browser/test-page.ts';
import { test } from './a-test-page.ts';

/** Replaces the page's body by this HTML. */
const write = (testPage: TestPage, html: string) =>
  testPage.page.evaluate((text) => {
    document.body.innerHTML = text;
  }, html);

const set = (testPage: TestPage, properties: Readonly<Record<string, unknown>>) =>
  testPage.page.evaluate((values) => {
    Object.assign(document.querySelector('creneau-lab') as object, values);
  }, properties);

const get = (testPage: TestPage, name: string) =>
  testPage.page.evaluate((key) => Reflect.get(document.querySelector('creneau-lab') as object, key), name);

/** The element's HTML. */
const written = (testPage: TestPage) =>
  testPage.page.evaluate(() => (document.querySelector('creneau-lab') as Element).outerHTML);

test.describe('architecture, the boundary: a value', () => {
  test('a value set as a property before the definition is kept, also over an attribute', async ({ testPage }) => {
    await write(testPage, '<creneau-early label="written" mode="two"></creneau-early>');
    await testPage.page.evaluate(() => {
      const element = document.querySelector('creneau-early') as HTMLElement;
      Object.assign(element, { label: 'set', weeks: 7 });
      window.lab.define('creneau-early');
    });
    await expect
      .poll(() => shown(testPage.page, 'creneau-early'))
      .toMatchObject({ label: 'set', weeks: 7, mode: 'two' });
    await testPage.page.evaluate(() => document.querySelector('creneau-early')?.setAttribute('label', 'written later'));
    await expect.poll(() => shown(testPage.page, 'creneau-early')).toMatchObject({ label: 'written later', weeks: 7 });
  });

  test('a value given to an element that a script creates before it is on the page is shown', async ({ testPage }) => {
    const read = await testPage.page.evaluate(() => {
      const element = document.createElement('creneau-lab');
      element.setAttribute('label', 'written');
      Object.assign(element, { weeks: 9 });
      const values = [Reflect.get(element, 'label'), Reflect.get(element, 'weeks')];
      document.body.append(element);
      return values;
    });
    expect(read).toEqual(['written', 9]);
    await expect.poll(() => shown(testPage.page)).toMatchObject({ label: 'written', weeks: 9 });
  });

  test('a value changed while the element is off the page is shown when it is back', async ({ testPage }) => {
    await write(testPage, '<creneau-lab label="first"></creneau-lab>');
    await expect.poll(() => shown(testPage.page)).toMatchObject({ label: 'first' });
    await testPage.page.evaluate(async () => {
      const element = document.querySelector('creneau-lab') as HTMLElement;
      element.remove();
      await Promise.resolve();
      element.setAttribute('label', 'second');
      document.body.append(element);
    });
    await expect.poll(() => shown(testPage.page)).toMatchObject({ label: 'second' });
  });

  test('a value goes back to its default when its attribute is removed', async ({ testPage }) => {
    await write(testPage, '<creneau-lab label="text" mode="two" weeks="8" open></creneau-lab>');
    await expect.poll(() => shown(testPage.page)).toMatchObject({ label: 'text', mode: 'two', weeks: 8, open: true });
    await testPage.page.evaluate(() => {
      for (const name of ['label', 'mode', 'weeks', 'open'])
        document.querySelector('creneau-lab')?.removeAttribute(name);
    });
    await expect
      .poll(() => shown(testPage.page))
      .toMatchObject({ label: 'nothing', mode: 'one', weeks: 4, open: false });
  });

  test('a value goes back to what the attribute says when its property is set to null or undefined', async ({
    testPage,
  }) => {
    await write(testPage, '<creneau-lab label="written"></creneau-lab>');
    await set(testPage, { label: 'set' });
    await expect.poll(() => shown(testPage.page)).toMatchObject({ label: 'set' });
    await set(testPage, { label: null });
    await expect.poll(() => shown(testPage.page)).toMatchObject({ label: 'written' });
  });

  for (const [html, open] of [
    ['<creneau-lab open></creneau-lab>', true],
    ['<creneau-lab open=""></creneau-lab>', true],
    ['<creneau-lab open="open"></creneau-lab>', true],
    ['<creneau-lab open="false"></creneau-lab>', true],
    ['<creneau-lab></creneau-lab>', false],
  ] as const)
    test(`a flag is true if the attribute is there, as in HTML: ${html}`, async ({ testPage }) => {
      await write(testPage, html);
      await expect.poll(() => shown(testPage.page)).toMatchObject({ open });
      await expect.poll(() => get(testPage, 'open')).toBe(open);
    });

  test('a flag may be switched off and on by its property', async ({ testPage }) => {
    await write(testPage, '<creneau-lab open></creneau-lab>');
    await set(testPage, { open: false });
    await expect.poll(() => shown(testPage.page)).toMatchObject({ open: false });
    await set(testPage, { open: true });
    await expect.poll(() => shown(testPage.page)).toMatchObject({ open: true });
  });

  test("a value is not stale after el.prop = '', whatever was written", async ({ testPage }) => {
    await write(testPage, '<creneau-lab label="text"></creneau-lab>');
    await set(testPage, { label: '' });
    await expect.poll(() => shown(testPage.page)).toMatchObject({ label: 'nothing' });
    await expect.poll(() => get(testPage, 'label')).toBe('nothing');
  });

  test('a value set as a property is never written to an attribute', async ({ testPage }) => {
    await write(testPage, '<creneau-lab></creneau-lab>');
    await set(testPage, {
      label: 'secret',
      mode: 'two',
      weeks: 3,
      open: true,
      token: 'ada',
      lang: 'en',
      theme: 'dark',
    });
    await expect.poll(() => shown(testPage.page)).toMatchObject({ label: 'secret', lang: 'en', isSignedIn: true });
    await expect.poll(() => written(testPage)).toBe('<creneau-lab></creneau-lab>');
  });

  test('a value that is a function or an object is returned as it is', async ({ testPage }) => {
    await write(testPage, '<creneau-lab></creneau-lab>');
    const isSame = await testPage.page.evaluate(() => {
      const element = document.querySelector('creneau-lab') as HTMLElement;
      const token = () => Promise.resolve('ada');
      const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'us' };
      Object.assign(element, { token, tiles });
      return [Reflect.get(element, 'token') === token, Reflect.get(element, 'tiles') === tiles];
    });
    expect(isSame).toEqual([true, true]);
  });

  for (const [attribute, expected, sentence] of [
    ['mode="three"', { mode: 'one' }, '"three" is not one of one, two; one is used'],
    ['weeks="13"', { weeks: 4 }, '"13" is not a whole number from 1 to 12; 4 is used'],
    ['weeks="2.5"', { weeks: 4 }, '"2.5" is not a whole number'],
    ['weeks="{bad json"', { weeks: 4 }, 'is not a whole number'],
    ['weeks="NaN"', { weeks: 4 }, '"NaN" is not a whole number'],
  ] satisfies readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] as readonly (readonly [
    string,
    Readonly<Record<string, unknown>>,
    string,
  ])[])
    test(`a value that is bad, ${attribute}, is reported once on the console, and the default is used`, async ({
      testPage,
    }) => {
      await write(testPage, `<creneau-lab ${attribute}></creneau-lab><creneau-lab ${attribute}></creneau-lab>`);
      await expect.poll(() => shown(testPage.page, 'creneau-lab:last-child')).toMatchObject(expected);
      await expect.poll(() => testPage.heard.said(sentence)).toHaveLength(1);
      expect(testPage.heard.errors).toEqual([]);
    });

  for (const weeks of [Number.NaN, Number.POSITIVE_INFINITY, -1, true, { weeks: 3 }] as const)
    test(`a property that is invalid (${weeks}) never reaches the view`, async ({ testPage }) => {
      await write(testPage, '<creneau-lab></creneau-lab>');
      await set(testPage, { weeks: 6 });
      await expect.poll(() => shown(testPage.page)).toMatchObject({ weeks: 6 });
      await set(testPage, { weeks });
      await expect.poll(() => shown(testPage.page)).toMatchObject({ weeks: 4 });
      expect(testPage.heard.errors).toEqual([]);
    });
});
