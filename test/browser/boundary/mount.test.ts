import { expect } from '../../fixtures/browser/test.ts';
import { shown, type TestPage } from '../../fixtures/browser/test-page.ts';
import { test } from './a-test-page.ts';

// React's development build reports on the console what its production build tolerates.
test.use({ mode: 'development' });

/** How many stores were created, and how many of their signals aborted. */
const mounts = (testPage: TestPage) =>
  testPage.page.evaluate(() => ({ made: window.lab.made, ended: window.lab.ended }));

/** The listeners of `configure`: one for each element that is mounted. */
const listeners = (testPage: TestPage) =>
  testPage.page.evaluate(() => {
    const registry: unknown = Reflect.get(globalThis, Symbol.for('creneau'));
    return (Reflect.get(registry as object, 'listeners') as ReadonlySet<unknown>).size;
  });

/** Nothing reached the page's error handling, and React reported nothing. */
const expectQuiet = (testPage: TestPage) => {
  expect(testPage.heard.errors).toEqual([]);
  expect(testPage.heard.said(/^(warning|error):/)).toEqual([]);
};

test.describe('architecture, the boundary: an element', () => {
  test('an element is not mounted while it is detached', async ({ testPage }) => {
    const text = await testPage.page.evaluate(async () => {
      const element = document.createElement('creneau-lab');
      Object.assign(element, { label: 'set', token: 'ada' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return element.shadowRoot?.textContent;
    });
    expect(text).toBe('');
    await expect.poll(() => mounts(testPage)).toEqual({ made: 0, ended: 0 });
    await expect.poll(() => listeners(testPage)).toBe(0);
    expect(testPage.relay.calls()).toEqual([]);
  });

  test('an element is unmounted when it is removed: its signal aborts, it hears nothing, and it may come back', async ({
    testPage,
  }) => {
    await testPage.page.evaluate(() => {
      document.body.innerHTML = '<p></p><creneau-lab></creneau-lab>';
    });
    await testPage.page.locator('creneau-lab button').click();
    await expect.poll(() => shown(testPage.page)).toMatchObject({ count: 1 });
    await expect.poll(() => listeners(testPage)).toBe(1);
    const text = await testPage.page.evaluate(async () => {
      const element = document.querySelector('creneau-lab') as HTMLElement;
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      Reflect.set(window, 'kept', element);
      return element.shadowRoot?.textContent;
    });
    expect(text).toBe('');
    await expect.poll(() => mounts(testPage)).toEqual({ made: 1, ended: 1 });
    await expect.poll(() => listeners(testPage)).toBe(0);
    await testPage.page.evaluate(() => document.body.append(Reflect.get(window, 'kept') as HTMLElement));
    await expect.poll(() => shown(testPage.page)).toMatchObject({ count: 0 });
    await expect.poll(() => mounts(testPage)).toEqual({ made: 2, ended: 1 });
    await expect.poll(() => listeners(testPage)).toBe(1);
    expectQuiet(testPage);
  });

  test('an element that comes and goes within one task is mounted only if it is connected at the end', async ({
    testPage,
  }) => {
    const rest = await testPage.page.evaluate(async () => {
      const element = document.createElement('creneau-lab');
      for (let round = 0; round < 3; round += 1) {
        document.body.append(element);
        element.remove();
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const gone = element.shadowRoot?.textContent;
      document.body.append(element);
      return gone;
    });
    expect(rest).toBe('');
    await expect.poll(() => shown(testPage.page)).toMatchObject({ count: 0 });
    await expect.poll(() => listeners(testPage)).toBe(1);
    expectQuiet(testPage);
  });

  for (const way of ['append', 'insertBefore', 'moveBefore', 'replaceChildren'] as const)
    test(`an element moved by ${way} keeps its state and its nodes, and has the settings of its new ancestors`, async ({
      testPage,
    }) => {
      await testPage.page.evaluate(() => {
        document.body.innerHTML =
          '<div id="from"><creneau-lab></creneau-lab></div><div id="to" data-creneau-lang="en"><p></p></div>';
      });
      await testPage.page.locator('creneau-lab button').click();
      await testPage.page.locator('creneau-lab input').fill('typed');
      await expect.poll(() => shown(testPage.page)).toMatchObject({ count: 1, lang: 'fr' });
      const moved = await testPage.page.evaluate(async (how) => {
        const element = document.querySelector('creneau-lab') as HTMLElement;
        const to = document.querySelector('#to') as HTMLElement;
        const nodes = () => [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
        const before = nodes();
        if (how === 'append') to.append(element);
        if (how === 'insertBefore') to.insertBefore(element, to.firstChild);
        if (how === 'replaceChildren') to.replaceChildren(element);
        if (how === 'moveBefore') (Reflect.get(to, 'moveBefore') as Node['insertBefore']).call(to, element, null);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const after = nodes();
        return before.length > 3 && before.every((node, index) => node === after[index]);
      }, way);
      expect(moved).toBe(true);
      await expect.poll(() => shown(testPage.page)).toMatchObject({ count: 1, lang: 'en' });
      await expect(testPage.page.locator('creneau-lab input')).toHaveValue('typed');
      await expect.poll(() => mounts(testPage)).toEqual({ made: 1, ended: 0 });
      await expect.poll(() => listeners(testPage)).toBe(1);
      expectQuiet(testPage);
    });

  test('an element moved by moveBefore keeps the focus that is in it', async ({ testPage }) => {
    await testPage.page.evaluate(() => {
      document.body.innerHTML = '<creneau-lab></creneau-lab><div id="to"></div>';
    });
    await testPage.page.locator('creneau-lab input').focus();
    const focused = await testPage.page.evaluate(() => {
      const element = document.querySelector('creneau-lab') as HTMLElement;
      const to = document.querySelector('#to') as HTMLElement;
      (Reflect.get(to, 'moveBefore') as Node['insertBefore']).call(to, element, null);
      return element.shadowRoot?.activeElement?.localName;
    });
    expect(focused).toBe('input');
  });

  for (const empties of ['in render', 'in an effect', 'on click'] as const)
    test(`an element may be added and removed by the page's own React, ${empties}`, async ({ testPage }) => {
      const draw = (hasWidget: boolean) =>
        testPage.page.evaluate((host) => window.lab.drawHost(host), { hasWidget, empties });
      await testPage.page.evaluate(() => {
        document.body.innerHTML = '<div id="app"></div><div id="aside"><creneau-lab></creneau-lab></div>';
      });
      await testPage.page.locator('#aside pre').waitFor();
      await draw(true);
      await expect
        .poll(() => shown(testPage.page, '#app creneau-lab'))
        .toMatchObject({ label: 'from React', open: true, weeks: 2 });
      await draw(false);
      if (empties === 'on click') await testPage.page.getByText('empty').click();
      await expect.poll(() => mounts(testPage)).toEqual({ made: 2, ended: 2 });
      await expect(testPage.page.locator('creneau-lab')).toHaveCount(0);
      expectQuiet(testPage);
    });

  test('C-fallback: an element keeps its children as they are: the fallback is hidden, never wiped', async ({
    testPage,
  }) => {
    const isSame = await testPage.page.evaluate(async () => {
      document.body.innerHTML = '<creneau-lab><a href="#">Voir</a><p slot="card">card</p></creneau-lab>';
      const element = document.querySelector('creneau-lab') as HTMLElement;
      const [link] = element.children;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.body.append(element);
      return element.children[0] === link && element.children.length === 2;
    });
    expect(isSame).toBe(true);
    await testPage.page.locator('creneau-lab pre').waitFor();
    await expect(testPage.page.locator('creneau-lab a')).toBeHidden();
  });

  test('an element is defined once: a second definition is ignored, and so is one of a tag that the page has defined', async ({
    testPage,
  }) => {
    await testPage.page.evaluate(() => {
      class Own extends HTMLElement {}
      customElements.define('creneau-taken', Own);
      window.lab.define('creneau-lab');
      window.lab.define('creneau-taken');
      if (customElements.get('creneau-taken') !== Own) throw new Error('the first lost');
    });
    expect(testPage.heard.errors).toEqual([]);
    expect(testPage.heard.console).toEqual([]);
  });
});
