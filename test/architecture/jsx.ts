import ts from 'typescript';
import { nodesOf, placeOf, type Rule } from './source.ts';

/**
 * Page translators replace text nodes by elements. React then cannot insert or remove anything beside such a text, and
 * throws; and if the text changes, React changes a node that is no longer shown. So a text has its own element wherever
 * a sibling may be added or removed, and wherever the text itself may change beside a sibling.
 */
export const wrapsTextBesideChange: Rule = (source) => {
  if (!/^widgets\/.*\.tsx$/.test(source.path)) return [];
  return [...nodesOf(source)].filter(isJsxParent).flatMap((parent) => {
    const children = parent.children.filter(isSeen);
    const hasChange = children.length > 1 && children.some(mayComeOrGo);
    const isAlone = parent.children.filter(isDrawn).length === 1;
    return children
      .filter((child) => isText(child) && (hasChange || isConditional(parent) || (!isAlone && mayDiffer(child))))
      .map((text) => `${placeOf(source, text)} has a text without an element of its own beside what may change`);
  });
};

/** A component that returns only text would put a text node into its parent, so it must return an element. */
export const returnsElements: Rule = (source) => {
  if (!/^widgets\/.*\.tsx$/.test(source.path)) return [];
  return [...nodesOf(source)]
    .filter(ts.isReturnStatement)
    .filter(
      ({ expression, parent }) => expression && /^[A-Z]/.test(functionAround(parent)) && hasText(bare(expression)),
    )
    .map((text) => `${placeOf(source, text)} returns a text without an element of its own`);
};

/** Returns the name of the function that directly contains a node; empty for a function without a name. */
function functionAround(node: ts.Node): string {
  let outer = node;
  while (!ts.isFunctionLike(outer) && outer.parent) outer = outer.parent;
  return ts.isFunctionDeclaration(outer) || ts.isFunctionExpression(outer) ? (outer.name?.text ?? '') : '';
}

/** Whether a text may differ at the next render. */
function mayDiffer(text: ts.JsxChild): boolean {
  return ts.isJsxExpression(text) && text.expression !== undefined && !ts.isStringLiteralLike(bare(text.expression));
}

function isJsxParent(node: ts.Node): node is ts.JsxElement | ts.JsxFragment {
  return ts.isJsxElement(node) || ts.isJsxFragment(node);
}

/** Whether a fragment is under a condition, so that its texts are added and removed with it. */
function isConditional(parent: ts.JsxElement | ts.JsxFragment): boolean {
  let outer: ts.Node = parent.parent;
  while (ts.isParenthesizedExpression(outer)) outer = outer.parent;
  const isUnderCondition = ts.isConditionalExpression(outer) || (ts.isBinaryExpression(outer) && isLogical(outer));
  return ts.isJsxFragment(parent) && isUnderCondition;
}

/** Whether a child is rendered: comments, and white space with a line break, are not. */
function isDrawn(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return /\S/.test(child.text) || !child.text.includes('\n');
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

/** Whether a child is text that a translator would wrap: white space and comments are not. */
function isSeen(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return /\S/.test(child.text);
  if (!ts.isJsxExpression(child)) return true;
  return child.expression !== undefined && !isSpace(child.expression);
}

function isSpace(expression: ts.Expression): boolean {
  return ts.isStringLiteralLike(expression) && !/\S/.test(expression.text);
}

/**
 * Whether a child may be added or removed: a list, or a child with `&&`, `??`, or `?:` unless both branches are text.
 */
function mayComeOrGo(child: ts.JsxChild): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  const expression = bare(child.expression);
  if (ts.isBinaryExpression(expression)) return isLogical(expression);
  if (ts.isConditionalExpression(expression)) return !branchesOf(expression).every(isTextExpression);
  return ts.isCallExpression(expression) && nameOf(expression.expression) === 'map';
}

function isText(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return true;
  return ts.isJsxExpression(child) && child.expression !== undefined && hasText(bare(child.expression));
}

/** Whether an expression is text in at least one of its cases. */
function hasText(expression: ts.Expression): boolean {
  if (ts.isConditionalExpression(expression)) return branchesOf(expression).some(hasText);
  if (ts.isBinaryExpression(expression) && isLogical(expression)) return hasText(bare(expression.right));
  return isTextExpression(expression);
}

/** Functions of the project that return text, and names of variables that hold elements. */
const TEXT_FUNCTION = /^(?:t|String|truncate|cutAtWord|format\w+|shown\w+|text\w*|\w+Text|\w+Name|join)$/;
const ELEMENTS = /^(?:children|icon|content|\w+Node|\w+Element)$/;

/**
 * Whether an expression is text: a literal, `a + b`, a call of a function that returns text, or a name that does not
 * hold elements.
 */
function isTextExpression(expression: ts.Expression): boolean {
  if (ts.isStringLiteralLike(expression)) return /\S/.test(expression.text);
  if (ts.isTemplateExpression(expression)) return true;
  if (ts.isBinaryExpression(expression)) return expression.operatorToken.kind === ts.SyntaxKind.PlusToken;
  if (ts.isCallExpression(expression)) return TEXT_FUNCTION.test(nameOf(expression.expression));
  if (ts.isIdentifier(expression) && expression.text === 'undefined') return false;
  return (
    (ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression)) && !ELEMENTS.test(nameOf(expression))
  );
}

function isLogical({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

function branchesOf({ whenTrue, whenFalse }: ts.ConditionalExpression): readonly ts.Expression[] {
  return [bare(whenTrue), bare(whenFalse)];
}

function bare(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? bare(expression.expression) : expression;
}

/** Returns the last name of an expression: `join` for `list.join`, `t` for `t`. */
function nameOf(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}
