import { visit } from './syntax.mjs';

/** The keys of an element's table that only the reference reads (`demo/reference/`), never a browser. */
const DOCS = ['summary', 'events', 'slots', 'parts', 'customProperties', 'doc'];

/**
 * Removes the docs from the elements' tables (`element.ts`, `attributes.ts`, and the
 * declarations of read-only properties).
 */
export function withoutDocs() {
  return {
    name: 'without-docs',
    transform(code, id) {
      if (!/\/widgets\/.*\/(element|attributes|paged-list|tables)\.ts$/.test(id)) return null;
      const cuts = [];
      visit(this.parse(code), (node) => {
        const isCut = cuts.some(({ start, end }) => start <= node.start && node.end <= end);
        if (!isCut && node.type === 'Property' && DOCS.includes(node.key.name) && isDoc(node)) cuts.push(node);
      });
      let kept = code;
      for (const { start, end } of cuts.sort((a, b) => b.start - a.start)) {
        kept = kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, '');
      }
      return { code: kept, map: null };
    },
  };
}

/** Whether a value is a text or a table of texts. A table `customProperties` may also be imported. */
function isDoc({ key, value }) {
  if (key.name === 'summary' || key.name === 'doc') return isText(value);
  if (key.name === 'customProperties' && value.type === 'Identifier') return true;
  return (
    value.type === 'ObjectExpression' &&
    value.properties.every(({ type, value: text }) => type === 'SpreadElement' || isText(text))
  );
}

function isText({ type, value }) {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}
