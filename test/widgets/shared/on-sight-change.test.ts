import { expect, it, onTestFinished, vi } from 'vitest';
import { onSightChange } from '../../../widgets/shared/base/on-sight-change.ts';

/** An observer that reports what the test gives it. */
class Observer {
  static told: ((entries: readonly object[]) => void)[] = [];
  observe = () => {};
  unobserve = () => {};
  constructor(listener: (entries: readonly object[]) => void) {
    Observer.told.push(listener);
  }
}

/** Two observed elements of a page, with the calls that were made for each. */
function twoElements() {
  vi.stubGlobal('ResizeObserver', Observer);
  Observer.told = [];
  const page = {};
  const listeners = [vi.fn(), vi.fn()] as const;
  const elements = listeners.map((listener) => {
    const element = document.createElement('div');
    let controller = new AbortController();
    const join = () => {
      controller = new AbortController();
      onSightChange(page, element, listener, controller.signal);
    };
    const leave = () => controller.abort();
    onTestFinished(leave);
    join();
    return { element, join, leave };
  });
  const show = ({ element }: { readonly element: Element }, isShown: boolean) => {
    vi.spyOn(element, 'getClientRects').mockReturnValue({ length: isShown ? 1 : 0 } as DOMRectList);
    for (const tell of Observer.told) tell([{ target: element }]);
  };
  const [first, second] = elements as [(typeof elements)[0], (typeof elements)[0]];
  return { first, second, show, calls: () => listeners.map((listener) => listener.mock.calls.length) };
}

it('D-one-checkout: all elements of a page are notified when one of them is shown or hidden, and not when its size changes', () => {
  const { first, show, calls } = twoElements();
  show(first, true);
  expect(calls()).toEqual([1, 1]);
  show(first, true);
  expect(calls()).toEqual([1, 1]);
  show(first, false);
  expect(calls()).toEqual([2, 2]);
});

it('D-one-checkout: an element that has left the page is not notified', () => {
  const { first, second, show, calls } = twoElements();
  second.leave();
  show(first, true);
  expect(calls()).toEqual([1, 0]);
});

it('D-one-checkout: all elements are notified of one that has left and is added again, as of any added element', () => {
  const { first, show, calls } = twoElements();
  show(first, true);
  first.leave();
  first.join();
  show(first, true);
  expect(calls()).toEqual([2, 2]);
});
