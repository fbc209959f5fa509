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

describe("C-global: toast and closeToasts, before and after the toaster's code has loaded", () => {
  it('toasts that were requested before the code has loaded are shown in order, once', () => {
    showToast(page, { title: 'a' });
    showToast(page, { title: 'b', name: 'b' });
    closeToasts(page, { name: 'b' });
    showToast(page, { title: 'c' });
    expect(page.toasts.waiting).toHaveLength(4);
    expect(aToaster().titles()).toEqual(['a', 'c']);
    expect(page.toasts.waiting).toEqual([]);
  });

  it('toasts that are requested after the code has loaded are shown at once', () => {
    const { titles } = aToaster();
    showToast(page, { title: 'a' });
    expect(titles()).toEqual(['a']);
    closeToasts(page);
    expect(titles()).toEqual([]);
  });

  it('a toast has the values of the time of the call, even if the page changes the object later', () => {
    const toast = { title: 'a' };
    showToast(page, toast);
    toast.title = 'b';
    showToast(page, toast);
    expect(aToaster().titles()).toEqual(['a', 'b']);
  });

  it('a toast that waited for the code is read with the position at which it is shown', () => {
    showToast(page, { title: 'a', position: 'bottom-left' });
    showToast(page, { title: 'a', preventDuplicates: true });
    expect(aToaster('bottom-left').titles()).toEqual(['a']);
  });

  it('each toast requests the code until it has loaded, and a failure does not reach the page', async () => {
    load.mockRejectedValue(new Error('offline'));
    showToast(page, { title: 'a' });
    closeToasts(page);
    showToast(page, { title: 'b' });
    expect(load.mock.calls).toEqual([['toaster'], ['toaster']]);
    aToaster();
    showToast(page, { title: 'c' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('an invalid toast causes one warning, however often it is requested', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { titles } = aToaster();
    for (let n = 0; n < 3; n += 1) showToast(page, { title: 'a', type: 'odd' });
    expect(titles()).toEqual(['a', 'a', 'a']);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('toast: type "odd" is not one of')]]);
  });
});

describe('C-made-elements: the first toast on a page without a creneau-toaster makes one', () => {
  it('the first toast makes one toaster at the end of the body', () => {
    showToast(page, { title: 'a' });
    showToast(page, { title: 'b' });
    expect(toasters()).toBe(1);
    expect(document.body.lastElementChild?.localName).toBe('creneau-toaster');
  });

  it('no toaster is made if the page has one, even in a shadow tree', () => {
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

  it('another toaster is made if the page has removed the first', () => {
    showToast(page, { title: 'a' });
    document.body.replaceChildren();
    showToast(page, { title: 'b' });
    expect(toasters()).toBe(1);
  });

  it('a toaster for a toast during parsing is made when the page has been parsed', () => {
    const state = vi.spyOn(Object.getPrototypeOf(document) as Document, 'readyState', 'get').mockReturnValue('loading');
    showToast(page, { title: 'a' });
    expect(toasters()).toBe(0);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(toasters()).toBe(1);
  });

  it('closing toasts makes no toaster', () => {
    closeToasts(page, { type: 'error' });
    expect(toasters()).toBe(0);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('C-global: one list of toasts per page', () => {
  it('the list is shown only by the first toaster, and by the next one when the first is removed', () => {
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

  it('no token is requested for a toaster, because it makes no calls', () => {
    const { page: state, host } = aToaster();
    expect(state.hosts.has(host)).toBe(false);
  });
});
