import { own } from '../shared/base/own.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { isKept } from '../shared/element/keep-after.ts';
import type { Registry } from '../shared/page/registry.ts';
import { TAGS } from '../tags.ts';
import { openTreesIn } from './open-trees.ts';
import type { Problem } from './problem.ts';

/** The page under examination. */
export interface Page {
  readonly registry: Registry;
  /** The document, and the open shadow trees of the page's own elements. */
  readonly trees: readonly (Document | ShadowRoot)[];
  /** All elements in those trees. */
  readonly all: readonly Element[];
  /** The elements that are ours, without those that we have inserted ourselves. */
  readonly ours: readonly Element[];
}

/** Looks for one kind of mistake. */
export type Check = (page: Page) => readonly Problem[] | Promise<readonly Problem[]>;

/** Reads what is on the page now. */
export function readPage(registry: Registry): Page {
  const trees = [document, ...openTreesIn(document)];
  const all = trees.flatMap((tree) => [...unclobbered(tree).querySelectorAll('*')]);
  return { registry, trees, all, ours: all.filter((element) => nameOf(element) !== null && !isKept(element)) };
}

/** Returns a widget's name without the prefix; null for any other element. */
export function nameOf({ localName }: Element): string | null {
  const name = localName.startsWith('creneau-') ? localName.slice('creneau-'.length) : '';
  return own(TAGS, name) ? name : null;
}

/**
 * Whether the loader has requested the element's code: the element is displayed within 600 px of the viewport, or loads
 * without waiting for that.
 */
export function isAwaited(element: Element): boolean {
  if (own(own(TAGS, nameOf(element) ?? ''), 'isEager') === true) return true;
  const { top, bottom } = element.getBoundingClientRect();
  return element.getClientRects().length > 0 && top < innerHeight + 600 && bottom > -600;
}

/** Whether the loader watches the tree of the element. With npm there is no loader, so the result is true. */
export function isSeen(element: Element, { script, trees }: Registry): boolean {
  const root = element.getRootNode();
  return !script || !(root instanceof ShadowRoot) || !trees || trees.has(root);
}

/** Returns the first problem of each kind, so that a mistake that many elements share is printed once. */
export function firstOfEach<P>(problems: readonly P[], kindOf: (problem: P) => string): readonly P[] {
  const known = new Set<string>();
  return problems.filter((problem) => known.size < known.add(kindOf(problem)).size);
}
