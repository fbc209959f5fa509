import { swallowedBy } from '../../shared/page/embedding/swallowed.ts';
import type { Check } from '../page.ts';
import type { Problem } from '../problem.ts';

/** Finds tags such as `<creneau-pager/>`: what follows them is not shown. */
export const checkSwallowed: Check = ({ ours }) =>
  ours.flatMap((element): readonly Problem[] => {
    const what = swallowedBy(element);
    return what ? [{ case: 'swallowed', element, what }] : [];
  });
