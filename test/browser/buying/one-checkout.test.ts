import type { Locator, Page } from 'playwright-core';
import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';
import { fillGuest } from './a-purchase.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ writes: true });
});
test.afterAll(() => site?.stop());

const CALENDAR = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';
const COPIES = `<div id="wide">${CALENDAR}</div><div id="narrow" style="display: none">${CALENDAR}</div>`;

const DETAILS = '<creneau-event-details event="1"></creneau-event-details>';
const ITEM = '<creneau-checkout item="event:1"></creneau-checkout>';

/** The same twice, as page builders make it: for phones, which is hidden, and for wide windows. */
const twice = (html: string) => `<div id="narrow" style="display: none">${html}</div><div id="wide">${html}</div>`;

/** Shows this copy and hides the other, as a phone does that is turned. */
const turnTo = (page: Page, id: 'narrow' | 'wide') =>
  page.evaluate((shown) => {
    for (const copy of document.querySelectorAll<HTMLElement>('#narrow, #wide'))
      copy.style.display = copy.id === shown ? '' : 'none';
  }, id);

/** Each test chooses another slot, of a Tuesday far enough for nobody to have booked it. */
let taken = 0;

async function open(body: string, settings = ''): Promise<Page> {
  const html = `<!doctype html><html lang="fr"><head>${site.script(settings)}</head><body>${body}</body></html>`;
  return (await site.visit(html)).page;
}

/** Opens a studio's page and chooses a slot in its calendar; free of charge, so that no card is asked for. */
async function choose(body: string, calendar = 'creneau-slotted-calendar'): Promise<Page> {
  const page = await open(body);
  const slots = page.locator(calendar).first().locator('[part~="available"]:visible');
  await slots.nth(taken).click();
  taken += 1;
  await page.locator(calendar).first().getByRole('button', { name: 'Je Réserve' }).click();
  return page;
}

const checkout = (page: Page): Locator => page.locator('creneau-checkout');
const folded = (page: Page): Locator => page.locator('[part~="folded"]');
const guest = (page: Page) => fillGuest(page, `copy${taken}@example.org`);
/** Since the page was opened. */
const holds = () => site.relay.calls().filter((call) => call.startsWith('POST') && call.endsWith('/v1/hold')).length;

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirmer la réservation' }).click();
  await page.getByRole('heading', { name: 'Réservation confirmée' }).waitFor();
}

test.describe('D-one-checkout: copies of a calendar', () => {
  test('copies of a calendar one of which is hidden make one hold and one confirmation, which is seen', async () => {
    const page = await choose(COPIES);
    await guest(page);
    await page.getByRole('timer').waitFor();
    await expect(checkout(page)).toHaveCount(1);
    await expect(folded(page)).toHaveCount(1);
    await confirm(page);
    expect(holds()).toBe(1);
  });

  test('copies of a calendar hand the checkout to the one that is seen, with what was typed', async () => {
    const page = await choose(COPIES);
    await page.getByLabel('Prénom').fill('Élise');
    await page.evaluate(() => {
      document.getElementById('wide')?.style.setProperty('display', 'none');
      document.getElementById('narrow')?.style.removeProperty('display');
    });
    await expect(page.locator('#narrow creneau-checkout')).toHaveCount(1);
    await expect(page.getByLabel('Prénom')).toHaveValue('Élise');
    await expect(page.locator('#narrow [part~="folded"]')).toBeVisible();
  });
});

test.describe("D-one-checkout: the page's own checkouts", () => {
  test("of the page's own checkouts the one that is seen takes the purchase, whichever comes first, and hands it over when the page turns", async () => {
    const page = await choose(
      twice(`${CALENDAR}<creneau-checkout></creneau-checkout>`),
      '#wide creneau-slotted-calendar',
    );
    await page.locator('#wide').getByLabel('Prénom').fill('Élise');
    await turnTo(page, 'narrow');
    await expect(page.locator('#narrow').getByLabel('Prénom')).toHaveValue('Élise');
    await guest(page);
    await expect(page.locator('#narrow').getByRole('timer')).toBeVisible();
    await turnTo(page, 'wide');
    await expect(page.locator('#wide').getByRole('timer')).toBeVisible();
    await confirm(page);
    await turnTo(page, 'narrow');
    await expect(page.locator('#narrow').getByRole('heading', { name: 'Réservation confirmée' })).toBeVisible();
    await expect(page.locator('[part~="folded"]')).toHaveCount(0);
    expect(holds()).toBe(1);
  });

  test('a checkout that has handed its purchase over keeps nothing of what the guest has typed', {
    tag: LONG,
  }, async () => {
    const both = twice(`${CALENDAR}<creneau-checkout></creneau-checkout>`);
    const page = await choose(both, '#wide creneau-slotted-calendar');
    await guest(page);
    await expect(page.locator('#wide').getByRole('timer')).toBeVisible();
    await turnTo(page, 'narrow');
    await expect(page.locator('#narrow').getByRole('timer')).toBeVisible();
    await expect(page.locator('#wide creneau-checkout').locator('input, section')).toHaveCount(0);
    await page.locator('#narrow').getByRole('button', { name: 'Retour au calendrier' }).click();
    await turnTo(page, 'wide');
    await page.locator('#wide').getByRole('button', { name: 'Je Réserve' }).click();
    await expect(page.locator('#wide').getByLabel('Prénom')).toHaveValue('');
    await expect(page.locator('#wide').getByLabel('E-mail')).toHaveValue('');
  });

  test('a calendar alone beside a hidden copy with a checkout of its own has a checkout that is seen, and hands it over when the page turns', {
    tag: LONG,
  }, async () => {
    const own = `<div id="wide" style="display: none">${CALENDAR}<creneau-checkout></creneau-checkout></div>`;
    const page = await choose(`${own}<div id="narrow">${CALENDAR}</div>`, '#narrow creneau-slotted-calendar');
    await page.locator('#narrow').getByLabel('Prénom').fill('Élise');
    await turnTo(page, 'wide');
    await expect(page.locator('#wide').getByLabel('Prénom')).toHaveValue('Élise');
    await expect(page.locator('#narrow creneau-checkout')).toHaveCount(0);
    await guest(page);
    await expect(page.locator('#wide').getByRole('timer')).toBeVisible();
    await turnTo(page, 'narrow');
    await expect(page.locator('#narrow').getByRole('timer')).toBeVisible();
    await confirm(page);
    await expect(page.locator('#narrow').getByRole('heading', { name: 'Réservation confirmée' })).toBeVisible();
    expect(holds()).toBe(1);
  });

  test("a hidden checkout of the page leaves the purchase to one that is seen, and takes it when it is shown, as in the page's drawer", {
    tag: LONG,
  }, async () => {
    const drawer = '<div id="drawer" hidden><creneau-checkout></creneau-checkout></div>';
    const page = await choose(`<main>${CALENDAR}</main>${drawer}`);
    await page.locator('main').getByLabel('Prénom').fill('Élise');
    const show = (isShown: boolean) =>
      page.locator('#drawer').evaluate((box, shown) => box.toggleAttribute('hidden', !shown), isShown);
    await show(true);
    await expect(page.locator('#drawer').getByLabel('Prénom')).toHaveValue('Élise');
    await expect(checkout(page)).toHaveCount(1);
    // A drawer that is closed keeps it, until the visitor asks for it in the calendar.
    await show(false);
    await page.getByRole('button', { name: 'Modifier' }).click();
    await expect(checkout(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Revenir à ma réservation' }).click();
    await expect(page.locator('main').getByLabel('Prénom')).toHaveValue('Élise');
  });
});

test.describe('D-one-checkout: what is bought whole', () => {
  for (const [index, [what, html, button, settings]] of (
    [
      ["an event's page", DETAILS, 'Réserver', ''],
      ['a checkout of an item', ITEM, 'Je Réserve', ''],
      [
        'a membership list',
        '<creneau-membership-list></creneau-membership-list>',
        "S'abonner",
        'data-token="demo-customer"',
      ],
    ] as const
  ).entries())
    test(`${what} that is made anew goes on with the same hold, for guests too`, longFrom(1, index), async () => {
      const page = await open(`<main>${html}</main>`, settings);
      await page.getByRole('button', { name: button }).first().click();
      if (!settings) await guest(page);
      await expect(page.getByRole('button', { name: /^Payer/ })).toBeVisible();
      await page.locator('main').evaluate((main) => main.replaceChildren());
      await expect(checkout(page)).toHaveCount(0);
      await page.locator('main').evaluate((main, again) => {
        main.innerHTML = again;
      }, html);
      await expect(page.getByRole('button', { name: /^Payer/ })).toBeVisible();
      await expect(checkout(page)).toHaveCount(1);
      expect(holds()).toBe(1);
      await page.getByRole('button', { name: 'Retour' }).click();
      await expect(page.getByRole('button', { name: button }).first()).toBeVisible();
    });

  test("the purchase of an event's page goes over to the copy that is seen when the page turns, and back", {
    tag: LONG,
  }, async () => {
    const page = await open(twice(DETAILS));
    await page.locator('#wide').getByRole('button', { name: 'Réserver' }).click();
    await page.locator('#wide').getByLabel('Prénom').fill('Élise');
    await turnTo(page, 'narrow');
    await expect(page.locator('#narrow').getByLabel('Prénom')).toHaveValue('Élise');
    await guest(page);
    await expect(page.locator('#narrow').getByRole('button', { name: /^Payer/ })).toBeVisible();
    await turnTo(page, 'wide');
    await expect(page.locator('#wide').getByRole('button', { name: /^Payer/ })).toBeVisible();
    expect(holds()).toBe(1);
    await page.locator('#wide').getByRole('button', { name: 'Retour' }).click();
    await expect(checkout(page)).toHaveCount(0);
  });
});

test.describe('D-one-checkout: a calendar that is given another offer', () => {
  test('a calendar given another offer in the middle of its purchase takes the checkout away, and shows that offer', async () => {
    const page = await choose(CALENDAR);
    await page.getByLabel('Prénom').waitFor();
    await page.locator('creneau-slotted-calendar').evaluate((element) => element.setAttribute('event', 'padel-duo'));
    await expect(checkout(page)).toHaveCount(0);
    await expect(folded(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Padel duo' })).toBeVisible();
  });
});

test.describe('D-one-checkout: a page that takes the checkout away', () => {
  test('a page that takes the checkout away has it back at once, with what was typed and the focus', async () => {
    const page = await choose(`<main>${CALENDAR}<p>Fin</p></main>`);
    await page.getByLabel('Prénom').fill('Élise');
    await checkout(page).evaluate((element) => element.remove());
    await expect(page.getByLabel('Prénom')).toHaveValue('Élise');
    await expect(page.getByLabel('Prénom')).toBeFocused();
    await expect(page.locator('creneau-slotted-calendar + creneau-checkout')).toHaveCount(1);
  });

  test('a page that takes the checkout and the calendar away has both again with the same hold, as with routers', async () => {
    const page = await choose(`<main>${CALENDAR}</main>`);
    await guest(page);
    await page.getByRole('timer').waitFor();
    await page.locator('main').evaluate((main) => {
      main.innerHTML = '<p>Le studio</p>';
    });
    await expect(checkout(page)).toHaveCount(0);
    await page.locator('main').evaluate((main, calendar) => {
      main.innerHTML = calendar;
    }, CALENDAR);
    await page.getByRole('timer').waitFor();
    await confirm(page);
    expect(holds()).toBe(1);
  });

  test('a page that takes the checkout away again and again has its way, and the calendar is whole again', {
    tag: LONG,
  }, async () => {
    const page = await choose(`<main>${CALENDAR}</main>`);
    await page.getByLabel('Prénom').waitFor();
    await page.locator('main').evaluate((main) => {
      new MutationObserver(() => main.querySelector('creneau-checkout')?.remove()).observe(main, { childList: true });
      main.querySelector('creneau-checkout')?.remove();
    });
    await expect(checkout(page)).toHaveCount(0);
    await expect(folded(page)).toHaveCount(0);
    await expect(page.getByRole('grid')).toBeVisible();
  });
});

/** A calendar under an id that is another one each time, as frameworks make them. */
const withNewId = (isSoldAlone: boolean) => `<main></main><script>
  const show = () => {
    const id = 'r' + Math.random().toString(36).slice(2);
    const checkout = ${isSoldAlone} ? '<creneau-checkout for="' + id + '"></creneau-checkout>' : '';
    document.querySelector('main').innerHTML = '${CALENDAR}'.replace(' ', ' id="' + id + '" ') + checkout;
  };
  show();
</script>`;

test.describe('D-one-checkout: a calendar with an id', () => {
  for (const isSoldAlone of [false, true])
    test(`a calendar that is made anew under another id ${isSoldAlone ? 'with its own checkout ' : ''}goes on with its purchase, after a reload too`, {
      tag: LONG,
    }, async () => {
      const page = await choose(withNewId(isSoldAlone));
      await guest(page);
      await page.getByRole('timer').waitFor();
      await page.locator('main').evaluate((main) => main.replaceChildren());
      await expect(checkout(page)).toHaveCount(0);
      await page.evaluate('show()');
      await expect(page.getByRole('timer')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('timer')).toBeVisible();
      await confirm(page);
      expect(holds()).toBe(1);
    });

  for (const [what, wide, narrow] of [
    ['ids of their own', CALENDAR.replace(' ', ' id="a" '), CALENDAR.replace(' ', ' id="b" ')],
    ['their offer by slug and by number', CALENDAR, CALENDAR.replace('yoga-doux', '1')],
  ] as const)
    test(`copies with ${what} hand the checkout over`, { tag: LONG }, async () => {
      const page = await choose(`<div id="wide">${wide}</div><div id="narrow" style="display: none">${narrow}</div>`);
      await page.getByLabel('Prénom').fill('Élise');
      await turnTo(page, 'narrow');
      await expect(page.locator('#narrow').getByLabel('Prénom')).toHaveValue('Élise');
      await expect(page.locator('#narrow [part~="folded"]')).toBeVisible();
      await guest(page);
      await confirm(page);
      expect(holds()).toBe(1);
    });

  test('a calendar with a checkout for it alone is no copy of another one of its offer', { tag: LONG }, async () => {
    const alone = (id: string) =>
      `<div id="of-${id}">${CALENDAR.replace(' ', ` id="${id}" `)}<creneau-checkout for="${id}"></creneau-checkout></div>`;
    const page = await choose(alone('a') + alone('b'));
    await page.getByLabel('Prénom').waitFor();
    const other = page.locator('#of-b');
    await expect(other.locator('[part~="selected"]')).toHaveCount(0);
    await expect(other.getByLabel('Prénom')).toHaveCount(0);
    await expect(other.getByRole('grid')).toBeVisible();
  });
});

test.describe('D-calendar-folds: a height that the page reserves', () => {
  test('a height that the page reserves is not kept while the calendar is one line, also if its style is written again', async () => {
    const page = await choose(`<style>creneau-slotted-calendar { min-height: 700px !important }</style>${CALENDAR}`);
    await page.getByLabel('Prénom').waitFor();
    const height = () =>
      page.locator('creneau-slotted-calendar').evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(height).toBeLessThan(300);
    await page.locator('creneau-slotted-calendar').evaluate((element) => {
      element.setAttribute('style', 'min-height: 700px');
    });
    expect(await height()).toBeLessThan(300);
    await page.getByRole('button', { name: 'Modifier' }).click();
    await expect.poll(height).toBeGreaterThanOrEqual(700);
  });
});
