import { type LabPage, shown } from '../../fixtures/browser/lab.ts';
import { labFor } from '../../fixtures/browser/suite.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

let lab: LabPage;

labFor('production', (started) => {
  lab = started;
});

test.beforeAll(async () => {
  await lab.page.evaluate(() => {
    Reflect.set(window, 'reported', []);
    document.addEventListener('creneau-error', (event) => {
      (Reflect.get(window, 'reported') as unknown[]).push((event as CustomEvent<unknown>).detail);
    });
  });
});

test.beforeEach(async () => {
  await lab.clear();
  await lab.page.evaluate(() => Reflect.set(window, 'reported', []));
});

/** Puts an element on the page whose `part` breaks. */
const start = (part: typeof window.lab.breaks) =>
  lab.page.evaluate((breaks) => {
    window.lab.breaks = breaks;
    document.body.innerHTML = '<creneau-lab></creneau-lab>';
  }, part);

const repair = () =>
  lab.page.evaluate(() => {
    window.lab.breaks = null;
  });

/** The details of the `creneau-error` events on the page. */
const reported = () => lab.page.evaluate(() => Reflect.get(window, 'reported') as readonly unknown[]);

const note = () => lab.page.locator('creneau-lab [part~="error"]');

test.describe('C-events: a failure is reported by creneau-error, exactly once, and never reaches window.onerror', () => {
  for (const part of ['store', 'view', 'effect'] as const)
    test(`when the ${part} breaks; a note with a retry replaces it`, async () => {
      await start(part);
      await note().waitFor();
      await expect.poll(() => reported()).toEqual([{ code: 'widget-failed', message: `the ${part} broke` }]);
      await note().getByRole('button').click();
      await expect.poll(async () => (await reported()).length).toBe(2);
      await note().waitFor();
      await repair();
      await note().getByRole('button').click();
      await expect.poll(() => shown(lab.page)).toMatchObject({ count: 0 });
      await expect(note()).toHaveCount(0);
      await expect.poll(() => reported()).toHaveLength(2);
      expect(lab.heard.errors).toEqual([]);
    });

  test('when the view breaks later, and a new mount ends the old one', async () => {
    await start(null);
    await lab.page.locator('creneau-lab pre').waitFor();
    await lab.page.evaluate(() => {
      window.lab.breaks = 'view';
      Reflect.set(document.querySelector('creneau-lab') as object, 'label', 'other');
    });
    await note().waitFor();
    await repair();
    await note().getByRole('button').click();
    await expect.poll(() => shown(lab.page)).toMatchObject({ label: 'other' });
    await expect.poll(() => lab.page.evaluate(() => [window.lab.made, window.lab.ended])).toEqual([2, 1]);
    await expect.poll(() => reported()).toHaveLength(1);
    expect(lab.heard.errors).toEqual([]);
  });

  test('when the view breaks only once, so that React recovers by itself', async () => {
    await start('view once');
    await expect.poll(() => shown(lab.page)).toMatchObject({ count: 0 });
    expect(lab.heard.errors).toEqual([]);
  });

  test('when something breaks while the element is unmounted', async () => {
    await start('cleanup');
    await lab.page.locator('creneau-lab pre').waitFor();
    await lab.page.evaluate(async () => {
      document.querySelector('creneau-lab')?.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await expect.poll(() => lab.page.evaluate(() => window.lab.ended)).toBe(1);
    expect(lab.heard.errors).toEqual([]);
  });

  for (const part of ['handler', 'promise'] as const)
    test(`when a ${part} breaks; the view stays`, async () => {
      await start(part);
      await lab.page.locator('creneau-lab').getByRole('button').click();
      await expect.poll(reported).toEqual([{ code: 'widget-failed', message: `the ${part} broke` }]);
      await repair();
      await lab.page.locator('creneau-lab').getByRole('button').click();
      await expect.poll(() => shown(lab.page)).toMatchObject({ count: 1 });
      await expect.poll(() => reported()).toHaveLength(1);
      expect(lab.heard.errors).toEqual([]);
    });

  test('a broken element does not affect the others', async () => {
    await lab.page.evaluate(() => {
      window.lab.breaks = 'view';
      document.body.innerHTML = '<creneau-lab></creneau-lab>';
    });
    await note().waitFor();
    await repair();
    await lab.page.evaluate(() => document.body.append(document.createElement('creneau-lab')));
    await expect.poll(() => shown(lab.page, 'creneau-lab:last-child')).toMatchObject({ count: 0 });
    await expect(note()).toHaveCount(1);
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
    test(`${name} bubbles and is composed; it can be cancelled: ${isCancelable}`, async () => {
      await start(null);
      const seen = await lab.page.evaluate((type) => {
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

  test('whose listener throws is the page’s own error; the widget works on', async () => {
    await start(null);
    const answer = await lab.page.evaluate(() => {
      const element = document.querySelector('creneau-lab') as HTMLElement;
      element.addEventListener('creneau-navigate', () => {
        throw new Error('the page broke');
      });
      return window.lab.emit(element, 'creneau-navigate', { href: '/' });
    });
    expect(answer).toBe(true);
    expect(lab.heard.errors).toEqual(['the page broke']);
  });
});
