import { button, byId, make } from '../dom.ts';
import { inputField } from '../fields/fields.ts';
import { words } from '../here.ts';
import { type QaState, queryOf, readWidth } from '../qa-state.ts';
import type { StageFrame } from './stage-frame.ts';
import { scaleStage } from './stage-scale.ts';

const WIDTHS = [375, 768, 1280];

/**
 * Creates the stage's buttons and the field for its width. Returns a function that shows a state's width and address.
 */
export function toolbar(
  stage: StageFrame,
  current: () => QaState,
  change: (part: Partial<QaState>) => void,
): (state: QaState) => void {
  const field = inputField(words.toolbar.width, { type: 'number', value: '', hint: words.toolbar.allWidth }, (text) =>
    change({ width: readWidth(text) }),
  );
  const input = field.querySelector('input');
  const alone = make('a', { textContent: words.toolbar.alone, target: '_blank', className: 'button' });
  byId('toolbar').append(
    field,
    ...WIDTHS.map((width) => button(String(width), () => change({ width }))),
    button(words.toolbar.all, () => change({ width: 0 })),
    button(words.toolbar.reload, () => stage.load(current())),
    button(words.toolbar.remount, () => stage.remount()),
    button(words.toolbar.move, () => stage.move()),
    ...(current().element === 'toaster' ? [button(words.toolbar.toast, () => stage.toast())] : []),
    alone,
  );
  const fit = scaleStage(byId<HTMLIFrameElement>('stage'), (width) => change({ width }));

  return (state) => {
    const { width } = state;
    fit(width);
    if (input && document.activeElement !== input) input.value = width ? String(width) : '';
    alone.href = `/qa/stage/?${queryOf({ ...state, width: 0 })}`;
  };
}
