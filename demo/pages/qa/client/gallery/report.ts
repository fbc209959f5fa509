import { byId, make } from '../dom.ts';
import { words } from '../here.ts';
import type { Figure } from './sight.ts';

/** Shows the progress of the figures, and lists those that have failed, with links to them. */
export function report(figures: readonly Figure[]): void {
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
