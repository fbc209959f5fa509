import { hostFile } from '../fixtures/browser/hosts.ts';
import { expect } from '../fixtures/browser/test.ts';
import { type Hosts, test } from './a-host-page.ts';
import { buy, choose, chosen, goOn, seeList } from './use.ts';

const LIBRARIES = { turbo: '@hotwired/turbo/dist/turbo.es2017-umd.js', htmx: 'htmx.org/dist/htmx.min.js' } as const;

const CALENDAR = '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>';
const LIST = '<creneau-event-list></creneau-event-list><creneau-pager></creneau-pager>';

/** Returns a page of a site with this library and the script in its head. */
async function pageWith(hosts: Hosts, library: keyof typeof LIBRARIES, body: string, head = ''): Promise<string> {
  const script = (await hostFile(LIBRARIES[library])).replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="fr"><head><title>Studio</title>${head}<script>${script}</script>${hosts.script()}</head><body>${body}</body></html>`;
}

test.describe('C-loader: a site whose pages are replaced by Turbo 8', () => {
  test('elements work on each page that Turbo loads, and on a page that Turbo restores from its cache', async ({
    hosts,
    open,
  }) => {
    const other = hosts.relay.page(await pageWith(hosts, 'turbo', LIST));
    const { page, errors } = await open(await pageWith(hosts, 'turbo', `<a href="${other}">Agenda</a>${CALENDAR}`));
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    await choose(page);
    await page.getByRole('link', { name: 'Agenda' }).click();
    await seeList(page);
    await page.goBack();
    await buy(page);
    await page.goForward();
    await seeList(page);
    await expect(page.locator('creneau-checkout')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    expect(errors).toEqual([]);
  });

  test('a page that Turbo refreshes by morphing keeps the selection', async ({ hosts, open }) => {
    const morphs =
      '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">';
    const { page, errors } = await open(await pageWith(hosts, 'turbo', `<p>Nos cours</p>${CALENDAR}`, morphs));
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
    await expect(chosen(page)).toBeVisible();
    await goOn(page);
    expect(errors).toEqual([]);
  });

  test('elements work in a Turbo frame whose content is loaded later and then replaced', async ({ hosts, open }) => {
    const second = hosts.relay.page(await pageWith(hosts, 'turbo', `<turbo-frame id="offer">${LIST}</turbo-frame>`));
    const first = hosts.relay.page(
      await pageWith(hosts, 'turbo', `<turbo-frame id="offer"><a href="${second}">Agenda</a>${CALENDAR}</turbo-frame>`),
    );
    const { page, errors } = await open(
      await pageWith(hosts, 'turbo', `<turbo-frame id="offer" src="${first}"></turbo-frame>`),
    );
    await buy(page);
    await page.getByRole('link', { name: 'Agenda' }).click();
    await seeList(page);
    expect(errors).toEqual([]);
  });
});

test.describe('C-loader: a page whose parts are replaced by htmx 2', () => {
  for (const swap of ['innerHTML', 'outerHTML', 'beforeend'])
    test(`elements work in a part of the page that htmx inserts by ${swap}`, async ({ hosts, open }) => {
      const list = hosts.relay.page(`<section id="offer">${LIST}</section>`);
      const calendar = hosts.relay.page(`<section id="offer">${CALENDAR}</section>`);
      const buttons = [list, calendar].map(
        (from, n) =>
          `<button hx-get="${from}" hx-target="#offer" hx-swap="${swap}">${n === 0 ? 'Agenda' : 'Créneaux'}</button>`,
      );
      const { page, errors } = await open(
        await pageWith(hosts, 'htmx', `${buttons.join('')}<section id="offer"></section>`),
      );
      await page.getByRole('button', { name: 'Agenda' }).click();
      await seeList(page);
      await page.getByRole('button', { name: 'Créneaux' }).click();
      await buy(page);
      expect(errors).toEqual([]);
    });

  test('elements work on pages that boosted links of htmx open, and after going back', async ({ hosts, open }) => {
    const other = hosts.relay.page(await pageWith(hosts, 'htmx', LIST));
    const { page, errors } = await open(
      await pageWith(hosts, 'htmx', `<div hx-boost="true"><a href="${other}">Agenda</a></div>${CALENDAR}`),
    );
    await choose(page);
    await page.getByRole('link', { name: 'Agenda' }).click();
    await seeList(page);
    await page.goBack();
    await buy(page);
    expect(errors).toEqual([]);
  });
});
