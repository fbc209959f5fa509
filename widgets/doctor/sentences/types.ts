import type { FindingCase } from '../../shared/page/embedding/finding.ts';
import type { ProblemOf } from '../problem.ts';

/** A function for each case that returns the text of a problem; `where` is the element's tag as in the source. */
export type Sentences<C extends FindingCase> = {
  readonly [K in C]: (problem: ProblemOf<K>, where: string) => string;
};
