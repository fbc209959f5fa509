import { themeProperties } from '../../shared/element/theme-properties.ts';
import { type Check, firstOfEach } from '../page.ts';
import type { ProblemOf } from '../problem.ts';

/** The property by which a value is tried, and what the value must be, for each custom property that is no colour. */
const OTHERS: Readonly<Record<string, readonly [property: string, kind: string]>> = {
  '--creneau-radius': ['border-radius', 'length'],
  '--creneau-space': ['padding', 'length'],
  '--creneau-font': ['font-family', 'font family'],
  '--creneau-font-size': ['font-size', 'size of text'],
  '--creneau-top': ['padding', 'length'],
  '--creneau-bottom': ['padding', 'length'],
};

const COLOUR = ['color', 'colour'] as const;

/** Finds values of our custom properties that have no effect, as a build tool may leave them. */
export const checkProperties: Check = ({ ours }) => {
  const wrong = ours.flatMap((element) => {
    const style = getComputedStyle(element);
    return Object.keys(themeProperties).flatMap((name): readonly (ProblemOf<'bad-value'> & { element: Element })[] => {
      const value = style.getPropertyValue(name).trim();
      const [property, kind] = OTHERS[name] ?? COLOUR;
      if (value === '' || CSS.supports(property, value)) return [];
      return [{ case: 'bad-value', element, name, text: `"${value}" is no ${kind}; ours is used` }];
    });
  });
  return firstOfEach(wrong, ({ name, text }) => name + text);
};
