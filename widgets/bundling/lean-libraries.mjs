import { changedLibraries, replaced } from './changed-libraries.mjs';

/** React's exports that no element uses. Our bundle has its own React, so nothing else can use them. */
const UNUSED = [
  ...['Activity', 'Children', 'Profiler', 'PureComponent', 'StrictMode', 'Suspense', '__COMPILER_RUNTIME'],
  ...['cache', 'cacheSignal', 'cloneElement', 'createRef', 'forwardRef', 'isValidElement', 'lazy', 'startTransition'],
  ...['unstable_useCacheRefresh', 'use', 'useActionState', 'useDebugValue', 'useDeferredValue', 'useEffectEvent'],
  ...['useInsertionEffect', 'useOptimistic', 'useReducer', 'useTransition'],
];

/** Returns a change that removes exports; the minifier then leaves out the functions that only these use. */
function withoutExports(names) {
  return (code, parse) => {
    const cuts = parse(code).body.filter(
      ({ type, expression }) =>
        type === 'ExpressionStatement' &&
        expression.type === 'AssignmentExpression' &&
        expression.left.object?.name === 'exports' &&
        names.includes(expression.left.property.name),
    );
    return cuts.reverse().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  };
}

/** What libraries have that no element uses, which no minifier can know. */
const changes = [
  { library: 'react/cjs', change: withoutExports(UNUSED) },
  // `PureComponent`, which is assigned to in several places.
  { library: 'react/cjs', change: replaced(/function ComponentDummy.*?isPureReactComponent = !0;\n/s, '') },
  // How r2wc reads attributes: ours are read by `element-values.ts`.
  {
    library: '@r2wc/core',
    change: replaced(
      /\{\s*string: \w+,\s*number: \w+,\s*boolean: \w+,\s*function: \w+,\s*method: \w+,\s*json: \w+\s*\}/,
      '{}',
    ),
  },
  // Asynchronous schemas, messages in other languages, and the interface for other libraries.
  { library: 'valibot', change: replaced(/\b(?:async: false|reference: [\w$]+),\n/g, '') },
  { library: 'valibot', change: replaced(/ \?\? \/\* @__PURE__ \*\/ getSpecificMessage\(.*?;\n/, ';\n') },
  {
    library: 'valibot',
    change: replaced(/(function getGlobalConfig\((config\S*)\) \{)[^}]*\};\n\}/, '$1 return $2 ?? DEFAULT_CONFIG; }'),
  },
  {
    library: 'valibot',
    change: replaced(/\breturn \/\* @__PURE__ \*\/ _standardSchema\(|\breturn _standardSchema\(/g, 'return ('),
  },
];

/**
 * Leaves out what no element uses of the libraries that every element needs. The build fails if one of ours imports
 * what is left out of React.
 */
export function leanLibraries() {
  const { buildEnd, ...plugin } = changedLibraries('lean-libraries', changes);
  const imported = new Map();
  return {
    ...plugin,
    moduleParsed({ id, ast }) {
      for (const { type, source, specifiers } of ast.body) {
        if (type !== 'ImportDeclaration' || source.value !== 'react') continue;
        for (const specifier of specifiers) imported.set(specifier.imported?.name, id);
      }
    },
    buildEnd(error) {
      buildEnd.call(this, error);
      const name = UNUSED.find((each) => imported.has(each));
      if (!error && name)
        this.error(`${imported.get(name)} imports ${name} of React, which lean-libraries.mjs leaves out.`);
    },
  };
}
