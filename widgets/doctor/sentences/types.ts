import type { FindingCase } from '../../shared/page/embedding/finding.ts';
import type { ProblemOf } from '../problem.ts';

/** Says the problems of some cases; `where` is the element as its source names it. */
export type Sentences<C extends FindingCase> = {
  readonly [K in C]: (problem: ProblemOf<K>, where: string) => string;
};
