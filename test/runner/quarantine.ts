import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Quarantined } from './verdict.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the tests of the project that are in quarantine. */
export function quarantinedTests(): readonly Quarantined[] {
  return readdirSync(`${top}test`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .flatMap((path) => quarantinedIn(`test/${path}`, readFileSync(`${top}test/${path}`, 'utf8')));
}

/** Returns the tests of a file whose options are `quarantined(until, because)`. */
export function quarantinedIn(file: string, text: string): readonly Quarantined[] {
  if (!text.includes('quarantined(')) return [];
  const found: Quarantined[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'quarantined') {
      const [until, because] = node.arguments.map((each) => (ts.isStringLiteralLike(each) ? each.text : ''));
      const test = node.parent;
      if (ts.isCallExpression(test) && /^(?:it|test)\b/.test(test.expression.getText())) {
        const [title] = test.arguments;
        found.push({
          file,
          title: title && ts.isStringLiteralLike(title) ? title.text : (title?.getText() ?? ''),
          until: until ?? '',
          because: because ?? '',
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** The maximum number of tests in quarantine. */
const MOST = 10;

const MOST_DAYS = 14;

/** Tests that may never be in quarantine: those of money, places and rules. */
const NEVER = /^test\/(?:core|api\/(?:races|buying|stripe)|browser\/buying)\//;

/** Returns the faults of a project's quarantine; `today` is a day such as 2026-11-25. */
export function quarantineFaults(tests: readonly Quarantined[], today: string): readonly string[] {
  const last = new Date(Date.parse(today) + MOST_DAYS * 86_400_000).toISOString().slice(0, 10);
  return [
    ...tests.flatMap(({ file, title, until, because }) => {
      const test = `${file} › ${title}`;
      if (!/^\d{4}-\d\d-\d\d$/.test(until)) return [`${test}: until when is no day`];
      if (until < today) return [`${test}: its quarantine is over since ${until}; mend it or take it out`];
      if (until > last) return [`${test}: ${until} is more than ${MOST_DAYS} days off`];
      if (because.trim() === '') return [`${test}: has no reason`];
      return NEVER.test(file) ? [`${test}: shows money, places or a rule, and cannot be left out`] : [];
    }),
    ...(tests.length > MOST ? [`${tests.length} tests stand in quarantine; ${MOST} may`] : []),
  ];
}
