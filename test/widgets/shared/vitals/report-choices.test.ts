import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { reportChoices } from '../../../../widgets/shared/element/vitals/report-vitals.ts';
import { eventually } from '../../../fixtures/eventually.ts';

const told: number[] = [];

/** An element with a button that changes the selection; `press` clicks it as the visitor or as a script. */
function anElement({ isSlow = false } = {}) {
  const host = document.createElement('div');
  const button = host.appendChild(document.createElement('button'));
  const label = button.appendChild(document.createElement('span'));
  document.body.append(host);
  onTestFinished(() => host.remove());
  const change = () => host.dispatchEvent(new CustomEvent('creneau-selectionchange'));
  if (!isSlow) button.addEventListener('click', change);
  reportChoices(host, (ms) => told.push(ms));
  const press = (by: 'visitor' | 'script', on: HTMLElement = button, at = performance.now()) => {
    const click = new MouseEvent('click', { bubbles: true, composed: true });
    Object.defineProperties(click, { isTrusted: { value: by === 'visitor' }, timeStamp: { value: at } });
    on.dispatchEvent(click);
  };
  return { press, label, change };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));

beforeEach(() => {
  told.length = 0;
});

describe('D-vitals: reports of choices', () => {
  it('a choice is reported once, in whole milliseconds, after the frame that shows it', async () => {
    const { press } = anElement();
    press('visitor');
    expect(told).toEqual([]);
    await eventually(() => expect(told).toHaveLength(1));
    expect(Number.isInteger(told[0])).toBe(true);
  });

  it('no choice is reported if a script of the page clicks, or the selection changes without a click', async () => {
    const { press, change } = anElement();
    press('script');
    change();
    await nextFrame();
    expect(told).toEqual([]);
  });

  it('no choice is reported if the selection changes in a later task than the press', async () => {
    const { press, change } = anElement({ isSlow: true });
    press('visitor');
    await nextFrame();
    change();
    await nextFrame();
    expect(told).toEqual([]);
  });

  it('a choice is timed from the press that was kept until React was ready and then repeated as a click', async () => {
    const { press, label } = anElement();
    const stop = (event: Event) => event.stopImmediatePropagation();
    label.addEventListener('click', stop, { once: true });
    press('visitor', label, performance.now() - 500);
    press('script');
    await eventually(() => expect(told).toHaveLength(1));
    expect(told[0]).toBeGreaterThanOrEqual(500);
  });
});
