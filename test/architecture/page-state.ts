import ts from 'typescript';
import { isCode, nodesOf, placeOf, type Rule } from './source.ts';

const SHADOW_ROOT = 'shadowRoot';

/** Looks for our tags in the shadow trees of the page's own elements, never in ours. */
const PAGES_TREES = 'widgets/doctor/open-trees.ts';

/** Widgets meet through page state (docs/architecture.md, Page state): nothing outside the boundary opens an element's shadow tree. */
export const opensNoShadowTree: Rule = (source) => {
  if (!source.path.startsWith('widgets/') || source.path.startsWith('widgets/shared/element/')) return [];
  if (source.path === PAGES_TREES) return [];
  return [...nodesOf(source)]
    .filter((node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === SHADOW_ROOT)
    .map((node) => `${placeOf(source, node)} opens a shadow tree`);
};

/** The key of the stored purchase, and the one file that names it. */
const STORED_PURCHASE = { key: 'creneau.checkout', file: 'widgets/shared/page/purchase-keys.ts' };

/** Everything else asks for the purchase that is stored, not for its text. */
export const leavesStoredPurchase: Rule = (source) => {
  const { key, file } = STORED_PURCHASE;
  if (!source.path.startsWith('widgets/') || !isCode(source) || source.path === file) return [];
  return source.text.includes(key) ? [`${source.path} names ${key}`] : [];
};
