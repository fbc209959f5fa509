import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterSelect } from '../../../../widgets/shared/view/ui/FilterSelect.tsx';
import { aContext } from '../../../fixtures/data/widget-context.ts';
import { render } from '../../render.tsx';

const OPTIONS = ['agen', 'albi', 'amiens'].map((value) => ({ value, label: value }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function aSelect() {
  const chosen: (string | null)[] = [];
  const view = await render(
    aContext('creneau-event-list', {}),
    <FilterSelect label="Ville" all="Toutes" options={OPTIONS} value="" onChange={(value) => chosen.push(value)} />,
  );
  const select = view.querySelector('select') as HTMLSelectElement;
  const fire = (event: Event) => act(async () => void select.dispatchEvent(event));
  const press = (key: string) => fire(new KeyboardEvent('keydown', { key, bubbles: true }));
  const reach = async (value: string) => {
    select.value = value;
    await fire(new Event('change', { bubbles: true }));
  };
  /** An arrow key in the closed list, as browsers on Windows and Linux send it. */
  const step = async (value: string) => {
    await press('ArrowDown');
    await reach(value);
  };
  return { chosen, select, fire, press, reach, step };
}

const rest = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

describe('D-select-keys: a filter that is worked by keys', () => {
  it.each<[how: string, end: (select: Awaited<ReturnType<typeof aSelect>>) => Promise<unknown>]>([
    ['the keys have rested for a second', () => rest(1000)],
    ['Enter is pressed', ({ press }) => press('Enter')],
    ['the list is left', ({ fire }) => fire(new FocusEvent('focusout', { bubbles: true }))],
  ])('the option that was reached counts, once, when %s', async (_, end) => {
    const select = await aSelect();
    for (const value of ['agen', 'albi', 'amiens']) {
      await select.step(value);
      await rest(900);
    }
    expect([select.chosen, select.select.value]).toEqual([[], 'amiens']);
    await end(select);
    await rest(5000);
    expect(select.chosen).toEqual(['amiens']);
  });

  it('the option that the filter already has is not chosen again', async () => {
    const { chosen, step } = await aSelect();
    await step('agen');
    await step('');
    await rest(1000);
    expect(chosen).toEqual([]);
  });

  it('an option that is chosen from the open list counts at once', async () => {
    const { chosen, press, reach } = await aSelect();
    await press('ArrowDown');
    await press(' ');
    await reach('albi');
    expect(chosen).toEqual(['albi']);
  });
});
