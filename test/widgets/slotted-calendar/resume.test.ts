import { beforeEach, describe, expect, it } from 'vitest';
import { aPage, until } from '../../fixtures/data/widget-context.ts';
import { aCalendarApi, aLoadedCalendar } from './a-calendar.ts';

const STORED = { key: 'cal', what: '7', hold: 'h', order: null };

beforeEach(() => {
  localStorage.setItem('creneau.checkout', JSON.stringify(STORED));
});

/** A calendar after a reload, for Camille or a visitor. */
async function aReload(token: string | null, id = 'cal') {
  aCalendarApi();
  const page = aPage();
  if (token) page.session.setToken(token);
  await aLoadedCalendar({ page, id });
  return page;
}

const RESUMED = { case: 'slots', calendar: 'cal', event: '7', resumes: STORED };

describe('D-resume: a purchase that a reload broke off', () => {
  it('a purchase that a reload broke off resumes in the calendar that started it', async () => {
    expect((await aReload('camille')).data.getState().purchase).toEqual(RESUMED);
  });

  it('a purchase that a reload broke off goes on when the page signs its user in later', async () => {
    const page = await aReload(null);
    expect(page.data.getState().purchase).toBeNull();
    page.session.setToken('camille');
    await until(page.data, ({ purchase }) => purchase !== null);
    expect(page.data.getState().purchase).toEqual(RESUMED);
  });

  it("D-order-key: a purchase of its event, begun by a mail's link, goes on also in a calendar with an id", async () => {
    const begun = { ...STORED, key: 'event:yoga-doux' };
    localStorage.setItem('creneau.checkout', JSON.stringify(begun));
    expect((await aReload('camille')).data.getState().purchase).toEqual({ ...RESUMED, resumes: begun });
  });

  it('a purchase of another calendar is left to it', async () => {
    expect((await aReload('camille', 'other')).data.getState().purchase).toBeNull();
  });
});
