import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pressAgain } from '../../../../widgets/shared/element/painting/pressed-control.ts';
import { reportChoices } from '../../../../widgets/shared/element/vitals/report-vitals.ts';
import { eventually } from '../../../fixtures/eventually.ts';

const told: number[] = [];

/**
 * An element with a button that changes the selection; `press` clicks it as the visitor or as a script, `repeat` as we
 * do for a press that was kept at `at`.
 */
function anElement({ isSlow = false } = {}) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const button = root.appendChild(document.createElement('button'));
  document.body.append(host);
  onTestFinished(() => host.remove());
  const change = () => host.dispatchEvent(new CustomEvent('creneau-selectionchange'));
  if (!isSlow) button.addEventListener('click', change);
  reportChoices(host, (ms) => told.push(ms));
  const press = (by: 'visitor' | 'script') => {
    const click = new MouseEvent('click', { bubbles: true, composed: true });
    Object.defineProperty(click, 'isTrusted', { value: by === 'visitor' });
    button.dispatchEvent(click);
  };
  const repeat = (at: number) => pressAgain(root, { control: button, meant: '', clicks: 1, at })();
  return { press, repeat, change };
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
    anElement().repeat(performance.now() - 500);
    await eventually(() => expect(told).toHaveLength(1));
    expect(told[0]).toBeGreaterThanOrEqual(500);
  });
});
