import manifest from '../../../package.json' with { type: 'json' };
import { CALENDAR, type Site, SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';
import { LISTEN, toldOn } from './broken-files.ts';

/** After two frames, intersection observers have called back. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

const isCode = ({ path }: { readonly path: string }) => path.includes('/slotted-calendar-');
const codeRequests = (site: Site) => site.relay.seen.filter(isCode).length;

test.describe('C-loader, D-tags: the loader finds', () => {
  for (const [index, [what, html]] of (
    [
      ['a tag deep in what is put there', `<main><div>${CALENDAR}</div></main>`],
      ['a tag', CALENDAR],
      [
        'an empty tag without any style',
        '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>',
      ],
      ['a div[data-creneau]', '<div data-creneau="slotted-calendar" data-event="yoga-doux" data-mode="picker"></div>'],
    ] satisfies readonly (readonly [string, string])[] as readonly (readonly [string, string])[]
  ).entries())
    test(`the loader finds ${what} that comes late`, longFrom(1, index), async ({ site }) => {
      const { page, heard } = await site.visit(`${site.script('async')}<div id="app"></div>`);
      await page.waitForFunction(() => 'Creneau' in window);
      await page.evaluate((text) => {
        (document.querySelector('#app') as HTMLElement).innerHTML = text;
      }, html);
      await page.locator(SLOT).first().waitFor();
      expect(heard.errors).toEqual([]);
    });

  test('the loader finds a div[data-creneau] whose content is written again, and fills it again', async ({ site }) => {
    const { page } = await site.visit(
      `${site.script('async')}<div data-creneau="slotted-calendar" data-event="yoga-doux" data-mode="picker"></div>`,
    );
    await page.locator(SLOT).first().waitFor();
    await page.locator('[data-creneau]').evaluate((div) => {
      div.innerHTML = '<a href="#">Voir les créneaux</a>';
    });
    await page.locator(SLOT).first().waitFor();
    await expect(page.locator('creneau-slotted-calendar')).toHaveCount(1);
  });

  test('the loader finds a tag that a framework creates before it inserts it, with the widget already defined', {
    tag: LONG,
  }, async ({ site }) => {
    const { page } = await site.visit(site.script('async') + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    await page.evaluate(() => {
      const element = document.createElement('creneau-slotted-calendar');
      element.setAttribute('event', 'padel-duo');
      document.body.replaceChildren(element);
    });
    await page.getByRole('heading', { name: /padel/i }).waitFor();
  });

  test('a div[data-creneau] gets the element inside, with its attributes, and the children moved into it', async ({
    site,
  }) => {
    const html = `${site.script('async')}
      <div id="own" class="c" data-creneau="slotted-calendar" data-event="yoga-doux" data-mode="picker" data-time-zone="Asia/Tokyo" data-creneau-lang="en"><a id="link" href="#">See</a> and text</div>`;
    const { page } = await site.visit(html);
    await page.locator(SLOT).first().waitFor();
    const found = await page.evaluate(() => {
      const own = document.querySelector('#own') as HTMLElement;
      const [widget] = own.children;
      return {
        tags: [...own.childNodes].map(({ nodeName }) => nodeName),
        attributes: [...(widget?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort(),
        text: widget?.textContent,
        language: widget?.shadowRoot?.querySelector('[part="root"]')?.getAttribute('lang'),
      };
    });
    expect(found).toEqual({
      tags: ['CRENEAU-SLOTTED-CALENDAR'],
      attributes: ['event=yoga-doux', 'mode=picker', 'time-zone=Asia/Tokyo'],
      text: 'See and text',
      language: 'en',
    });
    await page.evaluate(() => document.body.append(document.querySelector('#own') as HTMLElement));
    await expect(page.locator('#own creneau-slotted-calendar')).toHaveCount(1);
  });

  test('the loader finds no foreign tag in data-creneau, and never makes script of its data attributes', async ({
    site,
  }) => {
    const html = `<div data-creneau="no such <thing>">a</div><div data-creneau="constructor">b</div>
      <div data-creneau="slotted-calendar" data-event="yoga-doux" data-mode="picker" data-onclick="window.hit = 1" data-onfocusin="window.hit = 1"></div>${site.script()}`;
    const { page, heard } = await site.visit(html);
    await page.locator(SLOT).first().click();
    await page.locator('.slot.selected').waitFor();
    await expect.poll(() => page.evaluate(() => 'hit' in window)).toBe(false);
    expect(heard.errors).toEqual([]);
    expect(heard.said(/^error:/)).toEqual([]);
  });

  test('C-shadow-trees: the loader finds a tag in a shadow tree that it is asked to watch, also one that comes later', async ({
    site,
  }) => {
    const { page } = await site.visit(`${site.script()}<div id="host"></div>`);
    await page.evaluate((html) => {
      const root = (document.querySelector('#host') as HTMLElement).attachShadow({ mode: 'open' });
      const { Creneau } = window as unknown as { readonly Creneau: { watch(root: ShadowRoot): void } };
      root.innerHTML = html;
      Creneau.watch(root);
      root.innerHTML += '<p data-creneau="slotted-calendar" data-event="padel-duo"></p>';
    }, CALENDAR);
    await page.locator(SLOT).first().waitFor();
    await page.getByRole('heading', { name: /padel/i }).waitFor();
  });
});

test.describe('C-loader: a widget’s code is fetched when its tag nears the viewport', () => {
  test('the code is fetched within 600 px of the viewport, and not before', async ({ site }) => {
    const html = `${site.script()}<div style="height: 4000px"></div>${CALENDAR}`;
    const { page } = await site.visit(html);
    const { height } = page.viewportSize() ?? { height: 720 };
    await page.evaluate(settled);
    await page.evaluate((y) => scrollTo(0, y), 4000 - height - 650);
    await page.evaluate(settled);
    expect([codeRequests(site), site.relay.calls()]).toEqual([0, []]);
    await page.evaluate((y) => scrollTo(0, y), 4000 - height - 550);
    await page.locator(SLOT).first().waitFor();
    expect(codeRequests(site)).toBe(1);
  });

  test('the code is fetched when a tag is shown, if it was in a hidden element', { tag: LONG }, async ({ site }) => {
    const { page } = await site.visit(`${site.script()}<div id="tab" style="display: none">${CALENDAR}</div>`);
    await page.evaluate(settled);
    expect([codeRequests(site), site.relay.calls()]).toEqual([0, []]);
    await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('style'));
    await page.locator(SLOT).first().waitFor();
  });

  for (const [index, name] of (['/shared-', '/slotted-calendar-'] as const).entries())
    test(
      `where the file ${name}… fails to load, the fallback stays, and a tag that comes later loads it`,
      longFrom(1, index),
      async ({ site }) => {
        let isDown = true;
        site.relay.rules.add(({ path }) => (path.includes(name) && isDown ? { status: 503 } : null));
        const { page, heard } = await site.visit(LISTEN + site.script() + CALENDAR);
        await expect.poll(() => heard.said('<creneau-slotted-calendar')).toHaveLength(1);
        expect(heard.errors).toEqual([]);
        await expect.poll(() => toldOn(page)).toEqual(['creneau-slotted-calendar part-failed']);
        // By itself once more, and then no more.
        await expect.poll(() => site.relay.seen.filter(({ path }) => path.includes(name))).toHaveLength(2);
        await expect(page.getByText('Voir les créneaux')).toBeVisible();
        isDown = false;
        await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), CALENDAR);
        await page.locator(`creneau-slotted-calendar:last-of-type ${SLOT}`).first().waitFor();
        await page.locator(`creneau-slotted-calendar:first-of-type ${SLOT}`).first().waitFor();
      },
    );
});

test.describe('C-script-forms: twice on a page', () => {
  test('the same file from two addresses makes one definition and one request for each call, and the console is empty', async ({
    site,
  }) => {
    const again = `${site.relay.origin('mirror')}/creneau/${manifest.version}/creneau.js`;
    const html = site.script('defer') + site.script('defer') + site.script('defer', again) + CALENDAR;
    const { page, heard } = await site.visit(html);
    await page.locator(SLOT).first().waitFor();
    await expect.poll(() => site.relay.calls()).toHaveLength(2);
    expect(heard.errors).toEqual([]);
    expect(heard.console).toEqual([]);
  });

  test('of two versions on a page the first wins, and the second says so', async ({ site }) => {
    site.relay.rules.add(async (request) => {
      if (!request.path.startsWith('/creneau/2.0.0/')) return null;
      const answer = await fetch(site.file.replace('cdn.localhost', '127.0.0.1'));
      const body = (await answer.text()).replace(JSON.stringify(manifest.version), '"2.0.0"');
      return { headers: { 'content-type': 'text/javascript' }, body };
    });
    const second = `${site.relay.origin('cdn')}/creneau/2.0.0/creneau.js`;
    const { page, heard } = await site.visit(site.script('defer') + site.script('defer', second) + CALENDAR);
    await page.locator(SLOT).first().waitFor();
    const version = await page.evaluate(() => Reflect.get(Reflect.get(window, 'Creneau') as object, 'version'));
    expect(version).toBe(manifest.version);
    expect(heard.console).toEqual([`info: Créneau 2.0.0 ignored: ${manifest.version}`]);
    await expect.poll(() => site.relay.seen.filter(({ path }) => path.startsWith('/creneau/2.0.0/'))).toHaveLength(1);
    expect(heard.errors).toEqual([]);
  });
});
