import { type LabPage, shown } from '../../fixtures/browser/lab.ts';
import { expect } from '../../fixtures/browser/test.ts';
import { test } from './a-lab.ts';

// React's development build reports on the console what its production build tolerates.
test.use({ mode: 'development' });

/** How many stores were created, and how many of their signals aborted. */
const mounts = (lab: LabPage) => lab.page.evaluate(() => ({ made: window.lab.made, ended: window.lab.ended }));

/** The listeners of `configure`: one for each element that is mounted. */
const listeners = (lab: LabPage) =>
  lab.page.evaluate(() => {
    const registry: unknown = Reflect.get(globalThis, Symbol.for('creneau'));
    return (Reflect.get(registry as object, 'listeners') as ReadonlySet<unknown>).size;
  });

/** Nothing reached the page's error handling, and React reported nothing. */
const expectQuiet = (lab: LabPage) => {
  expect(lab.heard.errors).toEqual([]);
  expect(lab.heard.said(/^(warning|error):/)).toEqual([]);
};

test.describe('architecture, the boundary: an element', () => {
  test('an element is not mounted while it is detached', async ({ lab }) => {
    const text = await lab.page.evaluate(async () => {
      const element = document.createElement('creneau-lab');
      Object.assign(element, { label: 'set', token: 'ada' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return element.shadowRoot?.textContent;
    });
    expect(text).toBe('');
    await expect.poll(() => mounts(lab)).toEqual({ made: 0, ended: 0 });
    await expect.poll(() => listeners(lab)).toBe(0);
    expect(lab.relay.calls()).toEqual([]);
  });

  test('an element is unmounted when it is removed: its signal aborts, it hears nothing, and it may come back', async ({
    lab,
  }) => {
    await lab.page.evaluate(() => {
      document.body.innerHTML = '<p></p><creneau-lab></creneau-lab>';
    });
    await lab.page.locator('creneau-lab button').click();
    await expect.poll(() => shown(lab.page)).toMatchObject({ count: 1 });
    await expect.poll(() => listeners(lab)).toBe(1);
    const text = await lab.page.evaluate(async () => {
      const element = document.querySelector('creneau-lab') as HTMLElement;
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      Reflect.set(window, 'kept', element);
      return element.shadowRoot?.textContent;
    });
    expect(text).toBe('');
    await expect.poll(() => mounts(lab)).toEqual({ made: 1, ended: 1 });
    await expect.poll(() => listeners(lab)).toBe(0);
    await lab.page.evaluate(() => document.body.append(Reflect.get(window, 'kept') as HTMLElement));
    await expect.poll(() => shown(lab.page)).toMatchObject({ count: 0 });
    await expect.poll(() => mounts(lab)).toEqual({ made: 2, ended: 1 });
    await expect.poll(() => listeners(lab)).toBe(1);
    expectQuiet(lab);
  });

  test('an element that comes and goes within one task is mounted only if it is connected at the end', async ({
    lab,
  }) => {
    const rest = await lab.page.evaluate(async () => {
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
    await expect.poll(() => shown(lab.page)).toMatchObject({ count: 0 });
    await expect.poll(() => listeners(lab)).toBe(1);
    expectQuiet(lab);
  });

  for (const way of ['append', 'insertBefore', 'moveBefore', 'replaceChildren'] as const)
    test(`an element moved by ${way} keeps its state and its nodes, and has the settings of its new ancestors`, async ({
      lab,
    }) => {
      await lab.page.evaluate(() => {
        document.body.innerHTML =
          '<div id="from"><creneau-lab></creneau-lab></div><div id="to" data-creneau-lang="en"><p></p></div>';
      });
      await lab.page.locator('creneau-lab button').click();
      await lab.page.locator('creneau-lab input').fill('typed');
      await expect.poll(() => shown(lab.page)).toMatchObject({ count: 1, lang: 'fr' });
      const moved = await lab.page.evaluate(async (how) => {
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
      await expect.poll(() => shown(lab.page)).toMatchObject({ count: 1, lang: 'en' });
      await expect(lab.page.locator('creneau-lab input')).toHaveValue('typed');
      await expect.poll(() => mounts(lab)).toEqual({ made: 1, ended: 0 });
      await expect.poll(() => listeners(lab)).toBe(1);
      expectQuiet(lab);
    });

  test('an element moved by moveBefore keeps the focus that is in it', async ({ lab }) => {
    await lab.page.evaluate(() => {
      document.body.innerHTML = '<creneau-lab></creneau-lab><div id="to"></div>';
    });
    await lab.page.locator('creneau-lab input').focus();
    const focused = await lab.page.evaluate(() => {
      const element = document.querySelector('creneau-lab') as HTMLElement;
      const to = document.querySelector('#to') as HTMLElement;
      (Reflect.get(to, 'moveBefore') as Node['insertBefore']).call(to, element, null);
      return element.shadowRoot?.activeElement?.localName;
    });
    expect(focused).toBe('input');
  });

  for (const empties of ['in render', 'in an effect', 'on click'] as const)
    test(`an element may be added and removed by the page's own React, ${empties}`, async ({ lab }) => {
      const draw = (hasWidget: boolean) =>
        lab.page.evaluate((host) => window.lab.drawHost(host), { hasWidget, empties });
      await lab.page.evaluate(() => {
        document.body.innerHTML = '<div id="app"></div><div id="aside"><creneau-lab></creneau-lab></div>';
      });
      await lab.page.locator('#aside pre').waitFor();
      await draw(true);
      await expect
        .poll(() => shown(lab.page, '#app creneau-lab'))
        .toMatchObject({ label: 'from React', open: true, weeks: 2 });
      await draw(false);
      if (empties === 'on click') await lab.page.getByText('empty').click();
      await expect.poll(() => mounts(lab)).toEqual({ made: 2, ended: 2 });
      await expect(lab.page.locator('creneau-lab')).toHaveCount(0);
      expectQuiet(lab);
    });

  test('C-fallback: an element keeps its children as they are: the fallback is hidden, never wiped', async ({
    lab,
  }) => {
    const isSame = await lab.page.evaluate(async () => {
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
    await lab.page.locator('creneau-lab pre').waitFor();
    await expect(lab.page.locator('creneau-lab a')).toBeHidden();
  });

  test('an element is defined once: a second definition is ignored, and so is one of a tag that the page has defined', async ({
    lab,
  }) => {
    await lab.page.evaluate(() => {
      class Own extends HTMLElement {}
      customElements.define('creneau-taken', Own);
      window.lab.define('creneau-lab');
      window.lab.define('creneau-taken');
      if (customElements.get('creneau-taken') !== Own) throw new Error('the first lost');
    });
    expect(lab.heard.errors).toEqual([]);
    expect(lab.heard.console).toEqual([]);
  });
});
