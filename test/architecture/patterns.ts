import { checkSync } from 'recheck';
import ts from 'typescript';
import { nodesOf, placeOf, type Rule } from './source.ts';

/** Code that reads what strangers send: the rules, which the server shares, and the server itself. */
const READS_STRANGERS = /^(?:core|demo)\//;
/** Code of the operator, of developers and of the visitor's own browser. */
const READS_OTHERS = /^demo\/(?:build\.ts|conformance|environment|pages\/qa\/client|reference|release)/;

/** Why the pattern of a file that the checker cannot judge takes linear time. */
const LINEAR: Readonly<Record<string, string>> = {
  'core/checkout/order-link.ts': 'what stands after the id is read up to the next letter, and only once for each id',
  'demo/api/nul.ts': 'a match begins only at the first of some backslashes',
  'core/text/html-to-text.ts': 'what is hidden ends at the latest where the text ends, so no character is read twice',
};

/**
 * Each pattern over what strangers send takes a time that grows linearly with the text. A pattern is written as a
 * literal, so that it can be checked.
 */
export const matchesInLinearTime: Rule = (source) => {
  if (!READS_STRANGERS.test(source.path) || READS_OTHERS.test(source.path)) return [];
  return [...nodesOf(source)].flatMap((node) => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      return [`${placeOf(source, node)} makes a pattern at run time`];
    }
    if (!ts.isRegularExpressionLiteral(node)) return [];
    const status = statusOf(node.text);
    const isLinear = status === 'safe' || (status === 'unknown' && source.path in LINEAR);
    return isLinear ? [] : [`${placeOf(source, node)} ${node.text} is ${status}`];
  });
};

/** Judges a pattern by its automaton, without a limit of time, so that the result does not depend on the machine. */
function statusOf(text: string): string {
  const end = text.lastIndexOf('/');
  return checkSync(text.slice(1, end), text.slice(end + 1), { checker: 'automaton', timeout: null }).status;
}
