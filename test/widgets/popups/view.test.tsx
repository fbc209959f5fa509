import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Popups } from '../../../widgets/popups/Popups.tsx';
import { heard, until } from '../../fixtures/widget-context.ts';
import { press, render, said, textOf } from '../render.tsx';
import { aPopupPayload, aPopupsApi, isOpen, POPUPS, somePopups } from './some-popups.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

/** The popups, drawn with the first one open. */
async function aView(lang: 'fr' | 'en' = 'fr', ...items: readonly unknown[]) {
  const api = aPopupsApi();
  if (items.length > 0) api.on(POPUPS, items);
  const popups = somePopups();
  popups.context.settings.setState({ lang });
  await until(popups.store, isOpen);
  return { ...popups, view: await render(popups.context, <Popups store={popups.store} />) };
}

const dialog = (view: HTMLElement) => view.querySelector<HTMLElement>('[role="dialog"]');
const later = () => act(async () => vi.runAllTimers());
const key = (target: EventTarget, name = 'Escape') =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })));

describe('§2 a popup', () => {
  it('is named by its title, said politely, and never modal', async () => {
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

  it('in English, its picture and its link on the marketplace', async () => {
    const { view } = await aView('en');
    expect(view.querySelector('button')?.getAttribute('aria-label')).toBe('Close');
    expect(view.querySelector('img')?.src).toBe('https://marketplace.example/pictures/yoga-3.medium.svg');
    expect(view.querySelector('a')?.href).toBe('https://marketplace.example/event/list/');
  });

  it('may be nothing but a title; a picture that fails leaves no hole', async () => {
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

  it('is closed by its button, and by its link, of which the page is told', async () => {
    const { view, host } = await aView();
    await press(view, 'Fermer');
    expect([dialog(view), said(view, 'status')]).toEqual([null, ['']]);
    await later();
    const followed = heard(host, 'creneau-navigate');
    host.addEventListener('creneau-navigate', (event) => event.preventDefault());
    await act(async () => view.querySelector('a')?.click());
    expect([followed, dialog(view)]).toEqual([[{ href: 'https://marketplace.example/event/list/' }], null]);
  });

  it('is closed by Escape where it has the focus, which the page hears nothing of, or where nothing has', async () => {
    const { view } = await aView();
    const page = vi.fn();
    document.body.addEventListener('keydown', page);
    view.querySelector<HTMLElement>('a')?.focus();
    await key(view.querySelector('a') as HTMLElement, 'Enter');
    expect(dialog(view)).not.toBeNull();
    page.mockClear();
    await key(view.querySelector('a') as HTMLElement);
    expect([dialog(view), page.mock.calls.length]).toEqual([null, 0]);
    await later();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await key(field);
    expect(dialog(view)).not.toBeNull();
    field.remove();
    await key(document.body);
    expect(dialog(view)).toBeNull();
  });

  it('gives the focus back to where it came from, and takes none where it had none', async () => {
    const { view } = await aView();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await press(view, 'Fermer');
    expect(document.activeElement).toBe(field);
    await later();
    field.blur();
    await act(async () => view.querySelector('button')?.click());
    expect(document.activeElement).toBe(document.body);
    field.remove();
  });
});
