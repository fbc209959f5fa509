import { expect } from '../fixtures/browser/test.ts';
import { type Hosts, test } from './a-host-page.ts';
import { buy, choose, goOn, seeAndBuy, THREE } from './use.ts';

const CALENDAR = '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>';
const documentOf = (hosts: Hosts, body: string) =>
  `<!doctype html><html lang="fr"><body>${hosts.script()}${body}</body></html>`;
const attribute = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const text = (html: string) => JSON.stringify(html).replaceAll('</', '<\\/');
const FRAME = 'width="700" height="900"';

/** Returns the address of a document of another site with the three elements. */
const elsewhere = (hosts: Hosts) => hosts.relay.page(documentOf(hosts, THREE), { name: 'elsewhere' });

/** Frames into which a page may put the elements, by the kind of their document. */
const FRAMES: Readonly<Record<string, (hosts: Hosts) => string>> = {
  'of the same origin': (hosts) => `<iframe ${FRAME} src="${hosts.relay.page(documentOf(hosts, THREE))}"></iframe>`,
  'of another site': (hosts) => `<iframe ${FRAME} src="${elsewhere(hosts)}"></iframe>`,
  'of another site, without storage and forms': (hosts) =>
    `<iframe ${FRAME} sandbox="allow-scripts" src="${elsewhere(hosts)}"></iframe>`,
  'without cookies and storage of its own (credentialless)': (hosts) =>
    `<iframe ${FRAME} credentialless src="${elsewhere(hosts)}"></iframe>`,
  'whose document is an attribute': (hosts) =>
    `<iframe ${FRAME} srcdoc="${attribute(documentOf(hosts, THREE))}"></iframe>`,
  'that the page writes': (hosts) =>
    `<iframe ${FRAME}></iframe><script>{ const inside = document.querySelector('iframe').contentDocument; inside.open(); inside.write(${text(documentOf(hosts, THREE))}); inside.close(); }</script>`,
  'whose document is a blob': (hosts) =>
    `<iframe ${FRAME}></iframe><script>document.querySelector('iframe').src = URL.createObjectURL(new Blob([${text(documentOf(hosts, THREE))}], { type: 'text/html' }));</script>`,
  'in a frame': (hosts) =>
    `<iframe ${FRAME} src="${hosts.relay.page(`<!doctype html><iframe id="inner" ${FRAME} src="${elsewhere(hosts)}"></iframe>`)}"></iframe>`,
};

test.describe('C-script-forms: a booking and a list in a frame', () => {
  for (const [name, frame] of Object.entries(FRAMES))
    test(`a booking and a list work in a frame ${name}`, async ({ hosts, open }) => {
      const { page, errors } = await open(`<!doctype html><html lang="fr"><body>${frame(hosts)}</body></html>`);
      const outer = page.frameLocator('iframe').first();
      await seeAndBuy(name === 'in a frame' ? outer.frameLocator('#inner') : outer);
      expect(errors).toEqual([]);
    });

  test('three frames and their page each have separate elements', async ({ hosts, open }) => {
    const frames = ['site', 'site', 'elsewhere'].map(
      (from) => `<iframe ${FRAME} src="${hosts.relay.page(documentOf(hosts, CALENDAR), { name: from })}"></iframe>`,
    );
    const { page, errors } = await open(documentOf(hosts, CALENDAR + frames.join('')));
    for (const at of [0, 1, 2]) {
      // A frame outside the viewport renders nothing, and nothing in it can be pressed.
      await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
      await choose(page.frameLocator('iframe').nth(at));
    }
    await buy(page);
    await goOn(page.frameLocator('iframe').nth(2));
    expect(errors).toEqual([]);
  });

  test('a booking works in a frame that is hidden at first, and in a frame with lazy loading', async ({
    hosts,
    open,
  }) => {
    const address = hosts.relay.page(documentOf(hosts, CALENDAR));
    const { page, errors } = await open(
      `<!doctype html><html lang="fr"><body><iframe id="tab" ${FRAME} style="display: none" src="${address}"></iframe>
       <div style="height: 5000px"></div><iframe id="far" ${FRAME} loading="lazy" src="${address}"></iframe></body></html>`,
    );
    await page.locator('#far').scrollIntoViewIfNeeded();
    await choose(page.frameLocator('#far'));
    await page.locator('#tab').evaluate((frame: HTMLElement) => {
      frame.style.display = 'block';
    });
    await buy(page.frameLocator('#tab'));
    expect(errors).toEqual([]);
  });
});
