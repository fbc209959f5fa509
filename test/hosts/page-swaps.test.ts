import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostFile } from '../fixtures/browser/hosts.ts';
import { type Hosts, openHostPage, startHosts } from './a-host-page.ts';
import { buy, choose, chosen, goOn, seeList } from './use.ts';

let hosts: Hosts;
const shelf = { turbo: '', htmx: '' };
beforeAll(async () => {
  hosts = await startHosts();
  shelf.turbo = await hostFile('@hotwired/turbo/dist/turbo.es2017-umd.js');
  shelf.htmx = await hostFile('htmx.org/dist/htmx.min.js');
});
afterAll(() => hosts?.stop());

const CALENDAR = '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>';
const LIST = '<creneau-event-list></creneau-event-list><creneau-pager></creneau-pager>';

/** A page of a site that has this library in its head, as it has our script. */
const pageWith = (library: keyof typeof shelf, body: string, head = '') =>
  `<!doctype html><html lang="fr"><head><title>Studio</title>${head}<script>${shelf[library].replaceAll('</script', '<\\/script')}</script>${hosts.script()}</head><body>${body}</body></html>`;

describe('C-loader: a site whose pages are replaced by Turbo 8', () => {
  it('elements come with each page, and again with one that comes back from its cache', async () => {
    const other = hosts.relay.page(pageWith('turbo', LIST));
    const { page, errors } = await openHostPage(hosts, pageWith('turbo', `<a href="${other}">Agenda</a>${CALENDAR}`));
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    await choose(page);
    await page.getByRole('link', { name: 'Agenda' }).click();
    await seeList(page);
    await page.goBack();
    await buy(page);
    await page.goForward();
    await seeList(page);
    expect(await page.locator('creneau-checkout').count()).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    expect(errors).toEqual([]);
  });

  it('a page that is morphed into itself keeps what was chosen', async () => {
    const morphs =
      '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">';
    const { page, errors } = await openHostPage(hosts, pageWith('turbo', `<p>Nos cours</p>${CALENDAR}`, morphs));
    await choose(page);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener('turbo:render', () => done());
          (window as unknown as { Turbo: { visit(address: string, how: object): void } }).Turbo.visit(location.href, {
            action: 'replace',
          });
        }),
    );
    await chosen(page).waitFor();
    await goOn(page);
    expect(errors).toEqual([]);
  });

  it('a frame’s content comes later, and is replaced', async () => {
    const second = hosts.relay.page(pageWith('turbo', `<turbo-frame id="offer">${LIST}</turbo-frame>`));
    const first = hosts.relay.page(
      pageWith('turbo', `<turbo-frame id="offer"><a href="${second}">Agenda</a>${CALENDAR}</turbo-frame>`),
    );
    const { page, errors } = await openHostPage(
      hosts,
      pageWith('turbo', `<turbo-frame id="offer" src="${first}"></turbo-frame>`),
    );
    await buy(page);
    await page.getByRole('link', { name: 'Agenda' }).click();
    await seeList(page);
    expect(errors).toEqual([]);
  });
});

describe('C-loader: a page whose parts are replaced by htmx 2', () => {
  it.each(['innerHTML', 'outerHTML', 'beforeend'])('with %s', async (swap) => {
    const list = hosts.relay.page(`<section id="offer">${LIST}</section>`);
    const calendar = hosts.relay.page(`<section id="offer">${CALENDAR}</section>`);
    const buttons = [list, calendar].map(
      (from, n) =>
        `<button hx-get="${from}" hx-target="#offer" hx-swap="${swap}">${n === 0 ? 'Agenda' : 'Créneaux'}</button>`,
    );
    const { page, errors } = await openHostPage(
      hosts,
      pageWith('htmx', `${buttons.join('')}<section id="offer"></section>`),
    );
    await page.getByRole('button', { name: 'Agenda' }).click();
    await seeList(page);
    await page.getByRole('button', { name: 'Créneaux' }).click();
    await buy(page);
    expect(errors).toEqual([]);
  });

  it('links that htmx boosts: each page’s elements come, and come back', async () => {
    const other = hosts.relay.page(pageWith('htmx', LIST));
    const { page, errors } = await openHostPage(
      hosts,
      pageWith('htmx', `<div hx-boost="true"><a href="${other}">Agenda</a></div>${CALENDAR}`),
    );
    await choose(page);
    await page.getByRole('link', { name: 'Agenda' }).click();
    await seeList(page);
    await page.goBack();
    await buy(page);
    expect(errors).toEqual([]);
  });
});
