import { misplacedText } from '../../shared/page/embedding/misplaced.ts';
import { unknownNameText } from '../../unknown-name.ts';
import { elementText } from '../element-text.ts';
import type { NoSize } from '../problem.ts';
import type { Sentences } from './types.ts';

const LISTED = 'All elements are in the reference, docs/elements.md.';

/** Sentences about tags, attributes, and their place on the page. */
export const markupSentences: Sentences<
  | 'unknown-tag'
  | 'unknown-name'
  | 'unknown-attribute'
  | 'attribute-without-data'
  | 'bad-value'
  | 'nothing-named'
  | 'unknown-id'
  | 'no-size'
  | 'swallowed'
  | 'over-body'
> = {
  'unknown-tag': ({ name, meant }) =>
    `there is no element <${name}>. ${meant ? `Did you mean <creneau-${meant}>?` : LISTED}`,
  'unknown-name': ({ name }) => unknownNameText(name),
  'unknown-attribute': ({ name, meant, known }, where) => {
    const hint = meant
      ? `Did you mean ${meant}?`
      : `It has ${known.join(', ') || 'none of its own'}, and the settings.`;
    return `${where} has no attribute ${name}. ${hint}`;
  },
  'attribute-without-data': ({ name }, where) =>
    `${name} on ${where} is not read: only attributes that begin with data- go to the element. Write data-${name}.`,
  'bad-value': ({ name, text }, where) => `${name} of ${where}: ${text}.`,
  'nothing-named': ({ attributes }, where) =>
    `${where} names nothing to show. Write ${attributes.map((name) => `${name}="…"`).join(' or ')}.`,
  'unknown-id': ({ id }, where) =>
    `${where}: no element of the page has id="${id}". Write it on the element that is meant.`,
  'no-size': ({ why }, where) => `${where} ${reasonText(why)}`,
  swallowed: ({ what }, where) =>
    `${where} is not closed: what follows it, ${elementText(what)} too, has become its fallback and is not shown. Write ${where}</${where.slice(1).split(/[ >]/, 1).join()}>; HTML does not know <…/>.`,
  'over-body': ({ by }, where) =>
    `${where} is in ${elementText(by)}, over the page: a bank's step at Stripe would lie under it, and is a page of its own. Keep ${elementText(by)} and what it holds in the page while it is closed: the way back from the bank opens it.`,
};

function reasonText(why: NoSize): string {
  switch (why.case) {
    case 'not-displayed':
      return `cannot be seen: ${elementText(why.by)} has display: none. Its code is fetched when it is displayed.`;
    case 'clipped':
      return `cannot be seen: ${elementText(why.by)} around it has no height or width, and hides what is larger. Give it a size, or overflow: visible.`;
    case 'no-room':
      return `cannot be seen: ${elementText(why.by)} has no width. Give it one: the element is as wide as its place.`;
    case 'map-without-height':
      return 'cannot be seen: it has no height. Write creneau-provider-map { display: block; height: 30em } in your style sheet.';
    case 'no-box':
    case 'cut-off':
      return misplacedText(why, elementText);
  }
}
