import { describe, expect, it, vi } from 'vitest';
import { compileMessage } from '../../../widgets/bundling/compiled-messages.mjs';
import { format } from '../../../widgets/shared/view/format-message.ts';
import { createTranslate } from '../../../widgets/shared/view/intl.ts';

const messages = {
  fr: {
    hello: 'Bonjour',
    places: '{left, plural, one {# place} other {# places}}',
    by: 'par {provider}',
    events: '{count, plural, =0 {Aucun} one {# événement à {price}} other {# événements à {price}}}',
    steps: '{figure, number}\u00a0pas',
  },
  en: {
    hello: 'Hello',
    places: '{left, plural, one {# place} other {# places}}',
    by: 'by {provider}',
    events: '{count, plural, =0 {None} one {# event at {price}} other {# events at {price}}}',
    steps: '{figure, number} steps',
  },
  format,
};

describe("D-languages: texts in the element's language", () => {
  const fr = createTranslate(messages, 'fr');
  const en = createTranslate(messages, 'en');

  it("a text without arguments is in the element's language", () => {
    expect([fr('hello'), en('hello')]).toEqual(['Bonjour', 'Hello']);
  });

  it("a text with arguments is in the element's language", () => {
    expect(fr('by', { provider: 'Studio {Lumière}' })).toBe('par Studio {Lumière}');
    expect(en('by', { provider: '<b>' })).toBe('by <b>');
  });

  it('a text counts by the rules of the language: French has no plural for 0', () => {
    expect([0, 1, 2].map((left) => fr('places', { left }))).toEqual(['0 place', '1 place', '2 places']);
    expect([0, 1, 2].map((left) => en('places', { left }))).toEqual(['0 places', '1 place', '2 places']);
  });

  it('a text writes figures as the language does', () => {
    expect(fr('places', { left: 1234 }).replace(/\s/gu, ' ')).toBe('1 234 places');
    expect(en('places', { left: 1234 })).toBe('1,234 places');
  });

  it('an exact count takes precedence over a plural form, and a form may have further values', () => {
    const events = (count: number) => fr('events', { count, price: '5 €' });
    expect([0, 1, 2].map(events)).toEqual(['Aucun', '1 événement à 5 €', '2 événements à 5 €']);
    expect(en('steps', { figure: 12_345.5 })).toBe('12,345.5 steps');
  });

  it('a count that is not a number causes a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(fr('events', { count: 'many', price: '' })).toBe('events');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('counting does not use Intl, whose first use is slow', () => {
    const asked = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
    expect(fr('places', { left: 31 })).toBe('31 places');
    expect(asked).not.toHaveBeenCalled();
  });

  it('a missing argument is a warning, not an exception', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(fr('by')).toBeTypeOf('string');
    expect(en('places', {})).toBeTypeOf('string');
    expect(warn).toHaveBeenCalled();
  });
});

describe('D-languages: a text with an unsupported format fails the build', () => {
  it.each([
    ['a selectordinal', '{rank, selectordinal, one {#er} other {#e}}', 'a selectordinal'],
    ['an offset', '{count, plural, offset:1 one {Vous et un autre} other {Vous et # autres}}', 'an offset'],
    ['a selectordinal in a plural', '{a, plural, one {x} other {{b, selectordinal, other {#e}}}}', 'a selectordinal'],
    ['a plural form that neither language has', '{count, plural, few {x} other {y}}', 'the plural form few'],
    ['a select', '{who, select, me {moi} other {toi}}', 'a select'],
    ['a date', '{day, date}', 'a date'],
    ['a time', '{hour, time, short}', 'a time'],
    ['a figure with a style', '{share, number, percent}', 'a style for the number {share}'],
    ['a tag', '<b>{count, number}</b>', 'a tag'],
    ['no end', '{count, plural, one {x}', 'cannot be parsed'],
  ])('the error of an unsupported format names the text and the format: %s', (_, text, reason) => {
    expect(() => compileMessage(text)).toThrow(`The text "${text}"`);
    expect(() => compileMessage(text)).toThrow(reason);
  });

  it('a text with only supported formats builds', () => {
    const texts = Object.values({ ...messages.fr, ...messages.en });
    expect(texts.map(compileMessage)).toHaveLength(texts.length);
  });
});
