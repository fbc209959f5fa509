import ts from 'typescript';
import { nodesOf, type Rule, type Source } from './source.ts';

/** Matches a verb or a conjunction at the start of a title that continues the title of its group. */
const GOES_ON =
  /^(?:and|asks|are|becomes|begins|but|can|cannot|comes|counts|does|ends|gets|gives|goes|has|have|is|keeps|leaves|makes|never|not|opens|refuses|returns|says|sends|shows|stands|stays|takes|tells|waits) /;

const A_TEST = /^(?:it|test)\b(?!\.(?:describe|step)\b)/;

/** The title of a test has its own subject, so that it is understood without the title of its group. */
export const titlesAreSentences: Rule = (source) =>
  titlesOf(source, A_TEST)
    .filter((title) => GOES_ON.test(title) || /^%\w+$/.test(title))
    .map((title) => `${source.path} has the title "${title}", which needs its group's to be understood`);

/** Returns the titles of the calls in a file that match `asked`, by default of tests and their groups. */
export function titlesOf(source: Source, asked = /^(?:it|test|describe)\b/): readonly string[] {
  if (!/\.test\.tsx?$/.test(source.path)) return [];
  return [...nodesOf(source)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !asked.test(node.expression.getText())) return [];
    const [title] = node.arguments;
    return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? [textOf(title)] : [];
  });
}

/** Returns the text between the quotes of a literal. */
function textOf(title: ts.Node): string {
  return title.getText().slice(1, -1);
}
