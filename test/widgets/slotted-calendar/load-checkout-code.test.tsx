import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { partFailed } from '../../../widgets/shared/api/errors.ts';
import { SlottedCalendar } from '../../../widgets/slotted-calendar/SlottedCalendar.tsx';
import { aSlot } from '../../fixtures/data/factories.ts';
import { aPage, heard } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { buttonNamed, press, render, said } from '../render.tsx';
import { aCalendarApi, aLoadedCalendar, takePurchase } from './a-calendar.ts';

const load = vi.fn<(name: string) => Promise<unknown>>();

/** Replaces idle callbacks; the browser is idle when the test says so. */
const waiting = vi.hoisted((): (() => void)[] => []);
vi.mock('../../../widgets/shared/base/when-idle.ts', () => ({
  whenIdle: (callback: () => void) => waiting.push(callback),
}));
const becomeIdle = () => {
  for (const callback of waiting.splice(0)) callback();
};

beforeEach(() => {
  waiting.length = 0;
  localStorage.clear();
  load.mockReset().mockResolvedValue(null);
  aCalendarApi();
});

/** A page on which Camille is signed in. */
function aPageOfCamille() {
  const page = aPage();
  page.session.setToken('camille');
  return page;
}

describe('D-checkout-placement: the calendar asks the loader for the checkout by name', () => {
  it('the code of the checkout is preloaded in idle time once a first slot is selected; a failure shows nothing', async () => {
    load.mockRejectedValue(new Error('offline'));
    const { host, store } = await aLoadedCalendar({ load, page: aPageOfCamille() });
    const errors = heard(host, 'creneau-error');
    becomeIdle();
    expect(load.mock.calls).toEqual([]);
    store.toggle(aSlot());
    becomeIdle();
    await Promise.resolve();
    expect(load.mock.calls).toEqual([['checkout']]);
    expect([errors, store.getState().opening]).toEqual([[], null]);
  });

  it('a loader that fails is reported, and the calendar stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValue(new Error('offline'));
    const { host, store, guard } = await aLoadedCalendar({ load, page: aPageOfCamille() });
    const errors = heard(host, 'creneau-error');
    store.toggle(aSlot());
    guard(store.book);
    await eventually(() => expect(errors).toEqual([{ code: 'widget-failed', message: 'offline' }]));
    expect(store.getState().availability.status).toBe('loaded');
  });
});

describe('D-failed-file: code of the checkout that failed to load', () => {
  const TEXTS = {
    fr: ["La réservation n'a pas pu s'ouvrir.Une partie de ce module n'a pas pu être chargée.Réessayer", 'Réessayer'],
    en: ['The booking could not be opened.A part of this module could not be loaded.Try again', 'Try again'],
  } as const;
  const BOOK = { fr: 'Je Réserve', en: 'Book now' };
  const checkouts = () => document.querySelectorAll('creneau-checkout').length;

  async function aFailedPurchase(lang: 'fr' | 'en' = 'fr') {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockImplementation(() => Promise.reject(partFailed(new Error('gone'))));
    const calendar = await aLoadedCalendar({ load, page: aPageOfCamille() });
    calendar.context.settings.setState({ lang });
    const errors = heard(calendar.host, 'creneau-error');
    const view = await render(calendar.context, <SlottedCalendar store={calendar.store} />);
    await act(async () => calendar.store.toggle(aSlot()));
    await press(view, BOOK[lang]);
    return { ...calendar, errors, view };
  }

  it.each(['fr', 'en'] as const)(
    'a note beside the button says that the code failed to load, and no checkout is inserted (%s)',
    async (lang) => {
      const { view, errors } = await aFailedPurchase(lang);
      expect(said(view, 'alert')).toEqual([TEXTS[lang][0]]);
      expect(errors).toEqual([{ code: 'part-failed', message: 'gone' }]);
      expect(checkouts()).toBe(0);
    },
  );

  it.each([TEXTS.fr[1], BOOK.fr])(
    "'%s' requests the code again, and the purchase continues when it has loaded",
    async (button) => {
      const { view, errors, page } = await aFailedPurchase();
      await press(view, button);
      expect([errors.length, load.mock.calls.length]).toEqual([2, 2]);
      load.mockResolvedValue(null);
      await press(view, button);
      expect(load).toHaveBeenCalledTimes(3);
      expect(said(view, 'alert')).toEqual([]);
      expect(page.data.getState().purchase).toMatchObject({ case: 'slots' });
      expect(checkouts()).toBe(1);
      await act(async () => takePurchase(page));
      await press(view, 'Modifier');
      await press(view, 'Revenir à ma réservation');
      expect([load.mock.calls.length, checkouts()]).toEqual([3, 1]);
    },
  );

  it('the button is busy while the code is loading, and takes the focus of the removed note', async () => {
    const { view } = await aFailedPurchase();
    load.mockReturnValue(new Promise(() => {}));
    await press(view, TEXTS.fr[1]);
    const button = buttonNamed(view, BOOK.fr);
    expect([button.getAttribute('aria-busy'), document.activeElement === button]).toEqual(['true', true]);
  });

  it('a connection that is back does not load the code again, because the purchase would hold places', async () => {
    await aFailedPurchase();
    await act(async () => dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('another choice removes the note', async () => {
    const { view, store } = await aFailedPurchase();
    await act(async () => store.remove(aSlot().id));
    expect(said(view, 'alert')).toEqual([]);
  });
});
