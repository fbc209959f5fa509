import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hosts, openHostPage, startHosts } from './a-host-page.ts';
import { buy, choose, chosen, goOn, seeAndBuy, seeList, THREE } from './use.ts';

let hosts: Hosts;
beforeAll(async () => {
  hosts = await startHosts();
});
afterAll(() => hosts?.stop());

const open = (body: string) =>
  openHostPage(
    hosts,
    `<!doctype html><html lang="fr"><head>${hosts.script()}</head><body><main>${body}</main></body></html>`,
  );

/** Scripts of a page that put the three elements, used before, into it again. */
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

describe('C-loader: elements that a page’s script puts in again', () => {
  it.each(Object.entries(PUT_AGAIN))('%s', async (_name, put) => {
    const { page, errors } = await open(THREE);
    await seeList(page);
    await choose(page);
    await page.evaluate(put, THREE);
    await seeList(page);
    // The page knows what was chosen, whichever element shows it.
    await chosen(page).first().waitFor();
    await goOn(page);
    expect(errors).toEqual([]);
  });

  it('a copy beside its original: both show the selection, and it can be bought', async () => {
    const { page, errors } = await open(
      '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>',
    );
    await choose(page);
    await page.evaluate(() => {
      const tag = document.querySelector('creneau-slotted-calendar') as Element;
      document.querySelector('main')?.append(tag.cloneNode(true));
    });
    await expect.poll(() => chosen(page).count()).toBe(2);
    await goOn(page);
    expect(errors).toEqual([]);
  });
});

describe('C-loader: document.write', () => {
  it('while the page is read', async () => {
    const write = (html: string) => `<script>document.write(${JSON.stringify(html).replaceAll('</', '<\\/')})</script>`;
    const { page, errors } = await open(write(THREE));
    await seeAndBuy(page);
    expect(errors).toEqual([]);
  });

  it('a document that is written anew, with our script in it again', async () => {
    const { page, errors } = await open(THREE);
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

describe('C-loader: elements that move', () => {
  /** Does something to the element while its code is on its way. */
  async function whileLoading(act: (page: Page) => Promise<unknown>): Promise<void> {
    let letGo = () => {};
    const held = new Promise<null>((resolve) => {
      letGo = () => resolve(null);
    });
    const isCode = (path: string) => /\/slotted-calendar-\w+\.js/.test(path);
    const rule = ({ path }: { readonly path: string }) => (isCode(path) ? held : null);
    hosts.relay.reset();
    hosts.relay.rules.add(rule);
    const { page, errors } = await open(THREE);
    await expect.poll(() => hosts.relay.seen.some(({ path }) => isCode(path))).toBe(true);
    await act(page);
    letGo();
    await seeAndBuy(page);
    hosts.relay.rules.delete(rule);
    expect(errors).toEqual([]);
  }

  it.each<readonly [string, () => void]>([
    [
      'is moved',
      () => {
        const tag = document.querySelector('creneau-slotted-calendar') as Element;
        document.querySelector('main')?.append(document.createElement('div'));
        document.querySelector('main > div')?.append(tag);
      },
    ],
    [
      'is taken off, and comes back in the next task',
      () => {
        const tag = document.querySelector('creneau-slotted-calendar') as Element;
        tag.remove();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => document.querySelector('main')?.prepend(tag);
        port2.postMessage(null);
      },
    ],
    [
      'is replaced by a copy',
      () => {
        const tag = document.querySelector('creneau-slotted-calendar') as Element;
        tag.replaceWith(tag.cloneNode(true));
      },
    ],
  ])('one that %s while its code is on its way', async (_name, move) => {
    await whileLoading((page) => page.evaluate(move));
  });

  it('one whose page empties its head while the code is on its way, as Turbo does', async () => {
    await whileLoading((page) => page.evaluate(() => document.head.replaceChildren()));
  });

  it('the calendar and its checkout, with the page around them, in the midst of a purchase', async () => {
    const { page, errors } = await open(`<section>${THREE}</section><div id="tab"></div>`);
    await buy(page);
    await page.locator('creneau-checkout input[type="email"]').fill('camille@example.org');
    await page.evaluate(() => {
      document.querySelector('#tab')?.append(document.querySelector('section') as Element);
    });
    await expect
      .poll(() => page.locator('#tab creneau-checkout input[type="email"]').inputValue())
      .toBe('camille@example.org');
    expect(errors).toEqual([]);
  });
});
