import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Popups } from '../../../widgets/popups/Popups.tsx';
import { aPopupPayload } from '../../fixtures/data/popups.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { press, render, said, textOf } from '../render.tsx';
import { aPopupsApi, isOpen, POPUPS, somePopups } from './some-popups.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

/** Renders popups with the first one open. */
async function aView(lang: 'fr' | 'en' = 'fr', ...items: readonly unknown[]) {
  const api = aPopupsApi();
  if (items.length > 0) api.on(POPUPS, items);
  const popups = somePopups();
  popups.context.settings.setState({ lang });
  await until(popups.store, isOpen);
  return { ...popups, view: await render(popups.context, <Popups store={popups.store} />) };
}

const dialog = (view: HTMLElement) => view.querySelector<HTMLElement>('[role="dialog"]');
/** Adds a part of the page with this HTML. */
function aPlace(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place;
}
const later = () => act(async () => vi.runAllTimers());
const key = (target: EventTarget, name = 'Escape') =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })));

describe('S-popups: a popup', () => {
  it('a popup is named by its title, announced politely, and never modal', async () => {
    const { view } = await aView();
    const popup = dialog(view);
    const [heading, text] = ['labelledby', 'describedby'].map((name) =>
      view.querySelector(`#${popup?.getAttribute(`aria-${name}`)}`),
    );
    expect([textOf(heading ?? null), textOf(text ?? null)]).toEqual(['Message 1', 'Avec le code BIENVENUE10.']);
    expect([popup?.getAttribute('aria-modal'), popup?.getAttribute('popover')]).toEqual([null, 'manual']);
    expect(said(view, 'status')).toEqual(['Message : Message 1']);
    expect(document.activeElement).toBe(document.body);
  });

  it('a popup is in English if its language is English, with its picture and its link to the marketplace', async () => {
    const { view } = await aView('en');
    expect(view.querySelector('button')?.getAttribute('aria-label')).toBe('Close');
    expect(view.querySelector('img')?.src).toBe('https://marketplace.example/pictures/yoga-3.medium.svg');
    expect(view.querySelector('a')?.href).toBe('https://marketplace.example/event/list/');
  });

  it('a popup may have only a title; a picture that fails to load leaves no gap', async () => {
    const { view, store } = await aView(
      'fr',
      aPopupPayload(),
      aPopupPayload({ id: 2, text: '', picture: null, link: null }),
    );
    await act(async () => view.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(view.querySelector('img')).toBeNull();
    await act(async () => store.close());
    await later();
    expect([view.querySelectorAll('img, a, #text').length, dialog(view)?.hasAttribute('aria-describedby')]).toEqual([
      0,
      false,
    ]);
  });

  it('a popup is closed by its button and by its link, for which the page gets an event', async () => {
    const { view, host } = await aView();
    await press(view, 'Fermer');
    expect([dialog(view), said(view, 'status')]).toEqual([null, ['']]);
    await later();
    const followed = heard(host, 'creneau-navigate');
    host.addEventListener('creneau-navigate', (event) => event.preventDefault());
    await act(async () => view.querySelector('a')?.click());
    expect([followed, dialog(view)]).toEqual([[{ href: 'https://marketplace.example/event/list/' }], null]);
  });

  it('a popup with the focus is closed by Escape, which it uses', async () => {
    const { view } = await aView();
    const unused = vi.fn();
    document.body.addEventListener('keydown', (event) => event.defaultPrevented || unused());
    view.querySelector<HTMLElement>('a')?.focus();
    await key(view.querySelector('a') as HTMLElement, 'Enter');
    expect([dialog(view) === null, unused.mock.calls.length]).toEqual([false, 1]);
    await key(view.querySelector('a') as HTMLElement);
    expect([dialog(view), unused.mock.calls.length]).toEqual([null, 1]);
  });

  it.each<[where: string, html: string, isClosed: boolean]>([
    ['nothing has the focus', '', true],
    ['a link that it may hide has the focus', '<a href="/">A</a>', true],
    ['a checkbox has the focus', '<input type="checkbox">', true],
    ['a text field has the focus', '<input>', false],
    ['a select has the focus', '<select></select>', false],
    ['an editable text has the focus', '<p contenteditable="true" tabindex="0"></p>', false],
    ['a modal dialog is open', '<button></button><div aria-modal="true">', false],
  ])('WCAG 2.4.11: whether Escape closes a popup if %s: %s', async (_, html, isClosed) => {
    const { view } = await aView();
    const place = aPlace(html);
    (place.firstElementChild as HTMLElement | null)?.focus();
    await key(place.firstElementChild ?? document.body);
    expect(dialog(view) === null).toBe(isClosed);
  });

  it('a popup is not closed by an Escape that the page has handled', async () => {
    const { view } = await aView();
    const place = aPlace('');
    place.addEventListener('keydown', (event) => event.preventDefault());
    await key(place);
    expect(dialog(view)).not.toBeNull();
  });

  it('the page scrolls a focused element clear of a popup while the popup is shown', async () => {
    const sheets = () => document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(String)).length;
    const before = sheets();
    const { store } = await aView();
    expect(sheets()).toBe(before + 1);
    await act(async () => store.close());
    expect(sheets()).toBe(before);
  });
});

describe('D-popups: a popup and the focus', () => {
  it('a closed popup returns the focus that it had, and does not move a focus that is elsewhere', async () => {
    const { view } = await aView();
    const field = aPlace('<input>').firstElementChild as HTMLElement;
    field.focus();
    await press(view, 'Fermer');
    expect(document.activeElement).toBe(field);
    await act(later);
    field.blur();
    await act(async () => view.querySelector('button')?.click());
    expect(document.activeElement).toBe(document.body);
  });

  it('a closed popup returns the focus into the shadow tree of another element', async () => {
    const { view } = await aView();
    const place = aPlace('');
    const field = document.createElement('input');
    place.attachShadow({ mode: 'open' }).append(field);
    field.focus();
    await press(view, 'Fermer');
    expect(place.shadowRoot?.activeElement).toBe(field);
  });

  it('a closed popup does not move a focus that something else has taken meanwhile', async () => {
    const { view, page } = await aView();
    const [first, second] = aPlace('<input><input>').children as unknown as readonly HTMLElement[];
    first?.focus();
    const button = view.querySelector('button');
    button?.focus();
    // A click on nothing, after which a step of a purchase takes the focus.
    button?.blur();
    second?.focus();
    await act(async () => page.data.setState({ purchase: { case: 'item', item: 'event:1' } }));
    expect([dialog(view), document.activeElement === second]).toEqual([null, true]);
  });

  it('a closed popup does not return the focus after a click on nothing', async () => {
    const { view, page } = await aView();
    (aPlace('<input>').firstElementChild as HTMLElement).focus();
    view.querySelector('button')?.focus();
    view.querySelector('button')?.blur();
    await Promise.resolve();
    await act(async () => page.data.setState({ purchase: { case: 'item', item: 'event:1' } }));
    expect([dialog(view), document.activeElement]).toEqual([null, document.body]);
  });
});
