import { pasted } from '../../../core/text/pasted.ts';
import { joined } from '../../shared/base/attribute-of.ts';
import { type Attribute, parseAttribute } from '../../shared/base/attributes.ts';
import { nearest } from '../../shared/base/nearest.ts';
import { own } from '../../shared/base/own.ts';
import { SETTING_NAMES } from '../../shared/page/settings.ts';
import { TABLES } from '../../tables.ts';
import { TAGS } from '../../tags.ts';
import { elementMeant } from '../../unknown-name.ts';
import { type Check, nameOf } from '../page.ts';
import type { Problem } from '../problem.ts';

/** Attributes that any HTML element may have. */
const GLOBAL = new Set(
  'accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate'.split(
    ' ',
  ),
);

/** Attributes that frameworks and libraries set on elements. */
const FOREIGN = /^(?:aria-|data-|on|v-|x-|ng-?|hx-|_|wire|jsaction)|[^a-z0-9-]/;

/** Returns the attributes of an element by its tag without the prefix. */
export const tableOf = (name: string): Readonly<Record<string, Attribute>> =>
  own(TABLES as Readonly<Record<string, Readonly<Record<string, Attribute>>>>, name) ?? {};

/** Finds attributes that an element does not have, and invalid values. */
export const checkAttributes: Check = ({ ours, all }) => [...ours.flatMap(wrongOn), ...all.flatMap(withoutData)];

function wrongOn(element: Element): readonly Problem[] {
  const table = tableOf(nameOf(element) ?? '');
  const known = [...Object.keys(table), ...SETTING_NAMES];
  return [...element.attributes].flatMap(({ name, value }): readonly Problem[] => {
    const attribute = Object.keys(table).find((each) => each === name || joined(each) === name);
    if (attribute) {
      const { problem } = parseAttribute(value, table[attribute] as Attribute);
      return problem ? [{ case: 'bad-value', element, name: attribute, text: problem }] : [];
    }
    if (SETTING_NAMES.some((each) => each === name || joined(each) === name)) return [];
    if (GLOBAL.has(name) || FOREIGN.test(name)) return [];
    const isByDiv = element.parentElement?.hasAttribute('data-creneau');
    const written = isByDiv ? `data-${name}` : name;
    const meant = nearest(name, known);
    return [
      {
        case: 'unknown-attribute',
        element,
        name: written,
        meant: meant && isByDiv ? `data-${meant}` : meant,
        known: Object.keys(table),
      },
    ];
  });
}

/**
 * Finds attributes without `data-`, as in `<div data-creneau="pager" for="offers">`: the element receives only
 * attributes that begin with `data-`.
 */
function withoutData(element: Element): readonly Problem[] {
  const table = tableOf(element.getAttribute('data-creneau') ?? '');
  return [...Object.keys(table), ...SETTING_NAMES]
    .filter((name) => name !== 'lang' && element.hasAttribute(name) && element.hasAttribute('data-creneau'))
    .map((name) => ({ case: 'attribute-without-data', element, name }));
}

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
