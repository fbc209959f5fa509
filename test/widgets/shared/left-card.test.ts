import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveBy, returnToCard } from '../../../widgets/shared/page/left-card.ts';

const own = new AbortController();
let scroll: ReturnType<typeof vi.fn<(options?: unknown) => void>>;

/** A list with a link whose top is at `top` px in the window. */
function aList(top: number) {
  const list = document.createElement('div');
  const link = document.createElement('a');
  link.href = 'https://shop.example/event/yoga';
  link.getBoundingClientRect = () => new DOMRect(0, top, 10, 10);
  list.append(link);
  document.body.append(list);
  return { list, link };
}

beforeEach(() => {
  scroll = vi.fn<(options?: unknown) => void>();
  document.documentElement.scrollBy = scroll as never;
});
afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

describe('D-left-card: the card by which a list was left', () => {
  it.each<[string, number, () => void]>([
    ['it is shown where it was after Back', 1, () => dispatchEvent(new Event('popstate'))],
    ['it is not looked for at a visit that is not Back', 0, () => {}],
  ])('a card by which a list was left: %s', (_, times, come) => {
    leaveBy(aList(120).link);
    come();
    document.body.innerHTML = '';
    returnToCard(own.signal)(aList(900).list);
    expect(scroll.mock.calls).toEqual(Array(times).fill([{ top: 780, behavior: 'instant' }]));
  });

  it('a visitor who has turned the wheel meanwhile is not moved', () => {
    leaveBy(aList(120).link);
    dispatchEvent(new Event('popstate'));
    const show = returnToCard(own.signal);
    dispatchEvent(new Event('wheel'));
    show(aList(900).list);
    expect(scroll).not.toHaveBeenCalled();
  });
});
