import { nameOf } from './page.ts';

/** Attributes that help to find an element of the page in its source. */
const OF_THE_PAGE = ['id', 'class', 'src', 'data-creneau'];

/** Attributes that are never printed. */
const SECRET = /token/i;

/** The most characters of a value that are shown. */
const LONGEST = 60;

/** Returns an element's opening tag as in the source: `<creneau-pager for="offers">`. A token is never part of it. */
export function elementText(element: Element): string {
  const isOurs = nameOf(element) !== null;
  const shown = [...element.attributes]
    .filter(({ name }) => !SECRET.test(name))
    .filter(({ name }) => (isOurs ? !/^(?:class|style|data-|on)/.test(name) : OF_THE_PAGE.includes(name)))
    .map(({ name, value }) => ` ${name}="${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}"`);
  return `<${element.localName}${shown.join('')}>`;
}
