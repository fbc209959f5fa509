import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../widgets/shared/api/errors.ts';
import { warnOnce } from '../../../widgets/shared/base/warn.ts';
import { emit } from '../../../widgets/shared/page/emit.ts';
import { createGuard } from '../../../widgets/shared/page/guard.ts';
import { heard } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const anElement = () => document.body.appendChild(document.createElement('creneau-pager'));

function quietConsole() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}

describe('C-elements: a warning', () => {
  it('each warning is printed once, with the name of Créneau', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const sentence of ['a is bad', 'a is bad', 'b is bad', 'a is bad']) warnOnce(sentence);
    expect(warn.mock.calls).toEqual([['Créneau: a is bad'], ['Créneau: b is bad']]);
  });
});

describe('C-events: events', () => {
  it('events bubble out of shadow trees with their detail', () => {
    const host = anElement();
    const details = heard(document, 'creneau-error');
    expect(emit(host, 'creneau-error', { code: 'network', message: 'No.' })).toBe(true);
    expect(details).toEqual([{ code: 'network', message: 'No.' }]);
    const events: Event[] = [];
    host.addEventListener('creneau-ready', (event) => events.push(event));
    emit(host, 'creneau-ready', null);
    expect(events.map(({ bubbles, composed }) => bubbles && composed)).toEqual([true]);
  });

  it.each(['creneau-checkout', 'creneau-navigate', 'creneau-signinrequired'] as const)(
    'the event %s can be cancelled',
    (name) => {
      const host = anElement();
      host.addEventListener(name, (event) => event.preventDefault());
      expect(emit(host, name, {} as never)).toBe(false);
    },
  );

  it.each(['creneau-ready', 'creneau-error', 'creneau-order', 'creneau-tokenexpired'] as const)(
    'the event %s cannot be cancelled',
    (name) => {
      const host = anElement();
      host.addEventListener(name, (event) => event.preventDefault());
      expect(emit(host, name, {} as never)).toBe(true);
    },
  );
});

describe('C-events: creneau-error, which the guard fires', () => {
  it('the guard reports what is thrown and the reasons of rejected promises', async () => {
    quietConsole();
    const host = anElement();
    const errors = heard(host, 'creneau-error');
    const guard = createGuard(host);
    guard(() => {
      throw new Error('at once');
    });
    guard(() => Promise.reject(new ApiError('problem', 'The session is full.', 409, { code: 'full' })));
    // A promise that is not the page's, as where a library such as Zone.js has its own.
    guard(() => runInNewContext('Promise.reject(failure)', { failure: new Error('late') }));
    await eventually(() => expect(errors).toHaveLength(3));
    expect(errors).toEqual([
      { code: 'widget-failed', message: 'at once' },
      { code: 'full', message: 'The session is full.' },
      { code: 'widget-failed', message: 'late' },
    ]);
  });

  it('a failure is reported once, however many guards it passes', () => {
    const log = quietConsole();
    const host = anElement();
    const errors = heard(host, 'creneau-error');
    const failure = new Error('again');
    const guard = createGuard(host);
    const fail = () => {
      throw failure;
    };
    guard(fail);
    guard(fail);
    expect(errors).toHaveLength(1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('the guard ignores what was aborted on purpose', async () => {
    const log = quietConsole();
    const host = anElement();
    const errors = heard(host, 'creneau-error');
    const ended = AbortSignal.abort();
    const guard = createGuard(host);
    guard(() => ended.throwIfAborted());
    guard(() => Promise.reject(ended.reason));
    await Promise.resolve();
    expect(errors).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['a text', 'boom', 'boom'],
    ['nothing', undefined, 'undefined'],
    ['a symbol', Symbol('boom'), 'Symbol(boom)'],
    ['an object without a text', Object.create(null), '[object Object]'],
  ])('the guard reports any thrown value: %s', (_, thrown, message) => {
    quietConsole();
    const host = anElement();
    const errors = heard(host, 'creneau-error');
    createGuard(host)(() => {
      throw thrown;
    });
    expect(errors).toEqual([{ code: 'widget-failed', message }]);
  });

  it('the guard reports nothing if nothing fails', async () => {
    const host = anElement();
    const errors = heard(host, 'creneau-error');
    createGuard(host)(() => Promise.resolve(1));
    createGuard(host)(() => 1);
    await Promise.resolve();
    expect(errors).toEqual([]);
  });
});
