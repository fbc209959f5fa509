import type { State } from '../../../states.ts';
import { button, byId } from './dom.ts';
import { checkField, group } from './fields.ts';
import { framesIn } from './gallery/frames.ts';
import {
  AXES,
  AXIS_NAMES,
  type Axis,
  elementsIn,
  type GalleryState,
  galleryQuery,
  readGallery,
  sightsOf,
} from './gallery/gallery-state.ts';

const states = (await (await fetch('/qa/states.json')).json()) as readonly State[];
let chosen = readGallery(new URLSearchParams(location.search), states);
const showFrames = framesIn(byId('frames'));

byId('filters').append(filterOf('Elements', elementsIn(states), () => chosen.elements, chooseElements));
for (const name of AXIS_NAMES) {
  byId('filters').append(
    filterOf(
      titleOf(name),
      AXES[name],
      () => chosen.axes[name],
      (values) => chooseAxis(name, values),
    ),
  );
}
show();

function chooseElements(elements: readonly string[]): void {
  choose({ ...chosen, elements });
}

function chooseAxis(name: Axis, values: readonly string[]): void {
  choose({ ...chosen, axes: { ...chosen.axes, [name]: values } });
}

function choose(next: GalleryState): void {
  chosen = next;
  history.replaceState(null, '', `?${galleryQuery(chosen)}`);
  show();
}

function show(): void {
  const count = showFrames(sightsOf(chosen, states));
  byId('count').textContent = `${count} ${count === 1 ? 'frame' : 'frames'}`;
}

/** Checkboxes for an axis, one of which is always ticked, so that there is something to see. */
function filterOf(
  title: string,
  values: readonly string[],
  current: () => readonly string[],
  change: (values: readonly string[]) => void,
): HTMLElement {
  const boxes = values.map((value) => {
    const box = checkField(value, current().includes(value), (isOn) => {
      const next = values.filter((each) => (each === value ? isOn : current().includes(each)));
      if (next.length > 0) change(next);
      else for (const input of box.querySelectorAll('input')) input.checked = true;
    });
    return box;
  });
  const all = button('All', () => {
    for (const box of boxes) for (const input of box.querySelectorAll('input')) input.checked = true;
    change(values);
  });
  return group(title, ...boxes, all);
}

function titleOf(name: Axis): string {
  return { width: 'Widths', lang: 'Languages', theme: 'Themes' }[name];
}
