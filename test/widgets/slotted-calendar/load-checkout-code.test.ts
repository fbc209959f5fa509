import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSlot } from '../../fixtures/data/factories.ts';
import { aPage, heard, until } from '../../fixtures/data/widget-context.ts';
import { aCalendarApi, aLoadedCalendar } from './a-calendar.ts';

const load = vi.fn<(name: string) => Promise<unknown>>();

beforeEach(() => {
  localStorage.clear();
  load.mockReset().mockResolvedValue(null);
  aCalendarApi();
});

/** The page of Camille, who is signed in. */
function aPageOfCamille() {
  const page = aPage();
  page.session.setToken('camille');
  return page;
}

describe('D-checkout-placement: the calendar asks the loader for the checkout by name', () => {
  it('when a purchase begins, and not before; of the next one again', async () => {
    const { store, page } = await aLoadedCalendar({ load, page: aPageOfCamille(), id: 'cal' });
    store.toggle(aSlot());
    expect(load.mock.calls).toEqual([]);
    await store.book();
    expect(load.mock.calls).toEqual([['checkout']]);
    store.remove(aSlot().id);
    page.data.setState({ purchase: null });
    expect(load).toHaveBeenCalledTimes(1);
    store.toggle(aSlot());
    await store.book();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('for a purchase that a reload broke off', async () => {
    localStorage.setItem('creneau.checkout', JSON.stringify({ key: 'cal', what: '7', hold: 'h', order: null }));
    const { store } = await aLoadedCalendar({ load, page: aPageOfCamille(), id: 'cal' });
    await until(store, ({ isBuying }) => isBuying);
    expect(load.mock.calls).toEqual([['checkout']]);
  });

  it('for one that was going on when it came', async () => {
    const page = aPageOfCamille();
    page.data.setState({ purchase: { case: 'slots', calendar: 'cal', event: '7' } });
    await aLoadedCalendar({ load, page, id: 'cal' });
    expect(load.mock.calls).toEqual([['checkout']]);
  });

  it("not for another calendar's, nor for one that the page takes over", async () => {
    const { host, store, page } = await aLoadedCalendar({ load, page: aPageOfCamille(), id: 'cal' });
    page.data.setState({ purchase: { case: 'slots', calendar: 'other', event: '7' } });
    page.data.setState({ purchase: null });
    host.addEventListener('creneau-checkout', (event) => event.preventDefault());
    store.toggle(aSlot());
    await store.book();
    expect(load.mock.calls).toEqual([]);
  });

  it('a loader that fails is reported, and the calendar stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValue(new Error('offline'));
    const { host, store } = await aLoadedCalendar({ load, page: aPageOfCamille() });
    const errors = heard(host, 'creneau-error');
    store.toggle(aSlot());
    await store.book();
    await vi.waitFor(() => expect(errors).toEqual([{ code: 'widget-failed', message: 'offline' }]));
    expect(store.getState().availability.status).toBe('loaded');
  });
});
