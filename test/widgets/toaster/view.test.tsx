import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../core/text/language.ts';
import { openRegistry } from '../../../widgets/shared/page/registry.ts';
import type { attributes } from '../../../widgets/toaster/attributes.ts';
import { createToasterStore } from '../../../widgets/toaster/store.ts';
import { Toaster } from '../../../widgets/toaster/Toaster.tsx';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { buttonNamed, render, textOf } from '../render.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.deleteProperty(globalThis, Symbol.for('creneau'));
});

afterEach(() => {
  vi.useRealTimers();
});

async function aToaster(lang: Language = 'fr') {
  const context = aContext<typeof attributes>('creneau-toaster', { position: 'top-right' }, { settings: { lang } });
  const view = await render(context, <Toaster store={createToasterStore(context)} />);
  const { toasts } = openRegistry(context.load);
  return {
    view,
    show: (toast: object) => act(() => toasts.take?.({ show: toast })),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    card: () => view.querySelector<HTMLElement>('li'),
  };
}

/** Records the texts that were put into each live region. */
function listenTo(view: HTMLElement) {
  const heard: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) heard.push(`${(target as Element).getAttribute('role')}: ${node.textContent}`);
    }
  });
  for (const region of view.querySelectorAll('[role]')) observer.observe(region, { childList: true });
  return { heard, flush: () => Promise.resolve() };
}

describe('S-toast: the look of a toast', () => {
  it('HTML in the texts of a toast is text', async () => {
    const { view, show } = await aToaster();
    await show({ title: '<img src=x onerror=alert(1)>', msg: '<b>gras</b>' });
    expect(view.querySelector('img, b')).toBeNull();
    expect(textOf(view.querySelector('[part="toast-title"]'))).toBe('<img src=x onerror=alert(1)>');
    expect(textOf(view.querySelector('[part="toast-message"]'))).toBe('<b>gras</b>');
  });

  it('type and classNames of a toast become class and part', async () => {
    const { show, card } = await aToaster();
    await show({ title: 'a', type: 'warning', classNames: 'loud red' });
    expect([card()?.className, card()?.getAttribute('part')]).toEqual([
      'toast warning loud red',
      'toast warning loud red',
    ]);
  });

  it.each([true, false])('a toast has a progress bar if progressbar is %s', async (progressbar) => {
    const { view, show } = await aToaster();
    await show({ title: 'a', progressbar });
    expect(view.querySelectorAll('.progress')).toHaveLength(progressbar ? 1 : 0);
  });

  it('the progress bar of a toast runs for its timeout, and stops while the timer is paused', async () => {
    const { view, show, card } = await aToaster();
    await show({ title: 'a', timeout: 800 });
    const bar = view.querySelector<HTMLElement>('.progress');
    expect(bar?.style.getPropertyValue('animation-duration')).toBe('800ms');
    await act(() => card()?.querySelector('button')?.focus());
    expect(bar?.className).toBe('progress paused');
  });

  it.each<readonly [Language, string, string]>([
    ['fr', 'Fermer', 'Succès'],
    ['en', 'Close', 'Success'],
  ])('in %s the button of a toast is "%s"', async (lang, name, type) => {
    const { view, show, card } = await aToaster(lang);
    await show({ title: 'a' });
    expect(buttonNamed(view, name)).toBeTruthy();
    expect(textOf(card())).toBe(`${type}a`);
  });

  it('the name of a toast’s button includes the title of the toast', async () => {
    const { view, show } = await aToaster();
    await show({ title: 'a', msg: 'b' });
    await show({ title: 'c' });
    const names = [...view.querySelectorAll('button')].map((button) =>
      (button.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => view.querySelector(`#${id}`))
        .map((node) => node?.getAttribute('aria-label') ?? textOf(node)),
    );
    expect(names).toEqual([
      ['Fermer', 'c'],
      ['Fermer', 'a'],
    ]);
  });
});

describe('S-toast-states: closing a toast', () => {
  it('a toast closes by a click, and after its timeout', async () => {
    const { view, show, pass, card } = await aToaster();
    await show({ title: 'a', type: 'error' });
    await act(() => buttonNamed(view, 'Fermer').click());
    expect(card()).toBeNull();
    await show({ title: 'a', type: 'error' });
    await pass(2999);
    expect(card()).not.toBeNull();
    await pass(1);
    expect(card()).toBeNull();
  });

  it('D-focus-kept: a toast with the focus closes by Escape, and the focus moves to the next toast', async () => {
    const { view, show } = await aToaster();
    await show({ title: 'a' });
    await show({ title: 'b' });
    await act(() => view.querySelector('button')?.focus());
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    await act(() => void document.activeElement?.dispatchEvent(key));
    expect(textOf(view.querySelector('ol'))).toBe('Succèsa');
    expect(document.activeElement).toBe(view.querySelector('button'));
  });

  it('a toast does not close by another key', async () => {
    const { show, card } = await aToaster();
    await show({ title: 'a' });
    await act(() => void card()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })));
    expect(card()).not.toBeNull();
  });
});

describe('D-toast-announce: toasts announce themselves', () => {
  it('an error is announced assertively, other toasts politely, each exactly once', async () => {
    const { view, show, pass } = await aToaster();
    const { heard, flush } = listenTo(view);
    await show({ title: 'Réservé', msg: 'À demain' });
    await show({ title: 'Refusé', type: 'error' });
    await flush();
    expect(heard).toEqual([]);
    await pass(100);
    await show({ title: 'Noté', type: 'info' });
    await pass(100);
    await pass(6000);
    await flush();
    expect(heard).toEqual(['alert: Erreur. Refusé', 'status: Succès. Réservé. À demain', 'status: Information. Noté']);
    expect([...view.querySelectorAll('[role]')].map(textOf)).toEqual(['', '']);
  });

  it('the live regions exist before the first announcement', async () => {
    const { view } = await aToaster();
    expect([...view.querySelectorAll('[role]')].map((region) => region.getAttribute('role'))).toEqual([
      'alert',
      'status',
    ]);
  });
});
