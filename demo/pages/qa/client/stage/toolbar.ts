import { button, byId, make } from '../dom.ts';
import { inputField } from '../fields/fields.ts';
import { words } from '../here.ts';
import { type QaState, queryOf, readWidth } from '../qa-state.ts';
import type { StageFrame } from './stage-frame.ts';

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

/** The width of the left and right borders of the box together. */
const BORDERS_PX = 2;
const PERCENT = 100;

/**
 * Gives the frame the chosen width and, if less space is available, scales it down; width and scale are shown beside
 * it. Returns a function that sets the width (0 for all the available width). `dragged` is called with the width to
 * which the box is dragged.
 */
function scaleStage(frame: HTMLIFrameElement, dragged: (width: number) => void): (width: number) => void {
  const [box, room, said] = [byId('stage-box'), byId('stage-room'), byId('scale')];
  let chosen = 0;
  let scale = 1;

  const fit = () => {
    const free = room.clientWidth - BORDERS_PX;
    scale = chosen > free && free > 0 ? free / chosen : 1;
    box.style.width = chosen ? `${chosen * scale}px` : '';
    frame.style.width = chosen ? `${chosen}px` : '';
    frame.style.height = scale < 1 ? `${PERCENT / scale}%` : '';
    frame.style.transform = scale < 1 ? `scale(${scale})` : '';
    said.textContent = scale < 1 ? words.toolbar.scaled(chosen, Math.floor(scale * PERCENT)) : '';
  };
  new ResizeObserver(fit).observe(room);
  // Dragging sets the width in the box's own style.
  new MutationObserver(() => {
    const shown = Number.parseFloat(box.style.width);
    const width = readWidth(String(Math.round(shown / scale)));
    if (width !== 0 && Math.abs(shown - chosen * scale) >= 1) dragged(width);
  }).observe(box, { attributeFilter: ['style'] });

  return (width) => {
    chosen = width;
    fit();
  };
}
