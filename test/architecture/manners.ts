import ts from 'typescript';
import { importsOf, isCode, nodesOf, placeOf, type Rule, type Source } from './source.ts';

const TOP_LEVEL = new Set([
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'rollup.config.mjs'],
  ...['README.md', 'LICENSE', 'CHANGELOG.md'],
  ...['core', 'widgets', 'styles', 'demo', 'test', 'docs', 'findings'],
]);

const CLOCKS = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'Temporal.Now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);

/** core gets the time and random numbers from its callers (docs/contributing.md, Style 1). */
export const readsNoClock: Rule = (source) => {
  if (!source.path.startsWith('core/')) return [];
  return [...nodesOf(source)].flatMap((node) => {
    const name = clockOf(node);
    return name ? [`${placeOf(source, node)} reads ${name}`] : [];
  });
};

function clockOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const name = node
      .getText()
      .replace(/^(?:globalThis|window|self)\./, '')
      .replaceAll('?.', '.');
    return CLOCKS.has(name) ? name : undefined;
  }
  const isDate = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'Date';
  if (!isDate || (ts.isNewExpression(node) && node.arguments?.length)) return undefined;
  return ts.isNewExpression(node) ? 'new Date()' : 'Date()';
}

const SILENCERS = /@ts-(?:ignore|nocheck)|(?:eslint|oxlint)-disable|biome-(?:ignore)/;

export const silencesNoCheck: Rule = (source) => {
  if (!isCode(source) && !source.path.endsWith('.css')) return [];
  return linesWith(SILENCERS, source, 'silences a check');
};

/** All tests wait with the same limit, and properties have the same cases in each run. */
export const waitsAndDrawsAsAll: Rule = (source) => {
  if (!source.path.startsWith('test/')) return [];
  const waits =
    source.path === 'test/fixtures/eventually.ts'
      ? []
      : linesWith(/\bvi\.waitFor\(/, source, 'has vi.waitFor: eventually waits longer');
  const draws = importsOf(source)
    .filter(({ specifier }) => specifier === 'fast-check' && source.path !== 'test/fixtures/data/properties.ts')
    .map(() => `${source.path} imports fast-check: test/fixtures/data/properties.ts has its seed`);
  return [...waits, ...draws];
};

/** The entries of the top folder are fixed, except names that begin with a dot. */
export const standsInTheHouse: Rule = ({ path }) => {
  const top = path.split('/')[0] ?? '';
  return top.startsWith('.') || TOP_LEVEL.has(top) ? [] : [`${path} adds ${top} to the top level`];
};

/** Lock files name versions only; the registry is a choice of the person who installs. */
export const namesNoRegistry: Rule = (source) => {
  if (!/(?:^|\/)package-lock\.json$/.test(source.path)) return [];
  return linesWith(/"resolved":\s*"[a-z+]+:\/\//i, source, 'names a registry');
};

const MACHINE_PATH = /(?<![\w.~/-])\/(?:home|Users|root|work|workspace|private\/var)\/[\w.]|\b[A-Z]:\\+Users\\/;

/** No file names a path of the machine on which it was written. */
export const namesNoMachine: Rule = (source) => linesWith(MACHINE_PATH, source, 'names a path of one machine');

function linesWith(pattern: RegExp, { path, text }: Source, what: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${what}`] : []));
}

/** Names that Chrome 111, Safari 16.4 or Firefox 128 do not have (C-browsers). */
const TOO_NEW = new Set([
  ...['URL.canParse', 'URL.parse', 'Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Promise.try'],
  ...['Array.fromAsync', 'Iterator.from', 'RegExp.escape', 'AbortSignal.any', 'Error.isError', 'Math.sumPrecise'],
]);

/** Code for browsers uses nothing that one of the browsers of the contract lacks. */
export const needsNoNewerBrowser: Rule = (source) => {
  if (!/^(?:core|widgets)\//.test(source.path)) return [];
  return [...nodesOf(source)]
    .filter((node) => ts.isPropertyAccessExpression(node) && TOO_NEW.has(node.getText()))
    .map((node) => `${placeOf(source, node)} uses ${node.getText()}`);
};
