import { button, byId, make } from './dom.ts';
import { inputField } from './fields.ts';
import { type QaState, queryOf, readWidth } from './qa-state.ts';
import type { StageFrame } from './stage-frame.ts';

const WIDTHS = [375, 768, 1280];

/** The stage's buttons and its width, which the box's corner changes too. Returns a function that shows a state's width and address. */
export function toolbar(
  stage: StageFrame,
  current: () => QaState,
  change: (part: Partial<QaState>) => void,
): (state: QaState) => void {
  const box = byId('stage-box');
  const field = inputField('Width', { type: 'number', value: '', hint: 'all' }, (text) =>
    change({ width: readWidth(text) }),
  );
  const input = field.querySelector('input');
  const alone = make('a', { textContent: 'Open alone', target: '_blank', className: 'button' });
  byId('toolbar').append(
    field,
    ...WIDTHS.map((width) => button(String(width), () => change({ width }))),
    button('All', () => change({ width: 0 })),
    button('Reload', () => stage.load(current())),
    button('Remount', () => stage.remount()),
    button('Move', () => stage.move()),
    ...(current().element === 'toaster' ? [button('Show a toast', () => stage.toast())] : []),
    alone,
  );
  // Dragging sets the box's own width.
  new MutationObserver(() => {
    const width = readWidth(String(Math.round(Number.parseFloat(box.style.width))));
    if (width !== 0 && width !== current().width) change({ width });
  }).observe(box, { attributeFilter: ['style'] });

  return (state) => {
    const { width } = state;
    box.style.width = width ? `${width}px` : '';
    if (input && document.activeElement !== input) input.value = width ? String(width) : '';
    alone.href = `/qa/stage/?${queryOf({ ...state, width: 0 })}`;
  };
}
