import type { Sight } from './gallery-state.ts';
import { type Figure, figureOf } from './sight.ts';
import { createTurns } from './turns.ts';

/** A person has one hold: two frames that buy would take it from each other. */
const BUYING: ReadonlySet<string> = new Set(['checkout', 'slotted-calendar', 'membership-list', 'order-history']);
const AT_ONCE = 3;

/** Shows a frame for each sight, in this order, and returns how many; existing ones stay as they are. */
export function framesIn(room: HTMLElement): (sights: readonly Sight[]) => number {
  const figures = new Map<string, Figure>();
  const buys = createTurns(1);
  const others = createTurns(AT_ONCE);
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const figure = isIntersecting ? [...figures.values()].find(({ element }) => element === target) : undefined;
        if (!figure) continue;
        near.unobserve(target);
        (BUYING.has(figure.sight.state.element) ? buys : others)(figure.start);
      }
    },
    { rootMargin: '300px' },
  );

  const end = (key: string, figure: Figure) => {
    near.unobserve(figure.element);
    figure.stop();
    figures.delete(key);
  };
  const begin = (key: string, sight: Sight) => {
    const figure = figureOf(sight);
    figures.set(key, figure);
    return figure;
  };

  return (sights) => {
    const wanted = new Map(sights.map((sight) => [keyOf(sight), sight] as const));
    for (const [key, figure] of figures) if (!wanted.has(key)) end(key, figure);
    let place = room.firstElementChild;
    for (const [key, sight] of wanted) {
      const { element } = figures.get(key) ?? begin(key, sight);
      // Moving a frame would reload it.
      if (element === place) place = place.nextElementSibling;
      else {
        room.insertBefore(element, place);
        near.observe(element);
      }
    }
    return wanted.size;
  };
}

function keyOf({ index, width, lang, theme }: Sight): string {
  return `${index} ${width} ${lang} ${theme}`;
}
