import { type Check, nameOf } from '../page.ts';
import type { Problem } from '../problem.ts';

/** What nobody puts into an element's fallback. */
const OF_A_PAGE = 'main, footer, header, nav, aside, script:not([type="application/ld+json"]), [data-creneau]';

/** `<creneau-pager/>`: HTML has no such end of a tag, and what follows it has become its fallback, which is not shown. */
export const checkSwallowed: Check = ({ ours }) =>
  ours.flatMap((element): readonly Problem[] => {
    const isLast = !element.nextElementSibling;
    const inside = [...element.querySelectorAll('*')];
    const what = inside.find((each) => nameOf(each) !== null || each.matches(OF_A_PAGE));
    return isLast && what ? [{ case: 'swallowed', element, what }] : [];
  });
