import { describe, expect, it } from 'vitest';
import { aToastList } from './a-toast-list.ts';

describe('S-toast-states: a toast closes after its timeout', () => {
  it.each<readonly [string, object, number]>([
    ['5000 ms', {}, 5000],
    ['3000 ms for an error', { type: 'error' }, 3000],
    ['5000 ms for a warning', { type: 'warning' }, 5000],
    ['its own timeout', { timeout: 700 }, 700],
    ['its own timeout for an error', { type: 'error', timeout: 9000 }, 9000],
    ['a day if its timeout is longer than a timer can count', { timeout: 2 ** 40 }, 86_400_000],
  ])('a toast closes after %s', (_, more, timeout) => {
    const { show, titles, pass, isIdle } = aToastList();
    show({ title: 'Réservé', ...more });
    pass(timeout - 1);
    expect(titles()).toEqual(['Réservé']);
    pass(1);
    expect(titles()).toEqual([]);
    expect(isIdle()).toBe(true);
  });

  it('each toast closes after its own timeout', () => {
    const { show, titles, pass } = aToastList();
    show({ title: 'a' });
    pass(1000);
    show({ title: 'b', timeout: 2000 });
    show({ title: 'c' });
    pass(2000);
    expect(titles()).toEqual(['a', 'c']);
    pass(2000);
    expect(titles()).toEqual(['c']);
    pass(1000);
    expect(titles()).toEqual([]);
  });
});

describe('D-toast-hover: closeOnHover', () => {
  it.each(['pointer', 'focus'] as const)(
    'closeOnHover true pauses the timer while the %s is on the toast, and the remaining time runs afterwards',
    (by) => {
      const { list, show, ids, titles, pass, isIdle } = aToastList();
      show({ title: 'a' });
      pass(4000);
      list.pause(ids()[0] ?? 0, by);
      pass(60_000);
      expect(titles()).toEqual(['a']);
      expect(isIdle()).toBe(true);
      list.resume(ids()[0] ?? 0, by);
      pass(999);
      expect(titles()).toEqual(['a']);
      pass(1);
      expect(titles()).toEqual([]);
    },
  );

  it('closeOnHover true waits until both pointer and focus have gone', () => {
    const { list, show, ids, titles, pass } = aToastList();
    show({ title: 'a' });
    const [id = 0] = ids();
    list.pause(id, 'pointer');
    list.pause(id, 'focus');
    list.pause(id, 'focus');
    list.resume(id, 'pointer');
    pass(60_000);
    expect(titles()).toEqual(['a']);
    list.resume(id, 'focus');
    list.resume(id, 'focus');
    pass(5000);
    expect(titles()).toEqual([]);
  });

  it('closeOnHover pauses one toast, not the others', () => {
    const { list, show, ids, titles, pass } = aToastList();
    show({ title: 'a' });
    show({ title: 'b' });
    list.pause(ids()[0] ?? 0, 'pointer');
    pass(5000);
    expect(titles()).toEqual(['a']);
  });

  it('closeOnHover false does not pause the timer', () => {
    const { list, show, ids, titles, pass } = aToastList();
    show({ title: 'a', closeOnHover: false });
    list.pause(ids()[0] ?? 0, 'pointer');
    pass(4999);
    expect(titles()).toEqual(['a']);
    pass(1);
    expect(titles()).toEqual([]);
  });
});

describe('S-toast-states: closing by name or type', () => {
  const all = [
    { title: 'a', name: 'cart' },
    { title: 'b', name: 'cart', type: 'error' },
    { title: 'c', type: 'error' },
    { title: 'd' },
  ];

  it.each<readonly [string, unknown, readonly string[]]>([
    ['a name', { name: 'cart' }, ['c', 'd']],
    ['a type', { type: 'error' }, ['a', 'd']],
    ['the default type', { type: 'success' }, ['b', 'c']],
    ['both', { name: 'cart', type: 'error' }, ['a', 'c', 'd']],
    ['a name that no toast has', { name: 'other' }, ['a', 'b', 'c', 'd']],
    ['no condition', {}, []],
    ['nothing', undefined, []],
  ])('toasts are closed by %s', (_, filter, left) => {
    const { show, close, titles } = aToastList();
    all.forEach(show);
    close(filter);
    expect(titles()).toEqual(left);
  });

  it.each<readonly [unknown, RegExp]>([
    [{ type: 'fatal' }, /type "fatal" is not one of success, error, warning, info; nothing is closed/],
    [{ name: {} }, /name a thing of type object is not a text; nothing is closed/],
    ['cart', /closeToasts\(\) takes \{ name \} or \{ type \}; "cart" closes nothing/],
  ])('closing by the invalid filter %j closes no toast, and causes a warning', (filter, sentence) => {
    const { show, close, titles, warn } = aToastList();
    show({ title: 'a' });
    close(filter);
    expect(titles()).toEqual(['a']);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
  });
});

describe('S-toast-duplicates: preventDuplicates', () => {
  const one = { title: 'Réservé', msg: 'À demain' };
  const twice = { ...one, preventDuplicates: true };

  it.each<readonly [string, object, object, number]>([
    ['is skipped if its title and message are already shown there', one, twice, 1],
    ['is skipped even if its type differs', { ...one, type: 'error' }, twice, 1],
    ['is skipped at the default position, whether given or not', { ...one, position: 'top-right' }, twice, 1],
    ['is shown with another message', one, { ...twice, msg: 'À lundi' }, 2],
    ['is shown with another title', one, { ...twice, title: 'Annulé' }, 2],
    ['is shown at another position', one, { ...twice, position: 'bottom-left' }, 2],
    ['is shown if only the earlier toast prevents duplicates', twice, one, 2],
  ])('a toast that prevents duplicates %s', (_, first, second, count) => {
    const { show, titles } = aToastList();
    show(first);
    show(second);
    expect(titles()).toHaveLength(count);
  });

  it('a toast is shown again once its duplicate has closed', () => {
    const { show, titles, pass } = aToastList();
    show(twice);
    pass(5000);
    show(twice);
    expect(titles()).toHaveLength(1);
  });
});

describe('C-made-elements: the toaster that shows the list', () => {
  it('the timeout of a toast begins when it is first shown', () => {
    const { list, viewer, show, titles, pass, isIdle } = aToastList({ isShown: false });
    show({ title: 'a' });
    pass(60_000);
    expect(titles()).toEqual(['a']);
    expect(isIdle()).toBe(true);
    list.join(viewer);
    pass(4999);
    expect(titles()).toEqual(['a']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  it('the list is shown by the first toaster that joined, until it leaves', () => {
    const { list } = aToastList({ isShown: false });
    const [a, b] = [{ position: () => 'top-left' as const }, { position: () => 'bottom-left' as const }];
    const leave = list.join(a);
    list.join(b);
    expect(list.state.getState().viewer).toBe(a);
    leave();
    expect(list.state.getState().viewer).toBe(b);
  });

  it('timers continue after the last toaster has left, because no toast is under a pointer any more', () => {
    const { list, viewer, show, ids, titles, pass } = aToastList({ isShown: false });
    const leave = list.join(viewer);
    show({ title: 'a' });
    list.pause(ids()[0] ?? 0, 'pointer');
    leave();
    pass(5000);
    expect(titles()).toEqual([]);
  });
});

describe('D-toast-announce: a toast announces itself, once', () => {
  it('a toast is announced a moment after it is first shown, and the announcement is removed soon', () => {
    const { show, announcements, pass } = aToastList();
    show({ title: 'a' });
    expect(announcements()).toEqual(['ahead']);
    pass(100);
    expect(announcements()).toEqual(['now']);
    pass(999);
    expect(announcements()).toEqual(['now']);
    pass(1);
    expect(announcements()).toEqual(['over']);
  });

  it('a toast is announced even on a page that has been busy all the time', () => {
    const { show, announcements, pass, stall } = aToastList();
    show({ title: 'a' });
    stall(3000);
    pass(0);
    expect(announcements()).toEqual(['now']);
    pass(1000);
    expect(announcements()).toEqual(['over']);
  });

  it('a toast is announced even while its timer is paused, and not again afterwards', () => {
    const { list, show, ids, announcements, pass } = aToastList();
    show({ title: 'a' });
    list.pause(ids()[0] ?? 0, 'pointer');
    pass(100);
    expect(announcements()).toEqual(['now']);
    pass(1000);
    list.resume(ids()[0] ?? 0, 'pointer');
    pass(1000);
    expect(announcements()).toEqual(['over']);
  });

  it('a toast is not announced before it is shown, and not again by the next toaster that shows it', () => {
    const { list, viewer, show, announcements, pass } = aToastList({ isShown: false });
    show({ title: 'a' });
    pass(5000);
    expect(announcements()).toEqual(['ahead']);
    const leave = list.join(viewer);
    pass(1100);
    leave();
    list.join(viewer);
    pass(500);
    expect(announcements()).toEqual(['over']);
  });
});
