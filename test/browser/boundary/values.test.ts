import { type LabPage, shown } from '../../fixtures/browser/lab.ts';
import { expect } from '../../fixtures/browser/test.ts';
import { test } from './a-lab.ts';

/** Replaces the page's body by this HTML. */
const write = (lab: LabPage, html: string) =>
  lab.page.evaluate((text) => {
    document.body.innerHTML = text;
  }, html);

const set = (lab: LabPage, properties: Readonly<Record<string, unknown>>) =>
  lab.page.evaluate((values) => {
    Object.assign(document.querySelector('creneau-lab') as object, values);
  }, properties);

const get = (lab: LabPage, name: string) =>
  lab.page.evaluate((key) => Reflect.get(document.querySelector('creneau-lab') as object, key), name);

/** The element's HTML. */
const written = (lab: LabPage) => lab.page.evaluate(() => (document.querySelector('creneau-lab') as Element).outerHTML);

test.describe('architecture, the boundary: a value', () => {
  test('a value set as a property before the definition is kept, also over an attribute', async ({ lab }) => {
    await write(lab, '<creneau-early label="written" mode="two"></creneau-early>');
    await lab.page.evaluate(() => {
      const element = document.querySelector('creneau-early') as HTMLElement;
      Object.assign(element, { label: 'set', weeks: 7 });
      window.lab.define('creneau-early');
    });
    await expect.poll(() => shown(lab.page, 'creneau-early')).toMatchObject({ label: 'set', weeks: 7, mode: 'two' });
    await lab.page.evaluate(() => document.querySelector('creneau-early')?.setAttribute('label', 'written later'));
    await expect.poll(() => shown(lab.page, 'creneau-early')).toMatchObject({ label: 'written later', weeks: 7 });
  });

  test('a value given to an element that a script creates before it is on the page is shown', async ({ lab }) => {
    const read = await lab.page.evaluate(() => {
      const element = document.createElement('creneau-lab');
      element.setAttribute('label', 'written');
      Object.assign(element, { weeks: 9 });
      const values = [Reflect.get(element, 'label'), Reflect.get(element, 'weeks')];
      document.body.append(element);
      return values;
    });
    expect(read).toEqual(['written', 9]);
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'written', weeks: 9 });
  });

  test('a value changed while the element is off the page is shown when it is back', async ({ lab }) => {
    await write(lab, '<creneau-lab label="first"></creneau-lab>');
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'first' });
    await lab.page.evaluate(async () => {
      const element = document.querySelector('creneau-lab') as HTMLElement;
      element.remove();
      await Promise.resolve();
      element.setAttribute('label', 'second');
      document.body.append(element);
    });
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'second' });
  });

  test('a value goes back to its default when its attribute is removed', async ({ lab }) => {
    await write(lab, '<creneau-lab label="text" mode="two" weeks="8" open></creneau-lab>');
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'text', mode: 'two', weeks: 8, open: true });
    await lab.page.evaluate(() => {
      for (const name of ['label', 'mode', 'weeks', 'open'])
        document.querySelector('creneau-lab')?.removeAttribute(name);
    });
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'nothing', mode: 'one', weeks: 4, open: false });
  });

  test('a value goes back to what the attribute says when its property is set to null or undefined', async ({
    lab,
  }) => {
    await write(lab, '<creneau-lab label="written"></creneau-lab>');
    await set(lab, { label: 'set' });
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'set' });
    await set(lab, { label: null });
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'written' });
  });

  for (const [html, open] of [
    ['<creneau-lab open></creneau-lab>', true],
    ['<creneau-lab open=""></creneau-lab>', true],
    ['<creneau-lab open="open"></creneau-lab>', true],
    ['<creneau-lab open="false"></creneau-lab>', true],
    ['<creneau-lab></creneau-lab>', false],
  ] as const)
    test(`a flag is true if the attribute is there, as in HTML: ${html}`, async ({ lab }) => {
      await write(lab, html);
      await expect.poll(() => shown(lab.page)).toMatchObject({ open });
      await expect.poll(() => get(lab, 'open')).toBe(open);
    });

  test('a flag may be switched off and on by its property', async ({ lab }) => {
    await write(lab, '<creneau-lab open></creneau-lab>');
    await set(lab, { open: false });
    await expect.poll(() => shown(lab.page)).toMatchObject({ open: false });
    await set(lab, { open: true });
    await expect.poll(() => shown(lab.page)).toMatchObject({ open: true });
  });

  test("a value is not stale after el.prop = '', whatever was written", async ({ lab }) => {
    await write(lab, '<creneau-lab label="text"></creneau-lab>');
    await set(lab, { label: '' });
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'nothing' });
    await expect.poll(() => get(lab, 'label')).toBe('nothing');
  });

  test('a value set as a property is never written to an attribute', async ({ lab }) => {
    await write(lab, '<creneau-lab></creneau-lab>');
    await set(lab, { label: 'secret', mode: 'two', weeks: 3, open: true, token: 'ada', lang: 'en', theme: 'dark' });
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'secret', lang: 'en', isSignedIn: true });
    await expect.poll(() => written(lab)).toBe('<creneau-lab></creneau-lab>');
  });

  test('a value that is a function or an object is returned as it is', async ({ lab }) => {
    await write(lab, '<creneau-lab></creneau-lab>');
    const isSame = await lab.page.evaluate(() => {
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
      lab,
    }) => {
      await write(lab, `<creneau-lab ${attribute}></creneau-lab><creneau-lab ${attribute}></creneau-lab>`);
      await expect.poll(() => shown(lab.page, 'creneau-lab:last-child')).toMatchObject(expected);
      await expect.poll(() => lab.heard.said(sentence)).toHaveLength(1);
      expect(lab.heard.errors).toEqual([]);
    });

  for (const weeks of [Number.NaN, Number.POSITIVE_INFINITY, -1, true, { weeks: 3 }] as const)
    test(`a property that is invalid (${weeks}) never reaches the view`, async ({ lab }) => {
      await write(lab, '<creneau-lab></creneau-lab>');
      await set(lab, { weeks: 6 });
      await expect.poll(() => shown(lab.page)).toMatchObject({ weeks: 6 });
      await set(lab, { weeks });
      await expect.poll(() => shown(lab.page)).toMatchObject({ weeks: 4 });
      expect(lab.heard.errors).toEqual([]);
    });
});
