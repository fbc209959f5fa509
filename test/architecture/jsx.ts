import ts from 'typescript';
import { nodesOf, placeOf, type Rule } from './source.ts';

/**
 * Page translators wrap text nodes in elements of their own. React then cannot insert or remove anything beside such a text,
 * and throws. So text has an element of its own wherever a sibling may come or go.
 */
export const wrapsTextBesideChange: Rule = (source) => {
  if (!/^widgets\/.*\.tsx$/.test(source.path)) return [];
  return [...nodesOf(source)].filter(isJsxParent).flatMap((parent) => {
    const children = parent.children.filter(isSeen);
    const hasChange = children.length > 1 && children.some(mayComeOrGo);
    if (!hasChange && !isConditional(parent)) return [];
    return children
      .filter(isText)
      .map((text) => `${placeOf(source, text)} has a text without an element of its own beside what may come or go`);
  });
};

function isJsxParent(node: ts.Node): node is ts.JsxElement | ts.JsxFragment {
  return ts.isJsxElement(node) || ts.isJsxFragment(node);
}

/** A fragment under a condition: its texts come and go with it. */
function isConditional(parent: ts.JsxElement | ts.JsxFragment): boolean {
  let outer: ts.Node = parent.parent;
  while (ts.isParenthesizedExpression(outer)) outer = outer.parent;
  const isUnderCondition = ts.isConditionalExpression(outer) || (ts.isBinaryExpression(outer) && isLogical(outer));
  return ts.isJsxFragment(parent) && isUnderCondition;
}

/** White space and comments put no text into the page that a translator would wrap. */
function isSeen(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return /\S/.test(child.text);
  if (!ts.isJsxExpression(child)) return true;
  return child.expression !== undefined && !isSpace(child.expression);
}

function isSpace(expression: ts.Expression): boolean {
  return ts.isStringLiteralLike(expression) && !/\S/.test(expression.text);
}

/** A list, and what is there under a condition: `&&`, `??`, and a `?:` unless both of its branches are text. */
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

/** Whether an expression is text, at least in one of its cases. */
function hasText(expression: ts.Expression): boolean {
  if (ts.isConditionalExpression(expression)) return branchesOf(expression).some(hasText);
  if (ts.isBinaryExpression(expression) && isLogical(expression)) return hasText(bare(expression.right));
  return isTextExpression(expression);
}

/** Functions of ours that return text, and names that hold elements. */
const TEXT_FUNCTION = /^(?:t|String|truncate|cutAtWord|format\w+|shown\w+|text\w*|\w+Text|\w+Name|join)$/;
const ELEMENTS = /^(?:children|icon|content|\w+Node|\w+Element)$/;

/** A literal, `a + b`, a call of a function that returns text, and a name, unless it is one that holds elements. */
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

/** `join` of `list.join`, `t` of `t`. */
function nameOf(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}
