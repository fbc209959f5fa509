import { takesPayments } from '../../../../../core/selling/sellers.ts';
import type { Sight } from './gallery-state.ts';
import { keepLoaded } from './loaded.ts';
import { type Figure, figureOf } from './sight.ts';

const AT_ONCE = 3;

/**
 * Returns a function that shows a figure for each sight, in the given order; existing figures are kept. `onOutcome` is
 * called with all figures in order when one of them has a new outcome. A frame is queued when it comes near the window,
 * and loaded if it is still near when its turn comes.
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
    // A person has one hold, and two frames would take it from each other.
    (takesPayments(figure.sight.state.element) ? buys : others)(() => take(figure));
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
      // The figure is left in place, because moving a frame would reload it.
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

/** Returns a function that runs at most `most` tasks at a time; further tasks wait. */
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
