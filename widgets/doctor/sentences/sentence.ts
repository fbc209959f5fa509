import type { FindingCase } from '../../shared/page/embedding/finding.ts';
import { elementText } from '../element-text.ts';
import type { Problem } from '../problem.ts';
import { apiSentences } from './api.ts';
import { leftoverSentences } from './leftovers.ts';
import { markupSentences } from './markup.ts';
import { scriptSentences } from './script.ts';
import { settingSentences } from './settings.ts';
import type { Sentences } from './types.ts';

const SENTENCES: Sentences<FindingCase> = {
  ...markupSentences,
  ...settingSentences,
  ...apiSentences,
  ...scriptSentences,
  ...leftoverSentences,
};

/** Returns the text of a problem in one line: what is wrong, where, and what to write instead. */
export function sentenceOf(problem: Problem): string {
  const say = SENTENCES[problem.case] as (problem: Problem, where: string) => string;
  return say(problem, problem.element ? elementText(problem.element) : 'the page');
}
