import type { Locator, Page } from 'playwright-core';
import { actOnPainted } from '../../fixtures/browser/adopted.ts';
import type { RelayResponse } from '../../fixtures/browser/relay.ts';
import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';
import { LISTEN, toldOn } from './broken-files.ts';

const RESERVED = '<style>creneau-slotted-calendar { display: block; min-height: 1000px }</style>';

/** Holds a file, by default React's renderer, back until the function that it returns is called, then answers it so. */
function holdRenderer(site: Site, answer: RelayResponse | null = null, file = '/react-dom-'): () => void {
  let letGo = () => {};
  const held = new Promise<RelayResponse | null>((resolve) => {
    letGo = () => resolve(answer);
  });
  site.relay.rules.add(({ path }) => (path.includes(file) ? held : null));
  return letGo;
}

/** React's renderer has a mark of its own on what it has drawn or adopted. */
const isReacts = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('creneau-slotted-calendar')?.shadowRoot;
    return Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
  });

/** A page whose actions do not wait for React. */
async function visit(site: Site, html: string) {
  const visited = await site.visit(html);
  await actOnPainted(visited.page);
  return visited;
}

const selected = (page: Page) => page.locator('[part~="selected-slot"]').count();

/** How far things have moved on the page, as the browser counts it. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

/** The nodes of the calendar's view, remembered on the page. */
const remember = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('creneau-slotted-calendar')?.shadowRoot as ShadowRoot;
    Object.assign(window, { nodes: [...root.querySelectorAll('*')], focused: root.activeElement });
  });

const isRemembered = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('creneau-slotted-calendar')?.shadowRoot as ShadowRoot;
    const before = Reflect.get(window, 'nodes') as readonly Element[];
    return {
      focus: root.activeElement !== null && root.activeElement === Reflect.get(window, 'focused'),
      nodes: before.filter((node) => !node.isConnected).length,
    };
  });

test.describe('D-first-view: while React has not come', () => {
  test('the slots are there; three presses, the focus and every node survive the coming of React', async ({ site }) => {
    const letGo = holdRenderer(site);
    const { page, heard } = await visit(site, RESERVED + site.script('async') + CALENDAR);
    const slots = page.locator(SLOT);
    for (const n of [0, 1, 2]) await slots.nth(n).click();
    await expect.poll(() => selected(page)).toBe(0);
    await expect(page.locator('[data-kept]')).toHaveCount(3);
    await slots.nth(3).focus();
    await remember(page);
    letGo();
    await expect.poll(() => selected(page)).toBe(3);
    await expect.poll(() => isRemembered(page)).toEqual({ focus: true, nodes: 0 });
    await expect(page.locator('[data-kept]')).toHaveCount(0);
    expect(heard.errors).toEqual([]);
    expect(heard.console).toEqual([]);
  });

  test('a press on a slot of one offer chooses nothing in another offer that the page shows meanwhile', async ({
    site,
  }) => {
    const letGo = holdRenderer(site);
    const { page, heard } = await visit(site, site.script('async') + CALENDAR);
    await page.locator(SLOT).first().click();
    const hour = await page.locator('[data-kept]').textContent();
    await page.evaluate(() => document.querySelector('creneau-slotted-calendar')?.setAttribute('event', 'padel-duo'));
    await expect(page.locator(SLOT).first()).not.toHaveText(hour ?? '');
    letGo();
    await isReacts(page);
    await page.locator(SLOT).nth(1).click();
    await expect.poll(() => selected(page)).toBe(1);
    expect(heard.errors).toEqual([]);
  });

  test('a press is kept, marked, until the code that does it has come, also where React has come before', async ({
    site,
  }) => {
    const letGo = holdRenderer(site, null, '/calendar-later-');
    const { page, heard } = await visit(site, site.script('async') + CALENDAR);
    await page.locator(SLOT).first().click();
    await expect(page.locator('[data-kept]')).toHaveCount(1);
    letGo();
    await expect.poll(() => selected(page)).toBe(1);
    await expect(page.locator('[data-kept]')).toHaveCount(0);
    expect(heard.console).toEqual([]);
  });

  test('keys in the grid and what is chosen in a field are done once React has come', async ({ site }) => {
    const letGo = holdRenderer(site);
    const provider = '<creneau-slotted-calendar user="42"></creneau-slotted-calendar>';
    const { page } = await visit(site, site.script('async') + provider);
    const stop = page.locator('[role="grid"] [tabindex="0"]');
    await stop.focus();
    const before = await stop.textContent();
    await page.keyboard.press('End');
    const slots = page.locator('[part~="slot"]');
    const all = await slots.count();
    await page.locator('select').first().selectOption({ index: 1 });
    expect([await stop.textContent(), await slots.count(), await page.evaluate(() => scrollY)]).toEqual([
      before,
      all,
      0,
    ]);
    letGo();
    await expect(slots).not.toHaveCount(all);
    await expect(stop).not.toHaveText(before ?? '');
  });

  test('D-page-shortcuts: what is typed reaches its field, although the page has shortcuts', async ({ site }) => {
    const letGo = holdRenderer(site);
    const shortcuts = "<script>document.addEventListener('keydown', (event) => event.preventDefault())</script>";
    const { page } = await visit(site, `${shortcuts}${site.script('async')}<creneau-search></creneau-search>`);
    const field = page.getByRole('combobox');
    await field.pressSequentially('yoga');
    await expect(field).toHaveValue('yoga');
    letGo();
    await page.getByRole('option').first().waitFor();
    await expect(field).toHaveValue('yoga');
  });

  test('a change of what is shown keeps the nodes that stay', async ({ site }) => {
    holdRenderer(site);
    const { page } = await visit(site, site.script('async') + CALENDAR);
    await page.locator(SLOT).first().focus();
    await remember(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-creneau-lang', 'en'));
    await page.getByRole('button', { name: 'Book now' }).waitFor();
    await expect.poll(() => isRemembered(page)).toEqual({ focus: true, nodes: 0 });
  });

  test('an element that leaves the page, and comes back, is painted again', async ({ site }) => {
    const letGo = holdRenderer(site);
    const { page, heard } = await visit(site, site.script('async') + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    await page.evaluate(async () => {
      const element = document.querySelector('creneau-slotted-calendar') as HTMLElement;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      document.body.append(element);
    });
    await page.locator(SLOT).first().waitFor();
    letGo();
    await isReacts(page);
    await page.locator(SLOT).first().click();
    await expect.poll(() => selected(page)).toBe(1);
    expect(heard.console).toEqual([]);
  });
});

test('D-first-view: nothing moves when React comes', { tag: '@look' }, async ({ site }) => {
  const letGo = holdRenderer(site);
  const { page } = await visit(site, RESERVED + site.script('async') + CALENDAR);
  await page.locator(SLOT).first().click();
  letGo();
  await expect.poll(() => selected(page)).toBe(1);
  expect(await shifts(page)).toBe(0);
});

test.describe('D-first-view: what the page has put into the element', () => {
  test('what the page has put into the element stays in the place of a skeleton, for a second at most', async ({
    site,
  }) => {
    let letGo = () => {};
    const held = new Promise<null>((resolve) => {
      letGo = () => resolve(null);
    });
    site.relay.rules.add(({ path }) => (path.includes('/api/') ? held : null));
    const { page } = await visit(site, site.script('async') + CALENDAR);
    await page.waitForFunction(() => customElements.get('creneau-slotted-calendar'));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const link = page.getByText('Voir les créneaux');
    expect([await link.isVisible(), await page.locator('.skeleton').count()]).toEqual([true, 0]);
    await page.locator('.skeleton').first().waitFor();
    await expect(link).toBeHidden();
    letGo();
    await page.locator(SLOT).first().waitFor();
  });
});

/** Ways to open a link elsewhere. */
const WAYS: readonly (readonly [string, Parameters<Locator['click']>[0]])[] = [
  ['Control and a click', { modifiers: ['Control'] }],
  ['Shift and a click', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
  ['its menu', { button: 'right' }],
];

test.describe('D-storage: a link that is opened in another tab before React has come', () => {
  for (const [index, [way, how]] of WAYS.entries())
    test(
      `a link that is followed by ${way} stores its slot at once, as it does after React`,
      longFrom(1, index),
      async ({ site }) => {
        const letGo = holdRenderer(site);
        const upcoming = '<creneau-slotted-calendar event="yoga-doux"></creneau-slotted-calendar>';
        const { page, heard } = await visit(site, site.script('async') + upcoming);
        const follow = async () => {
          await page.locator(SLOT).nth(1).click(how);
          const stored = await page.evaluate(() => ({ ...localStorage }));
          await page.evaluate(() => localStorage.clear());
          return stored;
        };
        await page.locator(SLOT).first().waitFor();
        await page.evaluate(() => localStorage.clear());
        const before = await follow();
        expect(before).toMatchObject({ 'creneau.selectedHour': expect.stringMatching(/^\d\d:\d\d$/) });
        letGo();
        await isReacts(page);
        expect(await follow()).toEqual(before);
        expect(heard.errors).toEqual([]);
      },
    );
});

test('D-first-view: a press on a button with Control is a press, before React as after', async ({ site }) => {
  const letGo = holdRenderer(site);
  const { page } = await visit(site, site.script('async') + CALENDAR);
  await page
    .locator(SLOT)
    .first()
    .click({ modifiers: ['Control'] });
  letGo();
  await expect.poll(() => selected(page)).toBe(1);
  await page
    .locator(SLOT)
    .nth(1)
    .click({ modifiers: ['Control'] });
  await expect.poll(() => selected(page)).toBe(2);
});

test("D-element-language: a translation that comes before an element's code changes nothing of its language", async ({
  site,
}) => {
  const letGo = holdRenderer(site, null, '/slotted-calendar-');
  const inEnglish = "<script>document.documentElement.lang = 'en'</script>";
  const { page } = await visit(site, inEnglish + site.script('async') + CALENDAR);
  await expect.poll(() => site.relay.seen.some(({ path }) => path.includes('/slotted-calendar-'))).toBe(true);
  // As Chrome does when it translates the page into French.
  await page.evaluate(() => Object.assign(document.documentElement, { className: 'translated-ltr', lang: 'fr' }));
  letGo();
  await expect(page.getByRole('button', { name: 'Book now' })).toBeVisible();
});

test.describe('D-toggle: a slot that is pressed twice at once is chosen once', () => {
  for (const [index, [state, file]] of (
    [
      ['painted, until React comes', '/react-dom-'],
      ['ready', null],
    ] as const
  ).entries())
    test(
      `two impatient presses on a slot choose it once where the view is ${state}`,
      longFrom(1, index),
      async ({ site }) => {
        const letGo = file === null ? () => {} : holdRenderer(site, null, file);
        const { page, heard } = await visit(site, site.script('async') + CALENDAR);
        const slot = page.locator(SLOT).first();
        await slot.waitFor();
        if (file === null) await isReacts(page);
        if (file === null) await slot.dblclick();
        else for (const _ of [1, 2]) await slot.click();
        letGo();
        await expect.poll(() => selected(page)).toBe(1);
        // What is pressed later undoes it.
        await page.locator('.slot.selected').first().click();
        await expect.poll(() => selected(page)).toBe(0);
        expect(heard.errors).toEqual([]);
      },
    );
});

test('D-failed-file: where React or what a press does cannot be fetched, the page and the visitor are told, and a retry does what was pressed', async ({
  site,
}) => {
  let isDown = true;
  site.relay.rules.add(({ path }) => (path.includes('/calendar-later-') && isDown ? { status: 503 } : null));
  const { page, heard } = await visit(site, LISTEN + site.script('async') + CALENDAR);
  await expect.poll(() => toldOn(page)).toEqual(['creneau-slotted-calendar part-failed']);
  const note = page.getByRole('alert');
  await expect(note).toHaveCount(0);
  await page.locator(SLOT).first().click();
  await expect(note).toContainText("Une partie de ce module n'a pas pu être chargée.");
  expect(heard.errors).toEqual([]);
  isDown = false;
  await note.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => selected(page)).toBe(1);
  await expect(note).toHaveCount(0);
});
