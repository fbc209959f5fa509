import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LabPage, shown } from '../../fixtures/browser/lab.ts';
import { labFor } from '../../fixtures/browser/suite.ts';

let lab: LabPage;

beforeAll(() =>
  labFor('production', (started) => {
    lab = started;
  }),
);

beforeAll(async () => {
  await lab.page.evaluate(() => {
    Reflect.set(window, 'reported', []);
    document.addEventListener('creneau-error', (event) => {
      (Reflect.get(window, 'reported') as unknown[]).push((event as CustomEvent<unknown>).detail);
    });
  });
});

beforeEach(async () => {
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

describe('C-events: a failure is reported by creneau-error, exactly once, and never reaches window.onerror', () => {
  it.each(['store', 'view', 'effect'] as const)('when the %s breaks; a note with a retry replaces it', async (part) => {
    await start(part);
    await note().waitFor();
    expect(await reported()).toEqual([{ code: 'widget-failed', message: `the ${part} broke` }]);
    await note().getByRole('button').click();
    await expect.poll(async () => (await reported()).length).toBe(2);
    await note().waitFor();
    await repair();
    await note().getByRole('button').click();
    await expect.poll(() => shown(lab.page)).toMatchObject({ count: 0 });
    expect(await note().count()).toBe(0);
    expect(await reported()).toHaveLength(2);
    expect(lab.heard.errors).toEqual([]);
  });

  it('when the view breaks later, and a new mount ends the old one', async () => {
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
    expect(await lab.page.evaluate(() => [window.lab.made, window.lab.ended])).toEqual([2, 1]);
    expect(await reported()).toHaveLength(1);
    expect(lab.heard.errors).toEqual([]);
  });

  it('when the view breaks only once, so that React recovers by itself', async () => {
    await start('view once');
    await expect.poll(() => shown(lab.page)).toMatchObject({ count: 0 });
    expect(lab.heard.errors).toEqual([]);
  });

  it('when something breaks while the element is unmounted', async () => {
    await start('cleanup');
    await lab.page.locator('creneau-lab pre').waitFor();
    await lab.page.evaluate(async () => {
      document.querySelector('creneau-lab')?.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await lab.page.evaluate(() => window.lab.ended)).toBe(1);
    expect(lab.heard.errors).toEqual([]);
  });

  it.each(['handler', 'promise'] as const)('when a %s breaks; the view stays', async (part) => {
    await start(part);
    await lab.page.locator('creneau-lab').getByRole('button').click();
    await expect.poll(reported).toEqual([{ code: 'widget-failed', message: `the ${part} broke` }]);
    await repair();
    await lab.page.locator('creneau-lab').getByRole('button').click();
    await expect.poll(() => shown(lab.page)).toMatchObject({ count: 1 });
    expect(await reported()).toHaveLength(1);
    expect(lab.heard.errors).toEqual([]);
  });

  it('a broken element does not affect the others', async () => {
    await lab.page.evaluate(() => {
      window.lab.breaks = 'view';
      document.body.innerHTML = '<creneau-lab></creneau-lab>';
    });
    await note().waitFor();
    await repair();
    await lab.page.evaluate(() => document.body.append(document.createElement('creneau-lab')));
    await expect.poll(() => shown(lab.page, 'creneau-lab:last-child')).toMatchObject({ count: 0 });
    expect(await note().count()).toBe(1);
  });
});

describe('C-events: an event', () => {
  const CANCELABLE = ['creneau-checkout', 'creneau-navigate', 'creneau-signinrequired'] as const;
  const OTHERS = [
    'creneau-ready',
    'creneau-error',
    'creneau-selectionchange',
    'creneau-order',
    'creneau-tokenexpired',
  ] as const;

  it.each([...CANCELABLE.map((name) => [name, true] as const), ...OTHERS.map((name) => [name, false] as const)])(
    '%s bubbles and is composed; it can be cancelled: %s',
    async (name, cancelable) => {
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
      expect(seen).toEqual([true, true, true, cancelable, !cancelable]);
    },
  );

  it('whose listener throws is the page’s own error; the widget works on', async () => {
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
