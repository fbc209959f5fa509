import { describe, expect, it, vi } from 'vitest';
import { askToSignIn } from '../../../widgets/shared/page/ask-to-sign-in.ts';
import { aSlot, TUESDAY } from '../../fixtures/data/factories.ts';
import { aPage, heard, until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { aCalendarApi, aLoadedCalendar } from './a-calendar.ts';

const EIGHT = aSlot();
const NINE = aSlot({ at: `${TUESDAY}T09:00` });
const TEN = aSlot({ at: `${TUESDAY}T10:00` });

/** A calendar with a selected slot, for a visitor or for Camille. */
async function aChosenSlot({ isSignedIn }: { readonly isSignedIn: boolean }) {
  aCalendarApi();
  const page = aPage();
  if (isSignedIn) page.session.setToken('camille');
  const calendar = await aLoadedCalendar({ page });
  calendar.store.toggle(EIGHT);
  const purchase = () => page.data.getState().purchase;
  return { ...calendar, purchase };
}

const MINE = { case: 'slots', calendar: 'event:yoga-doux', event: '7' };

describe("D-checkout-event, D-who-books: 'Je Réserve'", () => {
  it('S-book-action: pressing the button with nothing selected shows a prompt, which selecting a slot removes', async () => {
    aCalendarApi();
    const { host, store } = await aLoadedCalendar();
    const events = heard(host, 'creneau-checkout');
    await store.book();
    expect(store.getState().notice).toEqual({ case: 'nothing-selected' });
    expect(events).toEqual([]);
    store.toggle(EIGHT);
    expect(store.getState().notice).toBeNull();
  });

  it('D-broken-chain: a chain that a removal has broken is not booked until it is whole again', async () => {
    aCalendarApi({ consecutive: true });
    const { host, store, page } = await aLoadedCalendar();
    const events = heard(host, 'creneau-checkout');
    for (const slot of [EIGHT, NINE, TEN]) store.toggle(slot);
    store.remove(NINE.id);
    expect(store.getState().selection.map(({ id }) => id)).toEqual([EIGHT.id, TEN.id]);
    await store.book();
    expect(store.getState().notice).toEqual({ case: 'broken-chain' });
    expect([events, page.data.getState().purchase]).toEqual([[], null]);
    store.toggle(NINE);
    expect(store.getState().notice).toBeNull();
    await store.book();
    expect(events).toHaveLength(1);
  });

  it('pressing the button fires an event with the slots, and the purchase begins', async () => {
    const { host, store, purchase } = await aChosenSlot({ isSignedIn: true });
    const events = heard(host, 'creneau-checkout');
    await store.book();
    expect(events.map(({ slots }) => slots.map(({ id }) => id))).toEqual([[EIGHT.id]]);
    expect(purchase()).toEqual(MINE);
    expect(store.getState().isBuying).toBe(true);
  });

  it('a page that cancels creneau-checkout takes the purchase over', async () => {
    const { host, store, purchase } = await aChosenSlot({ isSignedIn: true });
    const asked = heard(host, 'creneau-signinrequired');
    host.addEventListener('creneau-checkout', (event) => event.preventDefault());
    await store.book();
    expect(purchase()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('a signed-in user is not asked to sign in', async () => {
    const { host, store } = await aChosenSlot({ isSignedIn: true });
    const asked = heard(host, 'creneau-signinrequired');
    await store.book();
    expect(asked).toEqual([]);
  });

  it('a visitor continues as a guest if the page does not cancel the event', async () => {
    const { store, purchase } = await aChosenSlot({ isSignedIn: false });
    await store.book();
    expect(purchase()).toEqual(MINE);
  });

  it('a page that cancels creneau-signinrequired signs the visitor in, and the selection is kept', async () => {
    const { host, store, purchase } = await aChosenSlot({ isSignedIn: false });
    host.addEventListener('creneau-signinrequired', (event) => event.preventDefault());
    await store.book();
    expect(purchase()).toBeNull();
    expect(store.getState().selection).toHaveLength(1);
  });

  it.each([
    ['given at once', 'camille'],
    ['promised', Promise.resolve('camille')],
  ])('a token that is %s continues the booking with the selection', async (_, token) => {
    const { host, store, page, purchase } = await aChosenSlot({ isSignedIn: false });
    host.addEventListener('creneau-signinrequired', (event) => {
      event.preventDefault();
      (event as CustomEvent).detail.signIn(token);
    });
    await store.book();
    expect(purchase()).toEqual(MINE);
    expect(await page.session.token()).toBe('camille');
    await until(page.data, ({ person }) => person !== null);
    expect(store.getState().selection).toHaveLength(1);
  });

  describe('D-sign-in: a token that comes after the cancelled event', () => {
    /** A visitor's booking whose sign-in the page handles, with the function that its dialog calls. */
    async function aTakenOver() {
      const calendar = await aChosenSlot({ isSignedIn: false });
      calendar.host.addEventListener('creneau-signinrequired', (event) => event.preventDefault());
      const asked = heard(calendar.host, 'creneau-signinrequired');
      await calendar.store.book();
      const signIn = (token: string | Promise<string>) => asked[0]?.signIn(token);
      const signedIn = () => until(calendar.page.data, ({ person }) => person !== null);
      return { ...calendar, signIn, signedIn };
    }

    it('a token that is given later continues the booking, once', async () => {
      const { page, purchase, signIn, signedIn } = await aTakenOver();
      signIn(Promise.resolve('camille'));
      signIn('another');
      await signedIn();
      expect([purchase(), await page.session.token()]).toEqual([MINE, 'camille']);
      page.data.setState({ purchase: null });
      signIn('camille');
      expect(purchase()).toBeNull();
    });

    it('a token that is given later signs in, and buys nothing, if other slots were selected meanwhile', async () => {
      const { store, purchase, signIn, signedIn } = await aTakenOver();
      store.toggle(NINE);
      signIn('camille');
      await signedIn();
      expect(purchase()).toBeNull();
    });

    it('a token is not used if another element has asked for sign-in since, and the console says so', async () => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { page, purchase, signIn } = await aTakenOver();
      await askToSignIn(document.createElement('div'), page);
      signIn('camille');
      await eventually(() => expect(warned).toHaveBeenCalledTimes(1));
      expect([purchase(), page.data.getState().isSignedIn]).toEqual([null, false]);
    });

    it('a sign-in that fails later is reported', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { host, purchase, signIn } = await aTakenOver();
      const errors = heard(host, 'creneau-error');
      signIn(Promise.reject(new Error('closed')));
      await eventually(() => expect(errors).toHaveLength(1));
      expect(purchase()).toBeNull();
    });
  });

  it('a sign-in that fails is reported, and nothing is bought', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { context, host, store, purchase } = await aChosenSlot({ isSignedIn: false });
    const errors = heard(host, 'creneau-error');
    host.addEventListener('creneau-signinrequired', (event) => {
      event.preventDefault();
      (event as CustomEvent).detail.signIn(Promise.reject(new Error('closed')));
    });
    context.guard(store.book);
    await eventually(() => expect(errors).toHaveLength(1));
    expect(purchase()).toBeNull();
    expect(store.getState().selection).toHaveLength(1);
  });
});
