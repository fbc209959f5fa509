import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storePurchase } from '../../../widgets/shared/selling/stored.ts';
import { aPopupPayload } from '../../fixtures/data/popups.ts';
import { aContext, aPage, heard, until } from '../../fixtures/data/widget-context.ts';
import { problem } from '../fake-api.ts';
import { aPopupsApi, isOpen, POPUPS, somePopups } from './some-popups.ts';

const KEY = 'creneau.popupsClosed';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

/** Popups of which the first is open. */
async function open(count = 2) {
  aPopupsApi(count);
  const popups = somePopups();
  await until(popups.store, isOpen);
  return popups;
}

const known = (popups: ReturnType<typeof somePopups>) =>
  new Promise((resolve) => popups.host.addEventListener('creneau-ready', resolve));

describe('D-popups: popups: one at a time', () => {
  it('the next popup opens a while after the previous one was closed, and none opens after the last', async () => {
    const popups = await open();
    expect([popups.title(), localStorage.getItem(KEY)]).toEqual(['Message 1', null]);
    popups.store.close();
    popups.store.close();
    expect([popups.title(), localStorage.getItem(KEY)]).toEqual([null, '1']);
    vi.runAllTimers();
    expect(popups.title()).toBe('Message 2');
    popups.store.close();
    vi.runAllTimers();
    expect([popups.title(), localStorage.getItem(KEY)]).toEqual([null, '1,2']);
  });

  it('only one of two elements shows and announces the popups', async () => {
    const first = await open();
    const second = somePopups();
    await known(second);
    expect([first.title(), second.title()]).toEqual(['Message 1', null]);
    first.leave();
    expect([first.title(), second.title()]).toEqual(['Message 1', 'Message 1']);
    second.leave();
    const third = somePopups();
    await until(third.store, isOpen);
    expect(third.title()).toBe('Message 1');
  });

  it('only current popups are shown, by the clock of the API', async () => {
    const api = aPopupsApi();
    api.on(POPUPS, [
      aPopupPayload({ endsAt: '2026-11-01T00:00' }),
      aPopupPayload({ id: 2, startsAt: '2099-01-01T00:00' }),
      aPopupPayload({ id: 3, title: 'Jetzt' }),
    ]);
    const popups = somePopups();
    await until(popups.store, isOpen);
    expect(popups.title()).toBe('Jetzt');
    popups.store.close();
    vi.runAllTimers();
    expect(popups.title()).toBeNull();
  });
});

describe('D-popups: a closed popup is remembered', () => {
  it.each([
    ['1', 'Message 2'],
    ['1,2', null],
    ['x,,-1,{"a":1},1', 'Message 2'],
    ['{}', 'Message 1'],
  ])('storage that holds %s leads to %s', async (stored, title) => {
    localStorage.setItem(KEY, stored);
    aPopupsApi();
    const popups = somePopups();
    await known(popups);
    expect(popups.title()).toBe(title);
  });

  it('the last hundred closed popups are remembered', async () => {
    localStorage.setItem(KEY, Array.from({ length: 150 }, (_, n) => n + 1000).join());
    const popups = await open();
    popups.store.close();
    const stored = localStorage.getItem(KEY)?.split(',') ?? [];
    expect([stored.length, stored.at(0), stored.at(-1)]).toEqual([100, '1051', '1']);
  });

  it('closed popups are remembered until the page is left if storage throws', async () => {
    for (const name of ['getItem', 'setItem'] as const) {
      const broken = vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('full');
      });
      onTestFinished(() => broken.mockRestore());
    }
    const popups = await open();
    popups.store.close();
    vi.runAllTimers();
    expect(popups.title()).toBe('Message 2');
  });

  it('a popup that is closed is closed in another tab too', async () => {
    const popups = await open();
    localStorage.setItem(KEY, '1');
    dispatchEvent(new Event('storage'));
    expect(popups.title()).toBe('Message 2');
  });
});

describe('D-popups: the first popup', () => {
  it.each([
    ['scroll', () => dispatchEvent(new Event('scroll'))],
    ['turn of the wheel', () => document.body.dispatchEvent(new Event('wheel'))],
    ['touch that moves', () => document.body.dispatchEvent(new Event('touchmove'))],
    ['end of the delay', () => vi.advanceTimersByTime(20_000)],
  ])('the first popup opens at the first %s', async (_, happens) => {
    aPopupsApi();
    const popups = somePopups({ delay: 20 });
    await known(popups);
    vi.advanceTimersByTime(19_900);
    expect(popups.title()).toBeNull();
    happens();
    expect(popups.title()).toBe('Message 1');
  });

  it('a popup waits while the visitor is in a field or has selected text; an open popup stays', async () => {
    const field = document.createElement('input');
    document.body.append(field, 'Some text');
    onTestFinished(() => document.body.replaceChildren());
    field.focus();
    aPopupsApi();
    const popups = somePopups();
    await known(popups);
    expect(popups.title()).toBeNull();
    getSelection()?.selectAllChildren(document.body);
    field.blur();
    expect(popups.title()).toBeNull();
    getSelection()?.removeAllRanges();
    document.dispatchEvent(new Event('selectionchange'));
    expect(popups.title()).toBe('Message 1');
    field.focus();
    expect(popups.title()).toBe('Message 1');
  });

  it('a popup waits while the mouse is where the popup would open', async () => {
    const point = (type: string, clientX: number, clientY: number, pointerType = 'mouse') =>
      document.body.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType, bubbles: true }));
    aPopupsApi();
    const popups = somePopups({ delay: 20 });
    await known(popups);
    point('pointermove', 100, innerHeight - 100);
    dispatchEvent(new Event('scroll'));
    expect(popups.title()).toBeNull();
    point('pointermove', 100, 100);
    expect(popups.title()).toBe('Message 1');
    point('pointermove', 100, innerHeight - 100);
    expect(popups.title()).toBe('Message 1');
    popups.store.close();
    point('pointermove', 101, innerHeight - 100);
    vi.runAllTimers();
    expect(popups.title()).toBeNull();
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(popups.title()).toBe('Message 2');
  });

  it('a popup opens under a mouse that has closed the previous popup and has not moved', async () => {
    const popups = await open();
    document.body.dispatchEvent(
      new PointerEvent('pointermove', {
        clientX: 100,
        clientY: innerHeight - 100,
        pointerType: 'mouse',
        bubbles: true,
      }),
    );
    popups.store.close();
    vi.runAllTimers();
    expect(popups.title()).toBe('Message 2');
  });

  it('a popup waits for the end of a press, and for the click of a tap', async () => {
    aPopupsApi();
    const popups = somePopups({ delay: 20 });
    await known(popups);
    const touch = (type: string) =>
      document.body.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
    touch('pointerdown');
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(5000);
    touch('pointerup');
    vi.advanceTimersByTime(300);
    expect(popups.title()).toBeNull();
    touch('pointerdown');
    touch('pointercancel');
    vi.advanceTimersByTime(399);
    expect(popups.title()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(popups.title()).toBe('Message 1');
  });
});

const STORED = { key: 'a', what: 'b', hold: 'c', order: null };

describe('D-popups: never over a payment', () => {
  const purchase = { case: 'item', item: 'event:1' } as const;

  it('an open popup is hidden during a purchase, is not remembered as closed, and opens again afterwards', async () => {
    const { page, title } = await open();
    page.data.setState({ purchase });
    expect([title(), localStorage.getItem(KEY)]).toEqual([null, null]);
    page.data.setState({ purchase: null });
    expect(title()).toBe('Message 1');
  });

  it('no popup opens while a purchase is under way, or after a reload has interrupted a purchase', async () => {
    aPopupsApi();
    const page = aPage();
    page.data.setState({ purchase });
    const during = somePopups({ page });
    await known(during);
    expect(during.title()).toBeNull();
    during.leave();
    storePurchase({ ...STORED, at: page.clock.now() });
    const after = somePopups();
    await known(after);
    expect(after.title()).toBeNull();
  });

  it.each<[what: string, since: (now: number) => { readonly at?: number }]>([
    ['no longer blocks popups after forty minutes', (now) => ({ at: now - 40 * 60_000 })],
    ['does not block popups if its start is unknown', () => ({})],
    ['does not block popups if its instant is in the future', (now) => ({ at: now + 365 * 24 * 3_600_000 })],
  ])('a purchase that was abandoned %s', async (_, since) => {
    storePurchase({ ...STORED, ...since(Date.now()) });
    const { title } = await open();
    expect(title()).toBe('Message 1');
  });

  it('no popup is shown during a purchase in another page state, such as that of an element with its own token', async () => {
    const { title } = await open();
    const other = aContext<Record<never, never>>('creneau-checkout', {});
    other.page.data.setState({ purchase });
    expect(title()).toBeNull();
    other.page.data.setState({ purchase: null });
    expect(title()).toBe('Message 1');
  });
});

describe('D-displayed-errors: failures of popups', () => {
  it('a failed call for popups shows nothing, and is reported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    aPopupsApi().on(POPUPS, problem(403, 'forbidden'));
    const popups = somePopups();
    const errors = heard(popups.host, 'creneau-error');
    await new Promise((resolve) => popups.host.addEventListener('creneau-error', resolve));
    expect([errors, popups.title()]).toMatchObject([[{ code: 'forbidden' }], null]);
  });

  it('a popups element that was removed opens no popup', async () => {
    const { leave, store, title } = await open();
    store.close();
    leave();
    vi.runAllTimers();
    expect(title()).toBeNull();
  });
});
