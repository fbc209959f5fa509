import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRegistry, type Registry } from '../../../widgets/shared/page/registry.ts';
import { closeToasts, showToast } from '../../../widgets/shared/page/toast-requests.ts';
import type { attributes } from '../../../widgets/toaster/attributes.ts';
import { createToasterStore } from '../../../widgets/toaster/store.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';

const load = vi.fn<(name: string) => Promise<unknown>>();
let page: Registry;

beforeEach(() => {
  load.mockReset().mockResolvedValue(null);
  Reflect.deleteProperty(globalThis, Symbol.for('creneau'));
  page = openRegistry(load);
});

afterEach(() => {
  for (const toaster of document.querySelectorAll('creneau-toaster')) toaster.remove();
});

function aToaster(position: 'top-right' | 'bottom-left' = 'top-right') {
  const context = aContext<typeof attributes>('creneau-toaster', { position });
  const store = createToasterStore(context);
  return { ...context, store, titles: () => store.getState().toasts.map(({ toast }) => toast.title) };
}

const toasters = () => document.querySelectorAll('creneau-toaster').length;

describe("C-global: toast and closeToasts, before and after the toaster's code has come", () => {
  it('the toasts that were asked for before are shown in order, once', () => {
    showToast(page, { title: 'a' });
    showToast(page, { title: 'b', name: 'b' });
    closeToasts(page, { name: 'b' });
    showToast(page, { title: 'c' });
    expect(page.toasts.waiting).toHaveLength(4);
    expect(aToaster().titles()).toEqual(['a', 'c']);
    expect(page.toasts.waiting).toEqual([]);
  });

  it('the toasts that are asked for afterwards are shown at once', () => {
    const { titles } = aToaster();
    showToast(page, { title: 'a' });
    expect(titles()).toEqual(['a']);
    closeToasts(page);
    expect(titles()).toEqual([]);
  });

  it('an object that the page uses again is taken as it was', () => {
    const toast = { title: 'a' };
    showToast(page, toast);
    toast.title = 'b';
    showToast(page, toast);
    expect(aToaster().titles()).toEqual(['a', 'b']);
  });

  it('a toast that waited is judged by the position at which it is shown', () => {
    showToast(page, { title: 'a', position: 'bottom-left' });
    showToast(page, { title: 'a', preventDuplicates: true });
    expect(aToaster('bottom-left').titles()).toEqual(['a']);
  });

  it('each toast asks for the code until it is there, and a failure is not the page’s', async () => {
    load.mockRejectedValue(new Error('offline'));
    showToast(page, { title: 'a' });
    closeToasts(page);
    showToast(page, { title: 'b' });
    expect(load.mock.calls).toEqual([['toaster'], ['toaster']]);
    aToaster();
    showToast(page, { title: 'c' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('nonsense in place of a toast is warned about once, however often it comes', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { titles } = aToaster();
    for (let n = 0; n < 3; n += 1) showToast(page, { title: 'a', type: 'odd' });
    expect(titles()).toEqual(['a', 'a', 'a']);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('toast: type "odd" is not one of')]]);
  });
});

describe('C-made-elements: where no creneau-toaster stands, the first toast makes one', () => {
  it('the first toast makes one toaster at the end of the body', () => {
    showToast(page, { title: 'a' });
    showToast(page, { title: 'b' });
    expect(toasters()).toBe(1);
    expect(document.body.lastElementChild?.localName).toBe('creneau-toaster');
  });

  it('no toaster is made where one stands, or lives in a shadow tree', () => {
    const { leave } = aToaster();
    showToast(page, { title: 'a' });
    expect(toasters()).toBe(1);
    leave();
    const shadow = document.body.appendChild(document.createElement('p')).attachShadow({ mode: 'open' });
    const inside = aToaster();
    shadow.append(inside.host);
    showToast(page, { title: 'a' });
    expect(toasters()).toBe(0);
    shadow.host.remove();
  });

  it('another toaster is made where the page has removed it', () => {
    showToast(page, { title: 'a' });
    document.body.replaceChildren();
    showToast(page, { title: 'b' });
    expect(toasters()).toBe(1);
  });

  it('while the page is still being read, a toaster is made when it has been', () => {
    const state = vi.spyOn(Object.getPrototypeOf(document) as Document, 'readyState', 'get').mockReturnValue('loading');
    showToast(page, { title: 'a' });
    expect(toasters()).toBe(0);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(toasters()).toBe(1);
  });

  it('a closing makes no toaster', () => {
    closeToasts(page, { type: 'error' });
    expect(toasters()).toBe(0);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('C-global: one list a page', () => {
  it('the list is shown by the first toaster alone, and by the next when that has gone', () => {
    const [first, second] = [aToaster(), aToaster()];
    showToast(page, { title: 'a' });
    expect([first.titles(), second.titles()]).toEqual([['a'], []]);
    first.leave();
    expect([first.titles(), second.titles()]).toEqual([['a'], ['a']]);
    second.store.close(second.store.getState().toasts[0]?.id ?? 0);
    expect(second.titles()).toEqual([]);
  });

  it('the list follows the toaster’s position', () => {
    const { store, attributes: live } = aToaster();
    live.setState({ position: 'bottom-left' });
    expect(store.getState().position).toBe('bottom-left');
  });

  it('a toaster is not asked for a token: it makes no calls', () => {
    const { page: state, host } = aToaster();
    expect(state.hosts.has(host)).toBe(false);
  });
});
