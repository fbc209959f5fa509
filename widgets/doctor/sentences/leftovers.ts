import { elementText } from '../element-text.ts';
import type { Sentences } from './types.ts';

const AS_LINK =
  'Where an editor removes tags, write a link in a paragraph of its own: <a href="https://…/slotted/…#creneau=picker">, and data-links on the script tag.';

/** Sentences about what editors leave of our markup, and where they put elements. */
export const leftoverSentences: Sentences<
  'markup-as-text' | 'rule-as-text' | 'left-link' | 'in-link' | 'saved-element'
> = {
  'markup-as-text': (_, where) => `visitors read our markup as text in ${where}: it was escaped. ${AS_LINK}`,
  'rule-as-text': (_, where) =>
    `visitors read a style rule as text in ${where}: the <style> around it was removed. Write style="display: block; min-height: …" on the element in its place.`,
  'left-link': ({ isMarked, where: allowed }, where) => {
    if (!isMarked) return `there is no element on the page, but ${where} leads to the marketplace. ${AS_LINK}`;
    if (!allowed)
      return `${where} should be an element, but nothing says so. Write data-links="main" on the script tag.`;
    return `${where} should be an element, but is outside of data-links="${allowed}", is marked rel="ugc", or its hash says something unknown.`;
  },
  'in-link': ({ link }, where) =>
    `${where} is in a link${link.hasAttribute('data-creneau') ? '' : `, ${elementText(link)}`}: a press on it leaves the page. Put it beside the link, or write data-creneau on a <p> around the link.`,
  'saved-element': (_, where) =>
    `${where} contains an element that was saved with the text, whose attributes are not those of ${where} any more. Remove the element from the text: the script runs in your editor.`,
};
