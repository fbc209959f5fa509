import { expect } from '../../fixtures/browser/test.ts';
import { shown, type TestPage } from '../../fixtures/browser/test-page.ts';
import { test } from './a-test-page.ts';

test.beforeEach(({ testPage }) =>
  testPage.page.evaluate(() => {
    if (!Reflect.has(window, 'reported')) {
      document.addEventListener('creneau-error', (event) => {
        (Reflect.get(window, 'reported') as unknown[]).push((event as CustomEvent<unknown>).detail);
      });
    }
    Reflect.set(window, 'reported', []);
  }),
);

/** Puts an element on the page whose `part` breaks. */
const start = (testPage: TestPage, part: typeof window.lab.breaks) =>
  testPage.page.evaluate((breaks) => {
    window.lab.breaks = breaks;
    document.body.innerHTML = '<creneau-lab></creneau-lab>';
  }, part);

const repair = (testPage: TestPage) =>
  testPage.page.evaluate(() => {
    window.lab.breaks = null;
  });

/** The details of the `creneau-error` events on the page. */
const reported = (testPage: TestPage) =>
  testPage.page.evaluate(() => Reflect.get(window, 'reported') as readonly unknown[]);

const note = (testPage: TestPage) => testPage.page.locator('creneau-lab [part~="error"]');

test.describe('C-events: a failure is reported by creneau-error, exactly once, and never reaches window.onerror', () => {
  for (const part of ['store', 'view', 'effect'] as const)
    test(`a failure is reported once when the ${part} breaks; a note with a retry replaces it`, async ({
      testPage,
    }) => {
      await start(testPage, part);
      await note(testPage).waitFor();
      await expect.poll(() => reported(testPage)).toEqual([{ code: 'widget-failed', message: `the ${part} broke` }]);
      await note(testPage).getByRole('button').click();
      await expect.poll(async () => (await reported(testPage)).length).toBe(2);
      await note(testPage).waitFor();
      await repair(testPage);
      await note(testPage).getByRole('button').click();
      await expect.poll(() => shown(testPage.page)).toMatchObject({ count: 0 });
      await expect(note(testPage)).toHaveCount(0);
      await expect.poll(() => reported(testPage)).toHaveLength(2);
      expect(testPage.heard.errors).toEqual([]);
    });

  test('a failure is reported when the view breaks later, and a new mount ends the old one', async ({ testPage }) => {
    await start(testPage, null);
    await testPage.page.locator('creneau-lab pre').waitFor();
    await testPage.page.evaluate(() => {
      window.lab.breaks = 'view';
      Reflect.set(document.querySelector('creneau-lab') as object, 'label', 'other');
    });
    await note(testPage).waitFor();
    await repair(testPage);
    await note(testPage).getByRole('button').click();
    await expect.poll(() => shown(testPage.page)).toMatchObject({ label: 'other' });
    await expect.poll(() => testPage.page.evaluate(() => [window.lab.made, window.lab.ended])).toEqual([2, 1]);
    await expect.poll(() => reported(testPage)).toHaveLength(1);
    expect(testPage.heard.errors).toEqual([]);
  });

  test('a failure of the view that React recovers from by itself never reaches window.onerror', async ({
    testPage,
  }) => {
    await start(testPage, 'view once');
    await expect.poll(() => shown(testPage.page)).toMatchObject({ count: 0 });
    expect(testPage.heard.errors).toEqual([]);
  });

  test('a failure while the element is unmounted never reaches window.onerror', async ({ testPage }) => {
    await start(testPage, 'cleanup');
    await testPage.page.locator('creneau-lab pre').waitFor();
    await testPage.page.evaluate(async () => {
      document.querySelector('creneau-lab')?.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await expect.poll(() => testPage.page.evaluate(() => window.lab.ended)).toBe(1);
    expect(testPage.heard.errors).toEqual([]);
  });

  for (const part of ['handler', 'promise'] as const)
    test(`a failure is reported when a ${part} breaks; the view stays`, async ({ testPage }) => {
      await start(testPage, part);
      await testPage.page.locator('creneau-lab').getByRole('button').click();
      await expect.poll(() => reported(testPage)).toEqual([{ code: 'widget-failed', message: `the ${part} broke` }]);
      await repair(testPage);
      await testPage.page.locator('creneau-lab').getByRole('button').click();
      await expect.poll(() => shown(testPage.page)).toMatchObject({ count: 1 });
      await expect.poll(() => reported(testPage)).toHaveLength(1);
      expect(testPage.heard.errors).toEqual([]);
    });

  test('a broken element does not affect the others', async ({ testPage }) => {
    await testPage.page.evaluate(() => {
      window.lab.breaks = 'view';
      document.body.innerHTML = '<creneau-lab></creneau-lab>';
    });
    await note(testPage).waitFor();
    await repair(testPage);
    await testPage.page.evaluate(() => document.body.append(document.createElement('creneau-lab')));
    await expect.poll(() => shown(testPage.page, 'creneau-lab:last-child')).toMatchObject({ count: 0 });
    await expect(note(testPage)).toHaveCount(1);
  });
});

test.describe('C-events: an event', () => {
  const CANCELABLE = ['creneau-checkout', 'creneau-navigate', 'creneau-signinrequired'] as const;
  const OTHERS = [
    'creneau-ready',
    'creneau-error',
    'creneau-selectionchange',
    'creneau-order',
    'creneau-tokenexpired',
  ] as const;

  for (const [name, isCancelable] of [
    ...CANCELABLE.map((name) => [name, true] as const),
    ...OTHERS.map((name) => [name, false] as const),
  ])
    test(`the event ${name} bubbles and is composed; it can be cancelled: ${isCancelable}`, async ({ testPage }) => {
      await start(testPage, null);
      const seen = await testPage.page.evaluate((type) => {
        const outer = document.createElement('div');
        const inner = document.createElement('creneau-lab');
        outer.attachShadow({ mode: 'open' }).append(inner);
        document.body.append(outer);
        const facts: unknown[] = [];
        const listen = (event: Event) => {
          event.preventDefault();
          facts.push(event.target === outer, event.bubbles, event.composed, event.cancelable);
        };
        document.addEventListener(type, listen, { once: true });
        facts.push(window.lab.emit(inner, type, null as never));
        return facts;
      }, name);
      expect(seen).toEqual([true, true, true, isCancelable, !isCancelable]);
    });

  test('an event whose listener throws is the page’s own error; the widget works on', async ({ testPage }) => {
    await start(testPage, null);
    const answer = await testPage.page.evaluate(() => {
      const element = document.querySelector('creneau-lab') as HTMLElement;
      element.addEventListener('creneau-navigate', () => {
        throw new Error('the page broke');
      });
      return window.lab.emit(element, 'creneau-navigate', { href: '/' });
    });
    expect(answer).toBe(true);
    expect(testPage.heard.errors).toEqual(['the page broke']);
  });
});
