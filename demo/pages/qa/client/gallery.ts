import type { State } from '../../../states.ts';
import { button, byId } from './dom.ts';
import { checkField, group } from './fields.ts';
import {
  AXES,
  AXIS_NAMES,
  type Axis,
  elementsIn,
  type GalleryState,
  galleryQuery,
  readGallery,
  sightsOf,
} from './gallery-state.ts';
import { figureOf } from './sight.ts';
import { createTurns } from './turns.ts';

const AT_ONCE = 3;

const states = (await (await fetch('/qa/states.json')).json()) as readonly State[];
let chosen = readGallery(new URLSearchParams(location.search), states);
let near: IntersectionObserver | undefined;

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

/** Puts a frame for each sight; those that come near the window are loaded, a few at a time. */
function show(): void {
  near?.disconnect();
  const turn = createTurns(AT_ONCE);
  const figures = sightsOf(chosen, states).map(figureOf);
  const byElement = new Map(figures.map((figure) => [figure.element as Element, figure] as const));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const figure = isIntersecting ? byElement.get(target) : undefined;
        if (!figure) continue;
        observer.unobserve(target);
        turn(figure.start);
      }
    },
    { rootMargin: '300px' },
  );
  near = observer;
  byId('frames').replaceChildren(...byElement.keys());
  for (const element of byElement.keys()) observer.observe(element);
  byId('count').textContent = `${byElement.size} ${byElement.size === 1 ? 'frame' : 'frames'}`;
}

function filterOf(
  title: string,
  values: readonly string[],
  current: () => readonly string[],
  change: (values: readonly string[]) => void,
): HTMLElement {
  const boxes = values.map((value) =>
    checkField(value, current().includes(value), (isOn) => {
      change(values.filter((each) => (each === value ? isOn : current().includes(each))));
    }),
  );
  const all = button('All', () => {
    for (const box of boxes) for (const input of box.querySelectorAll('input')) input.checked = true;
    change(values);
  });
  return group(title, ...boxes, all);
}

function titleOf(name: Axis): string {
  return { width: 'Widths', lang: 'Languages', theme: 'Themes' }[name];
}
