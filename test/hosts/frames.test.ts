import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hosts, openHostPage, startHosts } from './a-host-page.ts';
import { buy, choose, goOn, seeAndBuy, THREE } from './use.ts';

let hosts: Hosts;
beforeAll(async () => {
  hosts = await startHosts();
});
afterAll(() => hosts?.stop());

const CALENDAR = '<creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>';
const documentOf = (body: string) => `<!doctype html><html lang="fr"><body>${hosts.script()}${body}</body></html>`;
const attribute = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const FRAME = 'width="700" height="900"';

/** Frames that a page may put the elements into, by what their document is. */
const FRAMES: Readonly<Record<string, () => string>> = {
  'of the same origin': () => `<iframe ${FRAME} src="${hosts.relay.page(documentOf(THREE))}"></iframe>`,
  'of another site': () =>
    `<iframe ${FRAME} src="${hosts.relay.page(documentOf(THREE), { name: 'elsewhere' })}"></iframe>`,
  'of another site, without storage and forms': () =>
    `<iframe ${FRAME} sandbox="allow-scripts" src="${hosts.relay.page(documentOf(THREE), { name: 'elsewhere' })}"></iframe>`,
  'without cookies and storage of its own (credentialless)': () =>
    `<iframe ${FRAME} credentialless src="${hosts.relay.page(documentOf(THREE), { name: 'elsewhere' })}"></iframe>`,
  'whose document is an attribute': () => `<iframe ${FRAME} srcdoc="${attribute(documentOf(THREE))}"></iframe>`,
  'that the page writes': () =>
    `<iframe ${FRAME}></iframe><script>{ const inside = document.querySelector('iframe').contentDocument; inside.open(); inside.write(${JSON.stringify(documentOf(THREE)).replaceAll('</', '<\\/')}); inside.close(); }</script>`,
  'whose document is a blob': () =>
    `<iframe ${FRAME}></iframe><script>document.querySelector('iframe').src = URL.createObjectURL(new Blob([${JSON.stringify(documentOf(THREE)).replaceAll('</', '<\\/')}], { type: 'text/html' }));</script>`,
  'in a frame': () =>
    `<iframe ${FRAME} src="${hosts.relay.page(`<!doctype html><iframe id="inner" ${FRAME} src="${hosts.relay.page(documentOf(THREE), { name: 'elsewhere' })}"></iframe>`)}"></iframe>`,
};

describe('C-script-forms: a booking and a list in a frame', () => {
  it.each(Object.entries(FRAMES))('%s', async (name, frame) => {
    const { page, errors } = await openHostPage(hosts, `<!doctype html><html lang="fr"><body>${frame()}</body></html>`);
    const outer = page.frameLocator('iframe').first();
    await seeAndBuy(name === 'in a frame' ? outer.frameLocator('#inner') : outer);
    expect(errors).toEqual([]);
  });

  it('three frames and their page, each with elements of its own', async () => {
    const frames = ['site', 'site', 'elsewhere'].map(
      (from) => `<iframe ${FRAME} src="${hosts.relay.page(documentOf(CALENDAR), { name: from })}"></iframe>`,
    );
    const { page, errors } = await openHostPage(hosts, documentOf(CALENDAR + frames.join('')));
    for (const at of [0, 1, 2]) {
      // A frame out of sight draws nothing, and nothing in it can be pressed.
      await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
      await choose(page.frameLocator('iframe').nth(at));
    }
    await buy(page);
    await goOn(page.frameLocator('iframe').nth(2));
    expect(errors).toEqual([]);
  });

  it('one that is hidden until it is needed, and one that loads when it is near', async () => {
    const address = hosts.relay.page(documentOf(CALENDAR));
    const { page, errors } = await openHostPage(
      hosts,
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
