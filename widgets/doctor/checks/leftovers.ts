import { bareAddress } from '../../../core/catalogue/bare-address.ts';
import { attributeOf } from '../../shared/base/attribute-of.ts';
import { siteUrlAt } from '../../shared/page/settings.ts';
import { type Check, firstOfEach, nameOf, type Page } from '../page.ts';
import type { Problem } from '../problem.ts';

/** Elements whose text nobody reads, or which show markup on purpose. */
const SILENT = 'script, style, template, noscript, textarea, pre, code, title';

/** Finds what an editor or a filter has left of our markup, and elements where an editor has put them. */
export const checkLeftovers: Check = (page) => [
  ...firstOfEach(page.all.flatMap(shownIn), (problem) => problem.case),
  ...leftLinks(page),
  ...page.all.flatMap(misplaced),
];

function shownIn(element: Element): readonly Problem[] {
  const text = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ' ')).join('');
  const [shown] = /<creneau-[\w-]+|data-creneau=|creneau-[\w-]+ \{/.exec(text) ?? [];
  if (!shown || element.closest(SILENT)) return [];
  return [{ case: shown.endsWith('{') ? 'rule-as-text' : 'markup-as-text', element }];
}

/** Finds the first marked link that is a link still, or, on a page without elements, the first link to the marketplace. */
function leftLinks({ registry, all, ours }: Page): readonly Problem[] {
  const { script } = registry;
  const site = `${siteUrlAt(null, registry)}/`;
  if (!script || site.startsWith(location.origin)) return [];
  const links = all.filter(
    (each): each is HTMLAnchorElement =>
      each instanceof HTMLAnchorElement &&
      bareAddress(each.href).startsWith(bareAddress(site)) &&
      !ours.some((other) => other.contains(each)),
  );
  const isMarked = ({ hash }: HTMLAnchorElement) => /^#creneau\b/.test(hash);
  const left =
    links.find((link) => isMarked(link) && !link.relList.contains('ugc')) ??
    (ours.length === 0 ? (links.find(isMarked) ?? links[0]) : undefined);
  return left
    ? [{ case: 'left-link', element: left, isMarked: isMarked(left), where: script.dataset['links'] ?? null }]
    : [];
}

function misplaced(element: Element): readonly Problem[] {
  const child = element.firstElementChild;
  const isSaved =
    element.hasAttribute('data-creneau') &&
    child &&
    nameOf(child) !== null &&
    [...element.attributes].some(
      ({ name, value }) => /^data-(?!creneau)/.test(name) && attributeOf(child, name.slice(5)) !== value,
    );
  const isOurs = nameOf(element) !== null || element.hasAttribute('data-creneau');
  const link = isOurs && !element.parentElement?.closest('[data-creneau]') && element.closest('a[href]');
  return [
    ...(isSaved ? [{ case: 'saved-element', element } as const] : []),
    ...(link ? [{ case: 'in-link', element, link } as const] : []),
  ];
}
