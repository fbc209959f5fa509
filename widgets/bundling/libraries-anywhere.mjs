import { fileURLToPath } from 'node:url';
import { visit } from './syntax.mjs';

const path = (name) => JSON.stringify(fileURLToPath(new URL(`../shared/${name}`, import.meta.url)));

/** What each library relies on that a partner's page may have changed, and what it gets instead. */
const changes = [
  {
    library: 'ky',
    // `Request` is a class of MooTools, and a common name.
    change: replaced(/\b(?:globalThis\.(?=(?:Request|Headers|Response)\b)|(?<=instanceof )(?=Response\b))/g, ''),
    imported: `import { Request, Headers, Response } from ${path('api/own-request.ts')};`,
  },
  {
    library: 'valibot',
    // Prototype's inheritance leaves enumerable functions on `Object.prototype`.
    change: replaced(/for \((?:const|let|var) (\w+) in ([\w.$]+)\)/g, 'for (const $1 of Object.keys($2))'),
  },
  ...['d3-array', 'd3-scale', 'maplibre-gl'].map((library) => ({
    library,
    // Prototype 1.7 replaces it.
    change: replaced(/\bArray\.from\(/g, 'ownArrayFrom('),
    imported: `import { arrayFrom as ownArrayFrom } from ${path('base/array-from.ts')};`,
  })),
  ...['react-dom', 'maplibre-gl'].map((library) => ({
    library,
    // MooTools 1.4 with what it keeps of 1.2 replaces it by one that forgets the arguments of the call.
    change: withoutBind,
    // No import: React's files are CommonJS.
    imported: `function ownBind(bound, self, ...first) {
      if (typeof bound !== 'function') return bound.bind(self, ...first);
      return function (...more) { return Reflect.apply(bound, self, [...first, ...more]); };
    }`,
  })),
];

function replaced(pattern, replacement) {
  return (code) => code.replace(pattern, replacement);
}

/** Calls of `Function.prototype.bind`, as calls of `ownBind`. */
function withoutBind(code, parse) {
  const edits = [];
  visit(parse(code), ({ type, callee, start, arguments: given }) => {
    if (type !== 'CallExpression' || callee.type !== 'MemberExpression') return;
    if (callee.computed || callee.property.name !== 'bind') return;
    edits.push({ from: start, to: start, text: 'ownBind(' });
    const dot = code.lastIndexOf('.', callee.property.start);
    edits.push({ from: dot, to: code.indexOf('(', callee.end) + 1, text: given.length > 0 ? ', ' : '' });
  });
  // The last first: what comes before keeps its place.
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
}

/**
 * Makes libraries work on pages whose scripts have changed the language's own objects. The build fails where a new version
 * of a library has nothing to change any more.
 */
export function librariesAnywhere() {
  const changed = new Set();
  const seen = new Set();
  return {
    name: 'libraries-anywhere',
    transform(code, id) {
      const mine = changes.filter(({ library }) => id.includes(`/node_modules/${library}/`));
      let mended = code;
      for (const each of mine) {
        const { change, imported } = each;
        seen.add(each);
        const now = change(mended, (text) => this.parse(text));
        if (now === mended) continue;
        changed.add(each);
        mended = imported && !mended.includes(imported) ? `${imported}\n${now}` : now;
      }
      return mended === code ? null : { code: mended, map: null };
    },
    buildEnd(error) {
      const idle = [...seen].filter((library) => !changed.has(library));
      if (!error && idle.length > 0)
        this.error(`${idle.join()}: nothing to change any more, see libraries-anywhere.mjs.`);
    },
  };
}
