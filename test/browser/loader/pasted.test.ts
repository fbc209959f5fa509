import { SLOT } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

const calendar = (attributes: string) => `<creneau-slotted-calendar ${attributes}></creneau-slotted-calendar>`;

test.describe('D-pasted: a snippet as an editor leaves it', () => {
  test('a snippet shows its slots by an address, with typographic quotes and in capitals, and calls by the slug alone', async ({
    site,
  }) => {
    const { page, heard } = await site.visit(
      site.script('async') + calendar('EVENT=”https://market.example/slotted/Yoga-Doux” Mode=«Picker»'),
    );
    await expect(page.locator(SLOT).first()).toBeVisible();
    await expect(page.locator('[part~="book-button"]')).toBeAttached();
    await expect
      .poll(() => site.relay.seen.map(({ path }) => path).filter((path) => path.includes('v1/slotted/')))
      .toEqual(['/api/v1/slotted/yoga-doux', '/api/v1/slotted/booked/yoga-doux']);
    await expect.poll(() => heard.said('has quotation marks').length).toBe(2);
  });

  for (const [what, attributes] of [
    ['spaces and line breaks', 'event=" yoga-doux\n" mode=" picker "'],
    ['a no-break space', 'event="yoga-doux&nbsp;" mode="picker"'],
    ['a path', 'event="slotted/yoga-doux/" mode="picker"'],
    ['a hyphen that does not break', 'event="yoga&#8209;doux" mode="picker"'],
    ['a dash', 'event="yoga&ndash;doux" mode="picker"'],
    ['a soft hyphen and marks of direction', 'event="&#8234;yo&shy;ga-doux&#8236;" mode="&#8296;picker&#8297;"'],
    ['a quotation mark at one end', 'event=”yoga-doux mode=picker”'],
  ] as const)
    test(`a snippet shows its slots with ${what}`, { tag: '@long' }, async ({ site }) => {
      const { page } = await site.visit(site.script('async') + calendar(attributes));
      await expect(page.locator(SLOT).first()).toBeVisible();
      await expect(page.locator('[part~="book-button"]')).toBeAttached();
      expect(
        site.relay.seen.map(({ path }) => path).filter((path) => /v1\/slotted\/(?!(booked\/)?yoga-doux$)/.test(path)),
      ).toEqual([]);
    });

  test('the loader finds a data-creneau in capitals and quotation marks', { tag: '@long' }, async ({ site }) => {
    const html = '<div data-creneau=”Slotted-Calendar” data-event="Yoga-Doux" data-mode="picker"></div>';
    const { page } = await site.visit(site.script('async') + html);
    await expect(page.locator(SLOT).first()).toBeVisible();
  });

  test('the loader understands quotation marks on the script tag, and says what to write', async ({ site }) => {
    const api = `${site.relay.origin('api')}/api`;
    const { page, heard } = await site.visit(
      site.script(`async data-api-url=”${api}”`) + calendar('event="yoga-doux" mode="picker"'),
    );
    await expect(page.locator(SLOT).first()).toBeVisible();
    expect(site.relay.seen.map(({ path }) => path).filter((path) => path.includes('%E2%80%9D'))).toEqual([]);
    await expect
      .poll(() => heard.said('the script tag'))
      .toEqual([
        'warning: Créneau: the value of data-api-url on the script tag has quotation marks of its own. Write data-api-url="…", with straight ones.',
      ]);
  });

  test('the console says which tag is not closed where the rest of the page has become its fallback', async ({
    site,
  }) => {
    const { page, heard } = await site.visit(
      `${site.script('async')}<creneau-slotted-calendar event="yoga-doux" mode="picker" /><p>Le studio.</p><h2>Tarifs</h2>`,
    );
    await expect(page.locator(SLOT).first()).toBeVisible();
    await expect.poll(() => heard.said('is not closed').length).toBe(1);
    await expect
      .poll(() => heard.said('is not closed')[0])
      .toMatch(
        /^warning: Créneau: <creneau-slotted-calendar> is not closed: .*<h2> .* Write <creneau-slotted-calendar …><\/creneau-slotted-calendar>/,
      );
  });

  test('an element takes a heading, links, a form and a nav for the fallback that they are', { tag: '@long' }, async ({
    site,
  }) => {
    const fallback =
      '<h2>Yoga doux</h2><p>Au studio</p><h3>Lundi</h3><ul><li><a href="#">10:00</a></li></ul><form></form><nav></nav>';
    const { page, heard } = await site.visit(
      `${site.script('async')}<creneau-slotted-calendar event="yoga-doux" mode="picker">${fallback}</creneau-slotted-calendar>`,
    );
    await page.locator(SLOT).first().click();
    await expect(page.locator('[part~="selected"]').first()).toBeVisible();
    expect(heard.said('is not closed')).toEqual([]);
  });
});
