import { describe, expect, it } from 'vitest';
import { createModelMemo } from '../../../widgets/slotted-calendar/model.ts';
import { share } from '../../../widgets/slotted-calendar/share.ts';
import { aSelection, aSlot, TUESDAY } from '../../fixtures/data/factories.ts';
import { type Changes, stateOf } from './a-state.ts';

describe('sharing the parts of an earlier value', () => {
  const before = { list: [{ id: 1 }, { id: 2 }], name: 'a', nothing: null };

  it('an equal value is replaced by the earlier value', () => {
    expect(share(before, structuredClone(before))).toBe(before);
  });

  it('the equal parts of a changed value are replaced by the earlier parts', () => {
    const next = share(before, { ...structuredClone(before), list: [{ id: 1 }, { id: 3 }, { id: 4 }] });
    expect(next).toEqual({ list: [{ id: 1 }, { id: 3 }, { id: 4 }], name: 'a', nothing: null });
    expect(next.list[0]).toBe(before.list[0]);
  });

  it.each<[string, unknown, unknown]>([
    ['a shorter list', [1, 2], [1]],
    ['a field less', { a: 1, b: 2 }, { a: 1 }],
    ['a field of another name', { a: 1 }, { b: 1 }],
    ['null for an object', { a: 1 }, null],
    ['an object for null', null, { a: 1 }],
  ])('a value with %s is not replaced by the earlier value', (_, earlier, next) => {
    expect(share(earlier, next)).toStrictEqual(next);
  });
});

describe('the parts of a model that did not change keep their identity', () => {
  function modelsOf(...states: readonly Changes[]) {
    const modelOf = createModelMemo();
    return states.map((changes) => {
      const { state, availability } = stateOf({ first: TUESDAY, ...changes });
      return modelOf(state, availability, 3);
    });
  }

  it('the whole model keeps its identity if only the clock has moved', () => {
    const [before, after] = modelsOf({}, { now: stateOf().state.now + 30_000 });
    expect(after).toBe(before);
  });

  it('every other slot that is still available keeps its identity when a slot is selected', () => {
    const [before, after] = modelsOf({}, { selection: aSelection(aSlot()) });
    expect(after?.days[0]?.slots.map((slot, row) => slot === before?.days[0]?.slots[row])).toEqual([false, true, true]);
    expect(after?.days[1]).toBe(before?.days[1]);
    expect(after?.basket).not.toBeNull();
  });

  it('the days keep their identity when a notice appears', () => {
    const [before, after] = modelsOf({}, { notice: { case: 'nothing-selected' } });
    expect(after?.days).toBe(before?.days);
    expect(after?.prompt).toBe('nothing-selected');
  });
});
