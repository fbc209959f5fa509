import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { withoutStreams } from '../../fixtures/browser/without-streams.ts';
import { CARD, STAY, toast } from '../toaster/a-toaster.ts';
import { choose, confirmed, enterAsGuest, fillGuest, payButton } from './a-purchase.ts';
import { shopFor } from './a-shop.ts';
import { cardForm, fillAll, openStripeShop, payByBank, steady } from './stripe-shop.ts';

const shop = shopFor(openStripeShop);

const PADEL = '/partner/?event=padel-duo';

/** What a page may have around its checkout: makes it, and opens it. Both run in the page. */
interface Around {
  readonly make: () => Element;
  readonly open: () => void;
}

const MODAL: Around = {
  make: () => document.createElement('dialog'),
  open: () => document.querySelector('dialog')?.showModal(),
};

const OTHERS: Readonly<Record<string, Around>> = {
  'a popover': {
    make: () => Object.assign(document.createElement('div'), { popover: 'auto' }),
    open: () => document.querySelector<HTMLElement>('[popover]')?.showPopover(),
  },
  "a modal dialog of a component's shadow tree": {
    make: () => {
      const shell = Object.assign(document.createElement('div'), { id: 'shell' });
      const dialog = document.createElement('dialog');
      dialog.append(document.createElement('slot'));
      shell.attachShadow({ mode: 'open' }).append(dialog);
      return shell;
    },
    open: () => document.querySelector('#shell')?.shadowRoot?.querySelector('dialog')?.showModal(),
  },
  'a dialog that keeps the focus': {
    make: () => Object.assign(document.createElement('div'), { role: 'dialog', ariaModal: 'true' }),
    open: () => {},
  },
  'a page whose body takes no presses': {
    make: () => {
      const box = document.createElement('div');
      box.style.pointerEvents = 'auto';
      return box;
    },
    open: () => document.body.style.setProperty('pointer-events', 'none'),
  },
};

test.describe('a page without a checkout', () => {
  test("D-bank-return: a guest back from a bank's page goes on with their order, beside the first calendar, and sees its confirmation", async () => {
    const { page } = await shop.visit({ who: null, path: PADEL, day: '2026-12-14', isPartners: true });
    await addSecondCalendar(page);
    const address = page.url();
    await enterAsGuest(page, '2026-12-14', '08:00');
    await payByBank(page);
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByText(/^L'authentification a échoué/).waitFor();
    expect([page.url(), await places(page)]).toEqual([address, ['creneau-slotted-calendar padel-duo']]);
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await confirmed(page);
    expect([page.url(), await places(page)]).toEqual([address, ['creneau-slotted-calendar padel-duo']]);
    await shop.stripe.webhooks.quiet();
    expect(await shop.paidFor('2_20261214T0800')).toMatchObject([{ state: 'confirmed', status: 'succeeded' }]);
  });

  test("D-bank-return: a page that sells nothing has its address cleaned at once on the way back from a bank's page, and makes no request to Stripe", async () => {
    const { page, served } = await shop.visit({ who: null, path: '/partner/?item=event:1', isPartners: true });
    await page.addInitScript(() => {
      new MutationObserver(() => document.querySelector('creneau-checkout')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    const address = page.url();
    const said = 'creneau=1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
    // For ten seconds the page's scripts may still add an element that sells.
    await withoutStreams(page);
    await page.clock.install();
    await page.goto(`${address}&${said}#end`);
    await page.waitForFunction(() => document.readyState === 'complete' && customElements.get('creneau-checkout'));
    await page.clock.fastForward(9000);
    await expect(page).toHaveURL(`${address}#end`);
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(`${address}#end`);
    expect(served.requests).toEqual([]);
  });
});

test.describe('a checkout over the page', () => {
  const visit = () => shop.visit({ who: null, path: '/partner/?item=event:1', isPartners: true });

  async function payInside(page: Page, email: string): Promise<void> {
    await buyItem(page, email);
    await expect(page.getByText('Votre banque peut demander une confirmation sur sa propre page.')).toBeVisible();
    await fillAll(page, '4000 0025 0000 3155');
    await payButton(page).click();
    await page.waitForURL(/^https:\/\/hooks\.stripe\.com\//);
    await page.getByRole('button', { name: 'Complete' }).click();
    await confirmed(page);
  }

  test("D-bank-page: in a modal dialog the bank's step is a page of its own, and the dialog is open again with the confirmation", {
    tag: '@long',
  }, async () => {
    const { page } = await visit();
    await putAround(page, MODAL);
    await payInside(page, 'zoe.petit@example.org');
    await expect(page.locator('dialog:modal').getByText('Réservation confirmée').first()).toBeVisible();
  });

  test("D-on-top: a toast above the page's dialog that is open again after the bank's step can be pressed, until that is closed", {
    tag: '@long',
  }, async () => {
    const { page } = await visit();
    await putAround(page, MODAL);
    await payInside(page, 'lea.roux@example.org');
    await toast(page, { title: 'Un message', ...STAY });
    await page.locator(CARD).click();
    await expect(page.locator(CARD)).toHaveCount(0);
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await toast(page, { title: 'Un autre', ...STAY });
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect(page.locator('dialog creneau-toaster')).toHaveCount(0);
    await page.locator(CARD).click();
    await expect(page.locator(CARD)).toHaveCount(0);
  });

  test("D-bank-page: a modal dialog around a calendar is open again after the bank's step, with the confirmation of the checkout that the calendar has inserted", {
    tag: '@long',
  }, async () => {
    const { page } = await shop.visit({ who: null, path: PADEL, day: '2026-12-16', isPartners: true });
    await putAround(page, MODAL, 'creneau-slotted-calendar');
    await enterAsGuest(page, '2026-12-16', '08:00');
    const inDialog = page.locator('dialog:modal');
    for (const answer of ['Fail', 'Complete']) {
      await fillAll(page, '4000 0025 0000 3155');
      await payButton(page).click();
      await page.waitForURL(/^https:\/\/hooks\.stripe\.com\//);
      await page.getByRole('button', { name: answer }).click();
      if (answer === 'Fail') await expect(inDialog.getByText(/^L'authentification a échoué/)).toBeVisible();
    }
    await expect(inDialog.getByText('Réservation confirmée').first()).toBeVisible();
    await expect(page.locator('creneau-checkout')).toHaveCount(1);
    expect(await shop.paidFor('2_20261216T0800')).toMatchObject([{ state: 'confirmed', status: 'succeeded' }]);
  });

  for (const [index, [name, around]] of Object.entries(OTHERS).entries()) {
    test(`D-bank-page: in ${name} the bank's step is a page of its own, and the confirmation is seen afterwards`, {
      tag: '@long',
    }, async () => {
      const { page } = await visit();
      await putAround(page, around);
      // Nobody buys the same twice.
      await payInside(page, `buyer-${index}@example.org`);
    });
  }
});

test.describe('a guest whose token could not be kept', { tag: '@long' }, () => {
  test("D-bank-return: a guest back from a bank's page whose token could not be kept sees the outcome beside the first calendar, which can be booked again", async () => {
    const { page } = await shop.visit({ who: null, path: PADEL, day: '2026-12-14', isPartners: true });
    await forbidStorage(page);
    await addSecondCalendar(page);
    const address = page.url();
    await enterAsGuest(page, '2026-12-14', '08:00');
    await payByBank(page);
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByText(/^Votre paiement n'a pas abouti/).waitFor();
    await expect(page.getByText('Nous demandons')).toHaveCount(0);
    expect([page.url(), await places(page)]).toEqual([address, ['creneau-slotted-calendar padel-duo']]);
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
    await page.locator('creneau-checkout').waitFor({ state: 'detached' });

    await enterAsGuest(page, '2026-12-14', '09:00');
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Stripe a accepté votre paiement.').waitFor();
    expect([page.url(), await places(page)]).toEqual([address, ['creneau-slotted-calendar padel-duo']]);
    await shop.stripe.webhooks.quiet();
    expect(await shop.paidFor('2_20261214T0900')).toMatchObject([{ state: 'confirmed', status: 'succeeded' }]);
  });
});

test.describe('a buyer who is signed in later', { tag: '@long' }, () => {
  test("D-bank-return: a buyer back from a bank's page whom the page signs in later sees the outcome at once, and the order then", async () => {
    const { page } = await shop.visit({ who: null, path: PADEL, day: '2026-12-15', isPartners: true });
    await signIn(page);
    await choose(page, '2026-12-15', '08:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Stripe a accepté votre paiement.').waitFor();
    await signIn(page);
    await confirmed(page);
    await expect(page.locator('creneau-checkout')).toHaveCount(1);
  });
});

/** Has the page put this around its checkout, or its calendar, at each navigation, and opens it once. */
async function putAround(page: Page, { make, open }: Around, inside = 'creneau-checkout'): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const checkout = document.querySelector('${inside}');
    const around = (${make})();
    checkout.replaceWith(around);
    around.append(checkout);
  })`);
  await page.reload();
  await page.evaluate(open);
}

/** Buys the item of the page as a guest, up to the form of the card. */
async function buyItem(page: Page, email: string): Promise<void> {
  await (await steady(page.locator('creneau-checkout [part~="book-button"]'))).click();
  await fillGuest(page, email);
  await cardForm(page).getByLabel('Numéro de carte').waitFor();
}

/** Has the page add another calendar, after each navigation. */
async function addSecondCalendar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const second = document.createElement('creneau-slotted-calendar');
      second.setAttribute('event', 'yoga-doux');
      document.querySelector('main')?.append(second);
    });
  });
}

/** The element before each checkout of the page. */
function places(page: Page): Promise<readonly string[]> {
  return page
    .locator('creneau-checkout')
    .evaluateAll((all) =>
      all.map(({ previousElementSibling: before }) => `${before?.localName} ${before?.getAttribute('event')}`),
    );
}

/** A browser that refuses the tab's storage. */
async function forbidStorage(page: Page): Promise<void> {
  const script = `Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied'); } })`;
  await page.addInitScript(script);
  await page.evaluate(script);
}

/** Signs in as a partner's own script does. */
async function signIn(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-creneau-token', 'demo-provider'));
}
