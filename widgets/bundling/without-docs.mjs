import { visit } from './syntax.mjs';

/** What an element's table says for the reference alone (`demo/reference/`); nothing of it is read in a browser. */
const SAID = ['summary', 'events', 'slots', 'parts', 'customProperties', 'doc'];

/** Leaves out of the elements' tables (`element.ts`, `attributes.ts`, a told property) what only the reference reads. */
export function withoutDocs() {
  return {
    name: 'without-docs',
    transform(code, id) {
      if (!/\/widgets\/.*\/(element|attributes|paged-list)\.ts$/.test(id)) return null;
      const cuts = [];
      visit(this.parse(code), (node) => {
        if (node.type === 'Property' && SAID.includes(node.key.name) && isSaid(node)) cuts.push(node);
      });
      let kept = code;
      for (const { start, end } of cuts.sort((a, b) => b.start - a.start)) {
        kept = kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, '');
      }
      return { code: kept, map: null };
    },
  };
}

/** A text, a table of texts, or one of that from elsewhere. */
function isSaid({ key, value }) {
  if (key.name === 'summary' || key.name === 'doc') return isText(value);
  if (key.name === 'customProperties' && value.type === 'Identifier') return true;
  return (
    value.type === 'ObjectExpression' &&
    value.properties.every(({ type, value: said }) => type === 'SpreadElement' || isText(said))
  );
}

function isText({ type, value }) {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}
