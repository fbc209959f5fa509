import ts from 'typescript';
import { nodesOf, type Rule, type Source } from './source.ts';

/** A verb or a conjunction with which a title goes on from its group's, and says nothing by itself. */
const GOES_ON =
  /^(?:and|asks|are|becomes|begins|but|can|cannot|comes|counts|does|ends|gets|gives|goes|has|have|is|keeps|leaves|makes|never|not|opens|refuses|returns|says|sends|shows|stands|stays|takes|tells|waits) /;

const A_TEST = /^(?:it|test)\b(?!\.(?:describe|step)\b)/;

/** A test's title is understood without its group's: it has a subject of its own. */
export const titlesAreSentences: Rule = (source) =>
  titlesOf(source, A_TEST)
    .filter((title) => GOES_ON.test(title) || /^%\w+$/.test(title))
    .map((title) => `${source.path} has the title "${title}", which needs its group's to be understood`);

/** Returns the titles of a file's tests and, unless only one of these is `asked` for, of their groups. */
export function titlesOf(source: Source, asked = /^(?:it|test|describe)\b/): readonly string[] {
  if (!/\.test\.tsx?$/.test(source.path)) return [];
  return [...nodesOf(source)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !asked.test(node.expression.getText())) return [];
    const [title] = node.arguments;
    return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? [textOf(title)] : [];
  });
}

/** Returns what stands between a literal's quotes. */
function textOf(title: ts.Node): string {
  return title.getText().slice(1, -1);
}
