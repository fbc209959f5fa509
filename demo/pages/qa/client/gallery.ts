import type { State } from '../../../states.ts';
import { button, byId, make } from './dom.ts';
import { checkField, group, inputField } from './fields/fields.ts';
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
import type { Figure } from './gallery/sight.ts';
import { ui, words } from './here.ts';
import { keepOtherLanguage } from './other-language.ts';
import { inUi } from './words/words.ts';

const states = (await (await fetch('/qa/states.json')).json()) as readonly State[];
let chosen = readGallery(new URLSearchParams(location.search), states);
const showFrames = framesIn(byId('frames'), report);

byId('filters').append(filterOf(words.gallery.elements, elementsIn(states), () => chosen.elements, chooseElements));
for (const name of AXIS_NAMES) {
  byId('filters').append(
    filterOf(
      words.gallery.axes[name],
      AXES[name],
      () => chosen.axes[name],
      (values) => chooseAxis(name, values),
    ),
  );
}
const { name: title, nameHint } = words.gallery;
const field = { type: 'search', value: chosen.name, hint: nameHint };
byId('filters').append(
  group(
    title,
    inputField(title, field, (text) => choose({ ...chosen, name: text.trim() })),
  ),
);
byId('filters').addEventListener('submit', (event) => event.preventDefault());
keepOtherLanguage();
show();

function chooseElements(elements: readonly string[]): void {
  choose({ ...chosen, elements });
}

function chooseAxis(name: Axis, values: readonly string[]): void {
  choose({ ...chosen, axes: { ...chosen.axes, [name]: values } });
}

function choose(next: GalleryState): void {
  chosen = next;
  history.replaceState(null, '', `?${inUi(galleryQuery(chosen), ui)}`);
  show();
}

function show(): void {
  showFrames(sightsOf(chosen, states));
}

/** Creates the checkboxes of an axis. At least one stays ticked, so that there is always something to see. */
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
  const all = button(words.gallery.all, () => {
    for (const box of boxes) for (const input of box.querySelectorAll('input')) input.checked = true;
    change(values);
  });
  return group(title, ...boxes, all);
}

/** Shows the progress of the figures, and lists those that have failed, with links to them. */
function report(figures: readonly Figure[]): void {
  const having = (outcome: string) => figures.filter((figure) => figure.outcome() === outcome).length;
  const [arrived, failed] = [having('arrived'), having('failed')];
  const { count, progress } = words.gallery;
  byId('count').textContent =
    `${count(figures.length)} · ${progress(arrived, failed, figures.length - arrived - failed)}`;
  const bad = figures.filter((figure) => figure.problems().length > 0);
  byId('failures').hidden = bad.length === 0;
  byId('failures')
    .querySelector('ul')
    ?.replaceChildren(...bad.map(entryOf));
}

function entryOf({ name, element, problems }: Figure): HTMLElement {
  return make('li', {}, make('a', { href: `#${element.id}`, textContent: name }), ` ${problems().join('; ')}`);
}
