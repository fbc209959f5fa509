import { beforeEach, describe, expect, it } from 'vitest';
import { beginPurchase, setSelection } from '../../../widgets/shared/page/page-state.ts';
import type { Purchase } from '../../../widgets/shared/page/purchase.ts';
import { joinSellers } from '../../../widgets/shared/selling/sellers-on-page.ts';
import { aSelection, aSlot } from '../../fixtures/data/factories.ts';
import { aSlottedPayload } from '../../fixtures/data/payloads.ts';
import { aPage, until } from '../../fixtures/data/widget-context.ts';
import { aCalendarApi, aLoadedCalendar, aProviderApi } from './a-calendar.ts';

const STORED = { key: 'event:yoga-doux', what: '7', hold: 'h', order: null };

beforeEach(() => {
  localStorage.setItem('creneau.checkout', JSON.stringify(STORED));
});

/** Lets everything happen that follows once the calendar has loaded. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A calendar after a reload, for Camille or a visitor. */
async function aReload(token: string | null) {
  aCalendarApi();
  const page = aPage();
  if (token) page.session.setToken(token);
  await aLoadedCalendar({ page });
  await settled();
  return page;
}

const RESUMED = { case: 'slots', calendar: 'event:yoga-doux', event: '7', resumes: STORED };

describe('D-resume: a purchase that a reload interrupted', () => {
  it('a purchase that a reload interrupted resumes in the calendar that started it', async () => {
    expect((await aReload('camille')).data.getState().purchase).toEqual(RESUMED);
  });

  it('a purchase that a reload interrupted is resumed when the page signs its user in later', async () => {
    const page = await aReload(null);
    expect(page.data.getState().purchase).toBeNull();
    page.session.setToken('camille');
    await until(page.data, ({ purchase }) => purchase !== null);
    expect(page.data.getState().purchase).toEqual(RESUMED);
  });

  it("D-one-checkout: a purchase of the calendar's offer that began under another id or by a mail's link is resumed too", async () => {
    const begun = { ...STORED, key: 'r7' };
    localStorage.setItem('creneau.checkout', JSON.stringify(begun));
    expect((await aReload('camille')).data.getState().purchase).toEqual({ ...RESUMED, resumes: begun });
  });

  it("D-one-checkout: a calendar that names its offer by number resumes it once the offer's slug is known", async () => {
    aCalendarApi();
    const page = aPage();
    page.session.setToken('camille');
    await until(page.data, ({ isSignedIn }) => isSignedIn);
    const calendars: unknown[] = [];
    page.data.subscribe(({ purchase }) => purchase?.case === 'slots' && calendars.push(purchase.calendar));
    await aLoadedCalendar({ page, values: { event: '7' } });
    expect(new Set(calendars)).toEqual(new Set(['event:yoga-doux']));
    expect(page.data.getState().purchase).toEqual(RESUMED);
  });

  it('D-one-checkout: a purchase stays with its calendar, even if another calendar of the offer loads its actions first', async () => {
    aCalendarApi();
    const page = aPage();
    page.session.setToken('camille');
    await until(page.data, ({ isSignedIn }) => isSignedIn);
    localStorage.setItem('creneau.checkout', JSON.stringify({ ...STORED, key: 'first' }));
    const isOfFirst = (purchase: Purchase) => purchase.case === 'slots' && purchase.calendar === 'first';
    const first = { host: document.createElement('div'), sells: isOfFirst, show: () => {} };
    joinSellers(page, first, new AbortController().signal);
    await aLoadedCalendar({ page });
    expect(page.data.getState().purchase).toBeNull();
  });

  it('a purchase of another offer is left to its calendar', async () => {
    localStorage.setItem('creneau.checkout', JSON.stringify({ ...STORED, key: 'event:padel', what: '2' }));
    expect((await aReload('camille')).data.getState().purchase).toBeNull();
  });

  it("a provider's calendar does not resume the purchase of one offer, because it also shows others", async () => {
    aProviderApi(aSlottedPayload());
    const page = aPage();
    page.session.setToken('camille');
    await aLoadedCalendar({ page, values: { event: null, user: '42' } });
    expect(page.data.getState().purchase).toBeNull();
  });
});

describe("D-resume: a purchase from a provider's calendar that an earlier version has stored by the calendar's id", () => {
  /** Reloads a provider's calendar with this id. */
  async function aProviderReload(id: string) {
    aProviderApi(aSlottedPayload());
    const page = aPage();
    page.session.setToken('camille');
    await aLoadedCalendar({ page, id, values: { event: null, user: '42' } });
    return page.data.getState().purchase;
  }

  it('the calendar with the stored id resumes the purchase', async () => {
    const begun = { ...STORED, key: 'agenda' };
    localStorage.setItem('creneau.checkout', JSON.stringify(begun));
    expect(await aProviderReload('agenda')).toMatchObject({ case: 'slots', event: '7', id: 'agenda', resumes: begun });
  });

  it.each([
    ['a calendar of another id', 'planning', { key: 'agenda' }],
    ['a calendar without an id', '', { key: '' }],
    ['a calendar of the stored id that shows other offers', 'agenda', { key: 'agenda', what: '8' }],
  ])('%s does not resume the purchase', async (_, id, changes) => {
    localStorage.setItem('creneau.checkout', JSON.stringify({ ...STORED, ...changes }));
    expect(await aProviderReload(id)).toBeNull();
  });
});

describe('D-one-checkout: a calendar that is created again with another id', () => {
  it('a calendar that is created again continues the purchase and the selection of the removed calendar', async () => {
    aCalendarApi();
    localStorage.clear();
    const page = aPage();
    setSelection(page, 'r1', aSelection(aSlot().start));
    beginPurchase(page, { case: 'slots', calendar: 'r1', id: 'r1', event: '7' });
    const { store } = await aLoadedCalendar({ page, id: 'r2' });
    expect(page.data.getState().purchase).toEqual({ case: 'slots', calendar: 'event:yoga-doux', id: 'r2', event: '7' });
    expect(store.getState().selection).toHaveLength(1);
  });
});
