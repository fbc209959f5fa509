import type { Sight } from './gallery-state.ts';
import { keepLoaded } from './loaded.ts';
import { type Figure, figureOf } from './sight.ts';

/** A person has one hold: two frames that buy would take it from each other. */
const BUYING: ReadonlySet<string> = new Set(['checkout', 'slotted-calendar', 'membership-list', 'order-history']);
const AT_ONCE = 3;

/**
 * Shows a figure for each sight, in this order; existing ones stay as they are. `onOutcome` is called with all of
 * them, in order, when one has a new outcome. A frame is loaded when it comes near the window, if it is still near when
 * its turn comes.
 */
export function framesIn(
  room: HTMLElement,
  onOutcome: (figures: readonly Figure[]) => void,
): (sights: readonly Sight[]) => void {
  const figures = new Map<string, Figure>();
  const byElement = new Map<Element, Figure>();
  const near = new Set<Figure>();
  const loaded = keepLoaded();
  const queued = new Set<Figure>();
  const buys = createTurns(1);
  const others = createTurns(AT_ONCE);
  const tell = () => onOutcome([...figures.values()]);

  const take = async (figure: Figure) => {
    queued.delete(figure);
    if (!near.has(figure)) return;
    loaded.see(figure, near);
    await figure.start();
  };
  const comesNear = (figure: Figure) => {
    near.add(figure);
    if (loaded.has(figure)) return loaded.see(figure, near);
    if (queued.has(figure)) return;
    queued.add(figure);
    (BUYING.has(figure.sight.state.element) ? buys : others)(() => take(figure));
  };
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const figure = byElement.get(target);
        if (!figure) continue;
        if (isIntersecting) comesNear(figure);
        else near.delete(figure);
      }
    },
    { rootMargin: '300px' },
  );

  const end = (key: string, figure: Figure) => {
    watch.unobserve(figure.element);
    figure.stop();
    figures.delete(key);
    byElement.delete(figure.element);
    near.delete(figure);
    loaded.forget(figure);
  };
  const begin = (sight: Sight) => {
    const figure = figureOf(sight, tell);
    byElement.set(figure.element, figure);
    return figure;
  };

  return (sights) => {
    const wanted = new Map(sights.map((sight) => [keyOf(sight), sight] as const));
    for (const [key, figure] of figures) if (!wanted.has(key)) end(key, figure);
    const before = new Map(figures);
    figures.clear();
    let place = room.firstElementChild;
    for (const [key, sight] of wanted) {
      const figure = before.get(key) ?? begin(sight);
      figures.set(key, figure);
      // Moving a frame would reload it.
      if (figure.element === place) place = place.nextElementSibling;
      else {
        room.insertBefore(figure.element, place);
        watch.observe(figure.element);
      }
    }
    tell();
  };
}

function keyOf({ index, width, lang, theme }: Sight): string {
  return `${index} ${width} ${lang} ${theme}`;
}

/** Runs at most a few tasks at a time; the others wait. */
function createTurns(most: number): (work: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const next = () => {
    const work = running < most ? waiting.shift() : undefined;
    if (!work) return;
    running += 1;
    void work().finally(() => {
      running -= 1;
      next();
    });
  };
  return (work) => {
    waiting.push(work);
    next();
  };
}
