import { pasted } from '../../../core/text/pasted.ts';
import { TAGS } from '../../tags.ts';
import { elementMeant } from '../../unknown-name.ts';
import { type Check, nameOf } from '../page.ts';
import type { Problem } from '../problem.ts';

const NAMES = Object.keys(TAGS);

/** Misspelled forms of our prefix. A tag without it is reported only if its name is exactly the name of a widget. */
const PREFIX = /^cr[eé]n+[ea]+u?x?[-_]/i;

/** Finds tags and `data-creneau` that name no element. */
export const checkNames: Check = ({ all }) =>
  all.flatMap((element): readonly Problem[] => {
    const { localName } = element;
    const name = element.getAttribute('data-creneau');
    if (name && !NAMES.includes(pasted(name).toLowerCase())) return [{ case: 'unknown-name', element, name }];
    if (nameOf(element) !== null || customElements.get(localName)) return [];
    const isOurs = PREFIX.test(localName) || (localName.includes('-') && NAMES.includes(localName));
    return isOurs ? [{ case: 'unknown-tag', element, name: localName, meant: elementMeant(localName) }] : [];
  });
