import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A member of an interface, as written in the source. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly doc: string;
}

/** Returns the members of an interface in a source file of the project. */
export function membersOf(path: string, name: string): readonly Member[] {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((each) => each.name.text === name);
  if (!found) throw new Error(`${path} has no interface ${name}.`);
  return found.members.filter(ts.isPropertySignature).map((member) => ({
    name: ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(),
    type: member.type?.getText() ?? 'unknown',
    doc: ts
      .getJSDocCommentsAndTags(member)
      .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
      .join(' ')
      .replace(/\s+/g, ' '),
  }));
}
