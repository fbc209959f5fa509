import { act, createElement, createRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { component } from '../../../widgets/react/component.ts';
import { openRegistry } from '../../../widgets/shared/page/registry.ts';

const load = vi.fn(async (_name: string): Promise<unknown> => null);
const Checkout = component('checkout');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Reflect.deleteProperty(globalThis, Symbol.for('creneau'));
  load.mockReset().mockResolvedValue(null);
  openRegistry(load);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

type Props = Parameters<typeof Checkout>[0];

/** Renders a component as a server does, and hydrates it; returns its element and how to render it again. */
async function hydrated(props: Props) {
  const container = document.createElement('main');
  container.innerHTML = renderToString(createElement(Checkout, props));
  document.body.append(container);
  const html = container.innerHTML;
  await act(async () => {
    root = hydrateRoot(container, createElement(Checkout, props));
  });
  const render = (next: Props) => act(async () => root.render(createElement(Checkout, next)));
  return { html, node: container.firstElementChild as HTMLElement, render };
}

const order = () => new CustomEvent('creneau-order', { detail: { order: { id: 7 } } });

describe('D-react-components: the components of creneau/react', () => {
  it('a listener hears its event after hydration, the latest one alone, and none when it is taken away', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { node, render } = await hydrated({ onOrder: first });
    node.dispatchEvent(order());
    await render({ onOrder: second });
    node.dispatchEvent(order());
    await render({});
    node.dispatchEvent(order());
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    expect(second.mock.calls[0]?.[0].detail.order.id).toBe(7);
  });

  it("a plain tag's listener is heard too, and one for an event that no element sends is told on the console", async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const listener = vi.fn();
    const { node } = await hydrated({ 'oncreneau-order': listener, 'oncreneau-oder': listener });
    node.dispatchEvent(order());
    expect([listener.mock.calls.length, warn.mock.calls]).toEqual([
      1,
      [['Créneau: no element sends creneau-oder. Did you mean creneau-order?']],
    ]);
  });

  it('a server renders attributes and children, and neither listeners nor what only a property can hold', async () => {
    const { html } = await hydrated({ for: 'booking', children: 'Réserver', token: () => null, onOrder: () => {} });
    expect(html).toBe('<creneau-checkout for="booking">Réserver</creneau-checkout>');
  });

  it('a function is set as a property after hydration, again if it changes, and unset when it is taken away', async () => {
    const token = () => 'a token';
    const { node, render } = await hydrated({ token });
    expect(node).toHaveProperty('token', token);
    await render({});
    expect(node).toHaveProperty('token', undefined);
  });

  it("a ref has the element, and React's own handlers and styles stay React's", async () => {
    const ref = createRef<HTMLElement>();
    const onClick = vi.fn();
    const { node } = await hydrated({ ref, onClick, style: { height: '30em' } });
    node.click();
    expect([ref.current, onClick.mock.calls.length, node.style.height]).toEqual([node, 1, '30em']);
  });

  it('the code of the element is loaded once, and its failure is told like any other', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValue(new Error('No such file.'));
    const onError = vi.fn();
    const { render } = await hydrated({ onError });
    await render({ onError });
    expect(load.mock.calls).toEqual([['checkout']]);
    expect(onError.mock.calls[0]?.[0].detail).toEqual({ code: 'part-failed', message: 'No such file.' });
    expect(error).toHaveBeenCalledWith('<creneau-checkout>', expect.any(Error));
  });
});
