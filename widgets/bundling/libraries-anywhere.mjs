import { fileURLToPath } from 'node:url';
import { changedLibraries, replaced } from './changed-libraries.mjs';
import { visit } from './syntax.mjs';

const path = (name) => JSON.stringify(fileURLToPath(new URL(`../shared/${name}`, import.meta.url)));

/** For each library, the built-in that a partner's page may have changed, and its replacement. */
const changes = [
  {
    library: 'ky',
    what: 'globals',
    // MooTools replaces `Request` by a class, and other pages may have a global of that name too.
    change: replaced(/\b(?:globalThis\.(?=(?:Request|Headers|Response)\b)|(?<=instanceof )(?=Response\b))/g, ''),
    imported: `import { Request, Headers, Response } from ${path('api/own-request.ts')};`,
  },
  {
    library: 'valibot',
    what: 'for … in',
    // The library Prototype leaves enumerable functions on `Object.prototype`.
    change: replaced(/for \((?:const|let|var) (\w+) in ([\w.$]+)\)/g, 'for (const $1 of Object.keys($2))'),
  },
  ...['d3-array', 'd3-scale', 'maplibre-gl'].map((library) => ({
    library,
    what: 'Array.from',
    // The library Prototype 1.7 replaces `Array.from`.
    change: replaced(/\bArray\.from\(/g, 'ownArrayFrom('),
    imported: `import { arrayFrom as ownArrayFrom } from ${path('base/array-from.ts')};`,
  })),
  {
    library: 'maplibre-gl',
    what: 'import.meta',
    // Bundlers look for the file of `new URL(…, import.meta.url)`, and a classic script has no such address. The address
    // of our worker is complete.
    change: replaced(/\bimport\.meta\.url\b/g, 'location.href'),
  },
  ...['react-dom', 'maplibre-gl'].map((library) => ({
    library,
    what: 'bind',
    // MooTools 1.4, with its compatibility code for 1.2, replaces `bind` by a function that drops the arguments of the
    // call.
    change: withoutBind,
    // A function in place of an import, because React's files are CommonJS.
    imported: `function ownBind(bound, self, ...first) {
      if (typeof bound !== 'function') return bound.bind(self, ...first);
      return function (...more) { return Reflect.apply(bound, self, [...first, ...more]); };
    }`,
  })),
];

/** Replaces calls of `Function.prototype.bind` by calls of `ownBind`. */
function withoutBind(code, parse) {
  const edits = [];
  visit(parse(code), ({ type, callee, start, arguments: given }) => {
    if (type !== 'CallExpression' || callee.type !== 'MemberExpression') return;
    if (callee.computed || callee.property.name !== 'bind') return;
    edits.push({ from: start, to: start, text: 'ownBind(' });
    const dot = code.lastIndexOf('.', callee.property.start);
    edits.push({ from: dot, to: code.indexOf('(', callee.end) + 1, text: given.length > 0 ? ', ' : '' });
  });
  // From the last edit to the first, so that the positions of the earlier ones stay valid.
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
}

/** Makes libraries work on pages with scripts that have changed the language's own objects. */
export function librariesAnywhere() {
  return changedLibraries('libraries-anywhere', changes);
}
