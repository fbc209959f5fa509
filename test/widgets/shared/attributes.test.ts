import { describe, expect, it } from 'vitest';
import { type AttributeType, parseAttribute } from '../../../widgets/shared/base/attributes.ts';
import { camelCase } from '../../../widgets/shared/base/camel-case.ts';

const TEXT: AttributeType = { type: 'text', default: null };
const SLUG: AttributeType = { type: 'text', default: null, isSlug: true };
const MODE: AttributeType = { type: 'choice', choices: ['default', 'picker'], default: 'default' };
const WEEKS: AttributeType = { type: 'integer', min: 1, max: 12, default: 4 };
const FLAG: AttributeType = { type: 'flag', default: false };

describe('C-elements: the value of an attribute or a property', () => {
  it.each<[string, AttributeType, unknown, unknown]>([
    ['a text', TEXT, 'yoga-doux', 'yoga-doux'],
    ['an empty text is the default', TEXT, '', null],
    ['an id that was set as a number', TEXT, 12, '12'],
    ['a text that looks like markup stays a text', TEXT, '<b>"&amp;', '<b>"&amp;'],
    ['a choice', MODE, 'picker', 'picker'],
    ['D-pasted: a choice in capitals', MODE, 'PICKER', 'picker'],
    ['D-pasted: a choice in quotation marks', MODE, '« picker »', 'picker'],
    ['D-pasted: a text with a no-break space', TEXT, 'yoga-doux\u00a0', 'yoga-doux'],
    ['D-pasted: a text that is not a slug keeps its capitals', TEXT, 'Studio', 'Studio'],
    ['D-pasted: the address of the page that a slug names', SLUG, 'https://a.example/slotted/Yoga-Doux', 'yoga-doux'],
    ['D-pasted: a slug with a no-break hyphen', SLUG, 'yoga\u2011doux', 'yoga-doux'],
    ['D-pasted: an id with the # of a link', { ...TEXT, isId: true }, '#cours', 'cours'],
    ['a whole number in text', WEEKS, '6', 6],
    ['a whole number with space around it', WEEKS, ' 6\n', 6],
    ['a whole number as a property', WEEKS, 6, 6],
    ['the minimum', WEEKS, '1', 1],
    ['the maximum', WEEKS, '12', 12],
    ['a flag without a value', FLAG, '', true],
    ['a flag that repeats its name', FLAG, 'flag', true],
    ['a flag in HTML with the text false is set', FLAG, 'false', true],
    ['a flag property that is true', FLAG, true, true],
    ['a flag property that is false', FLAG, false, false],
  ])('a valid value of an attribute is read: %s', (_, attribute, raw, value) => {
    expect(parseAttribute(raw, attribute)).toEqual({ value, problem: null });
  });

  it.each<[string, AttributeType]>([
    ['text', TEXT],
    ['choice', MODE],
    ['integer', WEEKS],
    ['flag', FLAG],
  ])('a missing %s has its default, without a warning', (_, attribute) => {
    expect(parseAttribute(null, attribute)).toEqual({ value: attribute.default, problem: null });
    expect(parseAttribute(undefined, attribute)).toEqual({ value: attribute.default, problem: null });
  });
});

describe('C-elements: an invalid value falls back to the default and says what was expected', () => {
  it.each<[string, AttributeType, unknown, string]>([
    ['a list for a text', TEXT, ['a'], 'object is not a text; nothing is used'],
    ['an object for a text', TEXT, {}, 'object is not a text; nothing is used'],
    ['a function for a text', TEXT, () => 'a', 'function is not a text; nothing is used'],
    ['true for a text', TEXT, true, 'boolean is not a text; nothing is used'],
    ['NaN for a text', TEXT, Number.NaN, 'NaN is not a text; nothing is used'],
    ['infinity for a text', TEXT, Number.POSITIVE_INFINITY, 'Infinity is not a text; nothing is used'],
    ['another choice', MODE, 'grid', '"grid" is not one of default, picker; default is used'],
    ['an empty choice', MODE, '', '"" is not one of default, picker; default is used'],
    [
      'a name that every object has',
      MODE,
      'constructor',
      '"constructor" is not one of default, picker; default is used',
    ],
    ['a word for a number', WEEKS, 'six', '"six" is not a whole number from 1 to 12; 4 is used'],
    ['nothing for a number', WEEKS, '', '"" is not a whole number from 1 to 12; 4 is used'],
    ['a number that is too small', WEEKS, '0', '"0" is not a whole number from 1 to 12; 4 is used'],
    ['a number that is too large', WEEKS, 13, '13 is not a whole number from 1 to 12; 4 is used'],
    ['a negative number', WEEKS, '-3', '"-3" is not a whole number from 1 to 12; 4 is used'],
    ['a fraction', WEEKS, 2.5, '2.5 is not a whole number from 1 to 12; 4 is used'],
    ['a number in another base', WEEKS, '0x4', '"0x4" is not a whole number from 1 to 12; 4 is used'],
    ['NaN for a number', WEEKS, Number.NaN, 'NaN is not a whole number from 1 to 12; 4 is used'],
    [
      'an object that converts to a number',
      WEEKS,
      { valueOf: () => 4 },
      'object is not a whole number from 1 to 12; 4 is used',
    ],
    ['a symbol', WEEKS, Symbol('4'), 'symbol is not a whole number from 1 to 12; 4 is used'],
  ])('an invalid value falls back to the default and says what was expected: %s', (_, attribute, raw, problem) => {
    expect(parseAttribute(raw, attribute)).toEqual({ value: attribute.default, problem });
  });

  it('an object that cannot be converted to text does not throw', () => {
    expect(parseAttribute(Object.create(null), TEXT).value).toBeNull();
    expect(parseAttribute(Object.create(null), MODE).value).toBe('default');
  });
});

describe('C-properties: the property of an attribute', () => {
  it.each([
    ['event', 'event'],
    ['api-url', 'apiUrl'],
    ['data-creneau-time-zone', 'dataCreneauTimeZone'],
  ])('the attribute %s has the property %s', (name, property) => {
    expect(camelCase(name)).toBe(property);
  });
});
