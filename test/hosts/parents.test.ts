import type { Page } from 'playwright-core';
import { expect } from '../fixtures/browser/test.ts';
import { oneOfEach, test } from './a-host-page.ts';

const ROOM = 600;

/** Parents as page builders write them: markup around the element, in a space of 600 px. */
const PARENTS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'a block': ['<div>', '</div>'],
  'a flex column that centres': ['<div style="display: flex; flex-direction: column; align-items: center">', '</div>'],
  'a flex row': ['<div style="display: flex">', '</div>'],
  'a flex row that wraps': ['<div style="display: flex; flex-wrap: wrap; justify-content: center">', '</div>'],
  'a grid that centres': ['<div style="display: grid; place-items: center">', '</div>'],
  'fit-content': ['<div style="width: fit-content">', '</div>'],
  'an inline block': ['<div style="display: inline-block">', '</div>'],
  'a float': ['<div style="float: left">', '</div>'],
  'an absolute box': ['<div style="position: absolute">', '</div>'],
  'a table': ['<table cellspacing="0" cellpadding="0"><tr><td>', '</td></tr></table>'],
};

/** The elements that show nothing in the flow of the page. */
const WITHOUT_ROOM = ['toaster', 'popups'];

const ELEMENTS = oneOfEach().filter(({ element }) => !WITHOUT_ROOM.includes(element));

/**
 * Moves each element into each parent; returns the widths that differ from the space, as `element in parent: width`.
 */
function wrongWidths(page: Page) {
  return page.evaluate(
    ([parents, room]) => {
      const wrong: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('main > *')) {
        const tag = element.firstElementChild as HTMLElement;
        for (const [name, [before, after]] of Object.entries(parents)) {
          element.innerHTML = `${before}<i></i>${after}`;
          element.querySelector('i')?.replaceWith(tag);
          const width = tag.getBoundingClientRect().width;
          if (Math.abs(width - room) > 1) wrong.push(`${tag.localName} in ${name}: ${Math.round(width)}`);
        }
      }
      return wrong;
    },
    [PARENTS, ROOM] as const,
  );
}

/**
 * Shows each element alone on a page without margins; returns the elements that make the page wider than its window.
 */
function tooWide(page: Page) {
  return page.evaluate(() => {
    document.body.style.margin = '0';
    const boxes = [...document.querySelectorAll<HTMLElement>('main > *')];
    for (const box of boxes) Object.assign(box.style, { display: 'none', width: 'auto' });
    return boxes.flatMap((box) => {
      box.style.display = '';
      const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      box.style.display = 'none';
      return excess > 0 ? [`${box.innerHTML.match(/creneau-[a-z-]+/)}: ${excess} px`] : [];
    });
  });
}

test.describe('D-any-parent: an element fills a parent that shrinks to its content', () => {
  test('each element is as wide as its space, in every kind of parent', async ({ hosts, open }) => {
    const boxes = ELEMENTS.map(({ markup }) => `<div style="position: relative; width: ${ROOM}px">${markup}</div>`);
    const { page, errors } = await open(
      `<!doctype html><html lang="fr"><body>${hosts.script()}<main>${boxes.join('')}</main>`,
    );
    for (const { element } of ELEMENTS)
      await expect(page.locator(`creneau-${element} [part~="root"]`).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await wrongWidths(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('an element in a row does not squeeze its siblings, and an element outside the flow takes no space', async ({
    hosts,
    open,
  }) => {
    const { page } = await open(
      `<!doctype html><html lang="fr"><body>${hosts.script()}
        <div style="display: flex; width: 600px"><p>Nos cours</p><creneau-pager></creneau-pager></div>
        <div style="display: flex; width: 600px" id="row"><p style="flex: none">Nos cours</p><creneau-toaster></creneau-toaster><creneau-popups></creneau-popups><p id="last">à Paris</p></div>`,
    );
    for (const tag of ['pager', 'toaster', 'popups'])
      await expect(page.locator(`creneau-${tag} [part~="root"]`).first()).toBeAttached();
    const first = await page.locator('p').first().boundingBox();
    expect(first?.width).toBeGreaterThan(40);
    const [left, right] = await Promise.all([
      page.locator('#row p').first().boundingBox(),
      page.locator('#last').boundingBox(),
    ]);
    expect(Math.round((left?.x ?? 0) + (left?.width ?? 0))).toBe(Math.round(right?.x ?? 0));
  });
});
