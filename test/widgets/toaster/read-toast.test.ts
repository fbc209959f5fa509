import { describe, expect, it } from 'vitest';
import { readToast } from '../../../widgets/toaster/read-toast.ts';
import { aToastList } from './a-toast-list.ts';

const read = (more: object) => readToast({ title: 'a', ...more });

describe('S-toast: the fields of a toast', () => {
  it('the fields of a toast have their defaults', () => {
    expect(read({})).toEqual({
      problems: [],
      value: {
        title: 'a',
        msg: '',
        type: 'success',
        position: null,
        timeout: 5000,
        progressbar: true,
        closeOnHover: true,
        preventDuplicates: false,
        classNames: [],
        style: {},
        name: null,
      },
    });
  });

  it('the given fields of a toast are used', () => {
    const given = {
      title: 'Paiement refusé',
      msg: '<b>Votre carte</b>',
      type: 'error',
      position: 'bottom-center',
      timeout: 1,
      progressbar: false,
      closeOnHover: false,
      preventDuplicates: true,
      classNames: ['loud', 'red thing'],
      style: { borderColor: 'red', '--creneau-accent': '#fff', 'font-weight': 700 },
      name: 'pay',
    };
    expect(readToast(given)).toEqual({
      problems: [],
      value: {
        ...given,
        classNames: ['loud', 'red', 'thing'],
        style: { borderColor: 'red', '--creneau-accent': '#fff', fontWeight: '700' },
      },
    });
  });

  it.each<readonly [string, object, object]>([
    ['class names as one text', { classNames: ' loud  red ' }, { classNames: ['loud', 'red'] }],
    ['numbers as texts', { title: 12, msg: 0, name: 7 }, { title: '12', msg: '0', name: '7' }],
    ['undefined and null as nothing', { timeout: undefined, type: null, name: null }, { timeout: 5000, name: null }],
  ])('the fields of a toast may be given as %s', (_, more, expected) => {
    expect(read(more)).toMatchObject({ problems: [], value: expected });
  });
});

describe('C-elements: an invalid field gets its default and one warning', () => {
  it.each<readonly [object, object, string]>([
    [
      { type: 'fatal' },
      { type: 'success' },
      'type "fatal" is not one of success, error, warning, info; success is used',
    ],
    [{ type: 3 }, { type: 'success' }, 'type 3 is not one of success, error, warning, info; success is used'],
    [
      { position: 'middle' },
      { position: null },
      'position "middle" is not one of top-left, top-center, top-right, bottom-left, bottom-center, bottom-right; the toaster\'s is used',
    ],
    [{ timeout: Number.NaN }, { timeout: 5000 }, 'timeout NaN is not a number of milliseconds above 0; 5000 is used'],
    [{ timeout: -1 }, { timeout: 5000 }, 'timeout -1 is not a number of milliseconds above 0; 5000 is used'],
    [{ timeout: 0 }, { timeout: 5000 }, 'timeout 0 is not a number of milliseconds above 0; 5000 is used'],
    [{ timeout: '900' }, { timeout: 5000 }, 'timeout "900" is not a number of milliseconds above 0; 5000 is used'],
    [
      { timeout: -1, type: 'error' },
      { timeout: 3000 },
      'timeout -1 is not a number of milliseconds above 0; 3000 is used',
    ],
    [{ timeout: 1e12 }, { timeout: 86_400_000 }, 'timeout 1000000000000 is more than a day; 86400000 is used'],
    [{ timeout: Infinity }, { timeout: 86_400_000 }, 'timeout Infinity is more than a day; 86400000 is used'],
    [{ progressbar: 'no' }, { progressbar: true }, 'progressbar "no" is not true or false; true is used'],
    [{ closeOnHover: 1 }, { closeOnHover: true }, 'closeOnHover 1 is not true or false; true is used'],
    [
      { preventDuplicates: {} },
      { preventDuplicates: false },
      'preventDuplicates a thing of type object is not true or false; false is used',
    ],
    [
      { classNames: [1] },
      { classNames: [] },
      'classNames a list is not a text of class names, or a list of them; nothing is used',
    ],
    [{ style: 'color: red' }, { style: {} }, 'style "color: red" is not an object of CSS properties; nothing is used'],
    [
      { style: { color: {} } },
      { style: {} },
      'style a thing of type object is not an object of CSS properties; nothing is used',
    ],
    [{ msg: {} }, { title: 'a', msg: '' }, 'msg a thing of type object is not a text; nothing is used'],
    [{ name: [] }, { name: null }, 'name a list is not a text; nothing is used'],
    [{ title: '', msg: 'b' }, { title: '', msg: 'b' }, 'a toast has no title; its msg stands alone'],
    [
      { title: Symbol('s'), msg: 'b' },
      { title: '', msg: 'b' },
      'title a thing of type symbol is not a text; nothing is used',
    ],
  ])('an invalid field of a toast gets its default: %o', (more, expected, problem) => {
    expect(read(more)).toMatchObject({ problems: [problem], value: expected });
  });

  it.each<readonly [unknown, string]>([
    [undefined, 'toast() takes an object; nothing shows nothing'],
    [null, 'toast() takes an object; nothing shows nothing'],
    [42, 'toast() takes an object; 42 shows nothing'],
    [[], 'toast() takes an object; a list shows nothing'],
    [{}, 'a toast without title and msg is not shown'],
    [{ title: ' ', msg: '' }, 'a toast without title and msg is not shown'],
  ])('the toast %o is not shown', (given, problem) => {
    expect(readToast(given)).toEqual({ value: null, problems: [problem] });
    const { show, titles, warn } = aToastList();
    show(given);
    expect(titles()).toEqual([]);
    expect(warn.mock.calls).toEqual([[`toast: ${problem}.`]]);
  });

  it('a text in place of an object is the title of a toast', () => {
    const { show, titles, warn } = aToastList();
    show('Réservé');
    expect(titles()).toEqual(['Réservé']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
