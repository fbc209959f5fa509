import { posix } from 'node:path';
import ts from 'typescript';

/** A file of the project: its path relative to the top folder, with slashes, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A rule for one file: returns a sentence for each violation. */
export type Rule = (source: Source) => readonly string[];

export interface Import {
  /** The specifier as it is written. */
  readonly specifier: string;
  /** The path of the imported file, relative to the top folder; null for a package. */
  readonly target: string | null;
}

const trees = new WeakMap<Source, ts.SourceFile>();

function treeOf(source: Source): ts.SourceFile {
  const known = trees.get(source);
  if (known) return known;
  const tree = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  trees.set(source, tree);
  return tree;
}

export function isCode({ path }: Source): boolean {
  return /\.(?:tsx?|mjs)$/.test(path);
}

/** Returns every node of a code file, and none of any other file. */
export function* nodesOf(source: Source): Generator<ts.Node> {
  if (!isCode(source)) return;
  const open: ts.Node[] = [treeOf(source)];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    ts.forEachChild(node, (child) => {
      open.push(child);
    });
  }
}

/** Returns all imports of a file: static, dynamic, type-only and re-exporting ones. */
export function importsOf(source: Source): readonly Import[] {
  return [...nodesOf(source)].flatMap((node) => {
    const specifier = specifierOf(node);
    if (!specifier || !ts.isStringLiteralLike(specifier)) return [];
    const isRelative = /^\.\.?(?:\/|$)/.test(specifier.text);
    const target = isRelative ? posix.join(posix.dirname(source.path), specifier.text) : null;
    return [{ specifier: specifier.text, target }];
  });
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  return undefined;
}

/** Returns a place such as `widgets/pager/store.ts:12`, for a sentence. */
export function placeOf(source: Source, node: ts.Node): string {
  const { line } = treeOf(source).getLineAndCharacterOfPosition(node.getStart());
  return `${source.path}:${line + 1}`;
}
