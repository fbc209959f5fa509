import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expandType } from './expand-type.ts';

const top = fileURLToPath(new URL('../../', import.meta.url));

/**
 * References in comments, such as `(C-settings)` or `(D-hold)`, to documents that a reader of the package does not
 * need.
 */
const REFERENCES = / \((?:(?:contract|decisions|specification) §[^)]*|[SDC]-[^)]*)\)/g;

/**
 * Returns the exports of a module of the project as declarations without imports. The types that they name are declared
 * too; a type that is inferred from a value, or comes from a package, is written out.
 */
export function declarationsOf(module: string): string {
  const entry = `${top}${module}`;
  const { config } = ts.readConfigFile(`${top}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, top);
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const exported = source && checker.getSymbolAtLocation(source);
  if (!exported) throw new Error(`${module} exports nothing.`);
  // A loop over a set also visits the elements that are added during the loop.
  const wanted = new Set(checker.getExportsOfModule(exported).map((symbol) => originalOf(symbol, checker)));
  const texts: string[] = [];
  for (const symbol of wanted) texts.push(declare(symbol, checker, wanted).replace(REFERENCES, ''));
  return `${texts.join('\n\n')}\n`;
}

function declare(symbol: ts.Symbol, checker: ts.TypeChecker, wanted: Set<ts.Symbol>): string {
  const [node] = symbol.declarations ?? [];
  if (!node) throw new Error(`${symbol.name} is declared nowhere.`);
  for (const named of namesIn(node, checker)) if (isOurs(named)) wanted.add(named);
  if (ts.isFunctionDeclaration(node)) {
    const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ');
    return `${commentOf(node)}export declare function ${symbol.name}(${parameters}): ${node.type?.getText()};`;
  }
  if (ts.isVariableDeclaration(node)) {
    return `${commentOf(node.parent.parent)}export declare const ${symbol.name}: ${node.type?.getText()};`;
  }
  if (ts.isTypeAliasDeclaration(node) && isInferred(node.type, checker)) {
    const type = expandType(checker.getTypeAtLocation(node), { checker, node, declared: wanted });
    const isObject = type.startsWith('{');
    return `${commentOf(node)}export ${isObject ? `interface ${symbol.name} ${type}` : `type ${symbol.name} = ${type};`}`;
  }
  return commentOf(node) + node.getText().replace(/^(?!export )/, 'export ');
}

/** Whether a type refers to a value or to a package, so that its declaration would need an import. */
function isInferred(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const hasValue = (child: ts.Node): boolean => ts.isTypeQueryNode(child) || !!ts.forEachChild(child, hasValue);
  return hasValue(node) || namesIn(node, checker).some((symbol) => !isOurs(symbol) && !isPlatform(symbol));
}

/** Returns the types that a declaration names. */
function namesIn(node: ts.Node, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const named: ts.Symbol[] = [];
  const visit = (child: ts.Node): void => {
    const name = ts.isTypeReferenceNode(child)
      ? child.typeName
      : ts.isExpressionWithTypeArguments(child)
        ? child.expression
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol) named.push(originalOf(symbol, checker));
    ts.forEachChild(child, visit);
  };
  // Only the parameters and the return type of a function matter, not its body.
  if (ts.isFunctionDeclaration(node)) for (const part of [...node.parameters, node.type]) part && visit(part);
  else visit(node);
  return named.filter((symbol) => !(symbol.flags & ts.SymbolFlags.TypeParameter));
}

function originalOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isOurs(symbol: ts.Symbol): boolean {
  return !!symbol.declarations?.every((node) => !node.getSourceFile().fileName.includes('/node_modules/'));
}

/** Whether a type is declared by TypeScript itself, such as `Readonly` or `HTMLElement`. */
function isPlatform(symbol: ts.Symbol): boolean {
  return !!symbol.declarations?.every((node) => /\/typescript\/lib\/lib\.[^/]*$/.test(node.getSourceFile().fileName));
}

function commentOf(node: ts.Node): string {
  const source = node.getSourceFile();
  const text = source.text.slice(node.getStart(source, true), node.getStart(source));
  return text.trim() === '' ? '' : text;
}
