import { answerTo } from './answered-imports.mjs';
import { changedLibraries } from './changed-libraries.mjs';

/** React's exports that no element uses. Our bundle has its own React, so nothing else can use them. */
const UNUSED = [
  ...['Activity', 'Children', 'Profiler', 'PureComponent', 'StrictMode', 'Suspense', '__COMPILER_RUNTIME'],
  ...['cache', 'cacheSignal', 'cloneElement', 'createRef', 'forwardRef', 'isValidElement', 'lazy', 'startTransition'],
  ...['unstable_useCacheRefresh', 'use', 'useActionState', 'useDebugValue', 'useDeferredValue', 'useEffectEvent'],
  ...['useInsertionEffect', 'useOptimistic', 'useReducer', 'useTransition'],
];

/** The only module that may import all of React, because it reads React's internals, which have no name to import. */
const WHOLE = /\/widgets\/shared\/element\/painting\/hooks\.ts$/;

/** Returns a change that removes an export; the minifier then leaves out the functions that only it uses. */
function withoutExport(name) {
  return (code, parse) => {
    const cut = parse(code).body.find(
      ({ type, expression }) =>
        type === 'ExpressionStatement' &&
        expression.type === 'AssignmentExpression' &&
        expression.left.object?.name === 'exports' &&
        expression.left.property.name === name,
    );
    return cut ? code.slice(0, cut.start) + code.slice(cut.end) : code;
  };
}

const changes = UNUSED.map((name) => ({ library: 'react', what: name, change: withoutExport(name) }));

/** Returns the names that a module imports or exports of React; `default` means all of React. */
function namesOfReact({ body }) {
  const nameOf = ({ type, imported, local }) => {
    if (type === 'ImportSpecifier') return imported.name;
    return type === 'ExportSpecifier' ? local.name : 'default';
  };
  return (
    body
      .filter(({ source }) => source?.value === 'react')
      // `export *` has no list of names.
      .flatMap(({ specifiers = [{}] }) => specifiers.map(nameOf))
  );
}

/**
 * Leaves out what no element uses of React. The build fails if a module imports something that is left out, or all of
 * React at once, because then its uses are not known.
 */
export function leanLibraries() {
  const { buildEnd, ...plugin } = changedLibraries('lean-libraries', changes);
  const importers = new Map();
  return {
    ...plugin,
    moduleParsed({ id, ast }) {
      // This library gets a module of ours in place of React.
      if (answerTo('react', id)) return;
      const names = namesOfReact(ast).filter((name) => name !== 'default' || !WHOLE.test(id));
      for (const name of names) importers.set(name, id);
    },
    buildEnd(error) {
      buildEnd.call(this, error);
      const name = ['default', ...UNUSED].find((each) => importers.has(each));
      if (error || !name) return;
      const id = importers.get(name);
      if (name === 'default') this.error(`${id} imports all of React: import what it uses by name.`);
      this.error(`${id} imports ${name} of React, which lean-libraries.mjs leaves out.`);
    },
  };
}
