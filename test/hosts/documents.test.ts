import { expect } from '../fixtures/browser/test.ts';
import { test } from './a-host-page.ts';

const CALENDAR = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';

test.describe('D-any-page: documents of another kind', () => {
  test('headings and hours have the element’s styles in quirks mode, on a page with body colours from 1999', async ({
    hosts,
    open,
  }) => {
    const { page } = await open(
      `<html lang="fr"><body bgcolor="black" text="white" link="yellow">${hosts.script()}${CALENDAR}`,
    );
    await expect(page.locator('[part~="slot"]').first()).toBeVisible();
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    const looks = await page.locator('creneau-slotted-calendar').evaluate((tag) => {
      const root = tag.shadowRoot?.querySelector('.root') as Element;
      const of = (element: Element) => {
        const { color, fontSize, fontFamily, lineHeight, whiteSpace } = getComputedStyle(element);
        return [color, fontSize, fontFamily, lineHeight, whiteSpace].join();
      };
      return [of(root), of(root.querySelector('table') as Element)];
    });
    expect(looks[1]).toBe(looks[0]);
  });

  test('an element that is moved into the document of a frame, back, or out of a template has its styles', async ({
    hosts,
    open,
  }) => {
    const { page, errors } = await open(
      `<!doctype html><html lang="fr"><body>${hosts.script()}<iframe srcdoc="<!doctype html><body>" width="900" height="900"></iframe>${CALENDAR}`,
    );
    await expect(page.locator('[part~="slot"]').first()).toBeVisible();
    const display = () =>
      page.evaluate(() => {
        const inside = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;
        const tag =
          document.querySelector('creneau-slotted-calendar') ?? inside.querySelector('creneau-slotted-calendar');
        const calendar = tag?.shadowRoot?.querySelector('.calendar') as Element;
        const view = calendar.ownerDocument.defaultView as Window;
        return [view === window, view.getComputedStyle(calendar).display, tag?.shadowRoot?.adoptedStyleSheets.length];
      });
    const [, , sheets] = await display();
    await page.evaluate(() => {
      const inside = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;
      inside.body.append(document.querySelector('creneau-slotted-calendar') as Element);
    });
    await expect.poll(display).toEqual([false, 'flex', sheets]);
    const frame = page.frameLocator('iframe');
    await frame.locator('[part~="slot"][part~="available"]').first().click();
    await expect(frame.locator('[aria-pressed="true"]')).toBeVisible();
    await page.evaluate(() => {
      const inside = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;
      document.body.append(inside.querySelector('creneau-slotted-calendar') as Element);
    });
    await expect.poll(display).toEqual([true, 'flex', sheets]);
    // The document of a template's content has no window and no style sheets.
    await page.evaluate(() => {
      const { content } = document.createElement('template');
      content.append(document.querySelector('creneau-slotted-calendar') as Element);
      document.body.append(content);
    });
    await expect.poll(display).toEqual([true, 'flex', sheets]);
    expect(errors).toEqual([]);
  });
});
