import type { Page } from 'playwright-core';
import { expect } from '../fixtures/browser/test.ts';
import { test as base, type HostPage } from './a-host-page.ts';
import { buy, choose, chosen, goOn, seeAndBuy, seeList, THREE } from './use.ts';

interface Own {
  /** Opens a page with this HTML in its `main`. */
  readonly openMain: (body: string) => Promise<HostPage>;
  /** Does something to the calendar of a page while its code is loading, and then uses the calendar. */
  readonly whileLoading: (act: (page: Page) => Promise<unknown>) => Promise<void>;
}

const test = base.extend<Own>({
  openMain: async ({ hosts, open }, use) => {
    await use((body) =>
      open(`<!doctype html><html lang="fr"><head>${hosts.script()}</head><body><main>${body}</main></body></html>`),
    );
  },
  whileLoading: async ({ hosts, openMain }, use) => {
    await use(async (act) => {
      let letGo = () => {};
      const held = new Promise<null>((resolve) => {
        letGo = () => resolve(null);
      });
      const isCode = (path: string) => /\/slotted-calendar-[\w-]+\.js/.test(path);
      hosts.relay.rules.add(({ path }) => (isCode(path) ? held : null));
      const { page, errors } = await openMain(THREE);
      await expect.poll(() => hosts.relay.seen.some(({ path }) => isCode(path))).toBe(true);
      await act(page);
      letGo();
      await seeAndBuy(page);
      expect(errors).toEqual([]);
    });
  },
});

/** Scripts of a page that insert the three elements again after they were used. */
const PUT_AGAIN: Readonly<Record<string, (html: string) => void>> = {
  'innerHTML, read and written': () => {
    const main = document.querySelector('main') as Element;
    main.innerHTML += '<p>Plus</p>';
  },
  'a template’s content, imported': (html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    document.querySelector('main')?.replaceChildren(document.importNode(template.content, true));
  },
  'a template’s content itself': (html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    document.querySelector('main')?.replaceChildren(template.content);
  },
  'nodes of another document, adopted': (html) => {
    const other = document.implementation.createHTMLDocument();
    other.body.innerHTML = html;
    document.querySelector('main')?.replaceChildren(document.adoptNode(other.body));
  },
  'nodes of a parser': (html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    document.querySelector('main')?.replaceChildren(...parsed.body.childNodes);
  },
  'a fragment of a range': (html) => {
    document.querySelector('main')?.replaceChildren(document.createRange().createContextualFragment(html));
  },
  insertAdjacentHTML: (html) => {
    const main = document.querySelector('main') as Element;
    main.replaceChildren();
    main.insertAdjacentHTML('beforeend', html);
  },
  setHTMLUnsafe: (html) => {
    (document.querySelector('main') as Element & { setHTMLUnsafe(text: string): void }).setHTMLUnsafe(html);
  },
  'copies of the nodes': () => {
    const main = document.querySelector('main') as Element;
    main.replaceWith(main.cloneNode(true));
  },
  'elements made by their names': () => {
    const calendar = document.createElement('creneau-slotted-calendar');
    calendar.setAttribute('mode', 'picker');
    Object.assign(calendar, { event: 'padel-duo' });
    const main = document.querySelector('main') as Element;
    main.replaceChildren(calendar, ...['event-list', 'pager'].map((name) => document.createElement(`creneau-${name}`)));
  },
};

test.describe('C-loader: elements that a script of the page inserts again', () => {
  for (const [name, put] of Object.entries(PUT_AGAIN))
    test(`the selection can be bought after the elements are inserted again by ${name}`, async ({ openMain }) => {
      const { page, errors } = await openMain(THREE);
      await seeList(page);
      await choose(page);
      await page.evaluate(put, THREE);
      await seeList(page);
      // The selection is in the page state, whichever element shows it.
      await expect(chosen(page).first()).toBeVisible();
      await goOn(page);
      expect(errors).toEqual([]);
    });

  test('a copy of an element shows the selection of the original, and the selection can be bought', async ({
    openMain,
  }) => {
    const { page, errors } = await openMain(
      '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>',
    );
    await choose(page);
    await page.evaluate(() => {
      const tag = document.querySelector('creneau-slotted-calendar') as Element;
      document.querySelector('main')?.append(tag.cloneNode(true));
    });
    await expect(chosen(page)).toHaveCount(2);
    await goOn(page);
    expect(errors).toEqual([]);
  });
});

test.describe('C-loader: elements that document.write adds', () => {
  test('elements that are written while the page is parsed work', async ({ openMain }) => {
    const write = (html: string) => `<script>document.write(${JSON.stringify(html).replaceAll('</', '<\\/')})</script>`;
    const { page, errors } = await openMain(write(THREE));
    await seeAndBuy(page);
    expect(errors).toEqual([]);
  });

  test('elements work in a document that is written again, with a second script tag', async ({ hosts, openMain }) => {
    const { page, errors } = await openMain(THREE);
    await choose(page);
    await page.evaluate((html) => {
      document.open();
      document.write(html);
      document.close();
    }, `<!doctype html><html lang="fr"><body>${hosts.script()}<main>${THREE}</main></body></html>`);
    await seeAndBuy(page);
    expect(errors).toEqual([]);
  });
});

/** Operations of a page’s script on a calendar. */
const MOVES: Readonly<Record<string, () => void>> = {
  'is moved': () => {
    const tag = document.querySelector('creneau-slotted-calendar') as Element;
    document.querySelector('main')?.append(document.createElement('div'));
    document.querySelector('main > div')?.append(tag);
  },
  'is taken off, and comes back in the next task,': () => {
    const tag = document.querySelector('creneau-slotted-calendar') as Element;
    tag.remove();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => document.querySelector('main')?.prepend(tag);
    port2.postMessage(null);
  },
  'is replaced by a copy': () => {
    const tag = document.querySelector('creneau-slotted-calendar') as Element;
    tag.replaceWith(tag.cloneNode(true));
  },
};

test.describe('C-loader: elements that are moved', () => {
  for (const [name, move] of Object.entries(MOVES))
    test(`a calendar that ${name} while its code is loading works`, ({ whileLoading }) =>
      whileLoading((page) => page.evaluate(move)));

  test('a calendar works whose page empties its head while the code is loading, as Turbo does', ({ whileLoading }) =>
    whileLoading((page) => page.evaluate(() => document.head.replaceChildren())));

  test('moving a calendar and its checkout during a purchase keeps the typed values', async ({ openMain }) => {
    const { page, errors } = await openMain(`<section>${THREE}</section><div id="tab"></div>`);
    await buy(page);
    await page.locator('creneau-checkout input[type="email"]').fill('camille@example.org');
    await page.evaluate(() => {
      document.querySelector('#tab')?.append(document.querySelector('section') as Element);
    });
    await expect(page.locator('#tab creneau-checkout input[type="email"]')).toHaveValue('camille@example.org');
    expect(errors).toEqual([]);
  });
});
