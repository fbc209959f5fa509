import ts from 'typescript';
import { isCode, nodesOf, placeOf, type Rule } from './source.ts';

const SHADOW_ROOT = 'shadowRoot';

/** The file that looks for tags in the shadow trees of elements of the page, never in those of Créneau. */
const PAGES_TREES = 'widgets/doctor/open-trees.ts';

/**
 * Widgets communicate through page state (docs/architecture.md, Page state): no code outside the boundary opens an
 * element's shadow tree.
 */
export const opensNoShadowTree: Rule = (source) => {
  if (!source.path.startsWith('widgets/') || source.path.startsWith('widgets/shared/element/')) return [];
  if (source.path === PAGES_TREES) return [];
  return [...nodesOf(source)]
    .filter((node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === SHADOW_ROOT)
    .map((node) => `${placeOf(source, node)} opens a shadow tree`);
};

/** The key of the stored purchase, and the one file that names it. */
const STORED_PURCHASE = { key: 'creneau.checkout', file: 'widgets/shared/selling/stored.ts' };

/** No other file reads the text of the stored purchase: all others use the functions of `stored.ts`. */
export const leavesStoredPurchase: Rule = (source) => {
  const { key, file } = STORED_PURCHASE;
  if (!source.path.startsWith('widgets/') || !isCode(source) || source.path === file) return [];
  return source.text.includes(key) ? [`${source.path} names ${key}`] : [];
};
