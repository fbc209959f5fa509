import { describe, expect, it } from 'vitest';
import { PAYMENT_PROBLEMS } from '../../../../core/checkout/card.ts';
import { messages } from '../../../../widgets/checkout/payment/messages.ts';
import {
  type CardFields,
  checkCard,
  EMPTY_CARD,
  groupExpiry,
  groupNumber,
  shortCode,
} from '../../../../widgets/checkout/test-card/test-card.ts';
import { NOW } from '../../../fixtures/data/factories.ts';
import { INVISIBLE, withInvisible } from '../../../fixtures/data/invisible.ts';

const GOOD: CardFields = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 28',
  securityCode: '123',
  postalCode: '75001',
  name: 'Camille Martin',
};

describe('D-test-gateway: the test gateway takes five numbers', () => {
  it.each([
    ['4242424242424242', 'success'],
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'insufficient-funds'],
    ['4000-0000-0000-0119', 'processing-error'],
    ['4000002500003155', 'authentication'],
  ])('the test gateway takes the number %s as %s', (number, card) => {
    expect(checkCard({ ...GOOD, number }, NOW)).toEqual({ case: 'good', card, expiresMonth: 12, expiresYear: 2028 });
  });
});

describe('S-forms, S-card-messages: card fields', () => {
  it.each<[keyof CardFields, string, string]>([
    ['number', '', 'card-incomplete-number'],
    ['number', '4242 4242 4242 424', 'card-incomplete-number'],
    ['number', '4242 4242 4242 4241', 'card-not-a-test'],
    ['number', '4242 4242 4242 4242 4', 'card-not-a-test'],
    ['expiry', '', 'card-incomplete-expiry'],
    ['expiry', '12', 'card-incomplete-expiry'],
    ['expiry', '13 / 28', 'card-incomplete-expiry'],
    ['expiry', '00 / 28', 'card-incomplete-expiry'],
    ['expiry', '12 / 25', 'card-expired-year'],
    ['expiry', '10 / 26', 'card-expired-year'],
    ['securityCode', '12', 'card-incomplete-security-code'],
    ['securityCode', 'abc', 'card-incomplete-security-code'],
    ['postalCode', '', 'card-incomplete-postal-code'],
    ['postalCode', '7', 'card-incomplete-postal-code'],
    ['name', '  ', 'card-name-missing'],
  ])('the field %s with %j has the error %s, and nothing else is wrong', (field, text, problem) => {
    expect(checkCard({ ...GOOD, [field]: text }, NOW)).toEqual({ case: 'bad', problems: { [field]: problem } });
  });

  it.each(INVISIBLE)('D-typed-text: pasted card fields are read without their %s', (_, invisible) => {
    const pasted = Object.entries(GOOD).map(([field, text]) => [field, withInvisible(text, invisible)]);
    expect(checkCard(Object.fromEntries(pasted), NOW).case).toBe('good');
  });

  it('a card is good until the end of its month', () => {
    expect(checkCard({ ...GOOD, expiry: '11 / 26' }, NOW).case).toBe('good');
  });

  it('an empty form has an error at every field', () => {
    const checked = checkCard(EMPTY_CARD, NOW);
    expect(checked.case === 'bad' && Object.keys(checked.problems)).toEqual(Object.keys(EMPTY_CARD));
  });

  it.each(['SW1A 1AA', '1000 AB', '10115'])('a postal code of another country is valid: %s', (postalCode) => {
    expect(checkCard({ ...GOOD, postalCode }, NOW).case).toBe('good');
  });
});

describe('D-test-gateway: typed digits are grouped', () => {
  it.each([
    ['42424', '4242 4'],
    ['4242 4242x4242 4242', '4242 4242 4242 4242'],
    ['4242 ', '4242'],
  ])('digits are grouped in the number %j → %j', (text, grouped) => expect(groupNumber(text)).toBe(grouped));

  it.each([
    ['\u200b1234', '1234'],
    ['12345', '1234'],
    ['\u202a123\u202c', '123'],
  ])('D-typed-text: security code %j → %j', (text, code) => expect(shortCode(text)).toBe(code));

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['128', '12 / 8'],
    ['1228', '12 / 28'],
    ['1/28', '01 / 28'],
    ['12/2028', '12 / 28'],
    ['12 / ', '12'],
  ])('digits are grouped in the expiry %j → %j', (text, grouped) => expect(groupExpiry(text)).toBe(grouped));
});

describe('S-card-messages: every refusal of a card has its text', () => {
  it.each(PAYMENT_PROBLEMS)('the refusal %s has its text in both languages', (code) => {
    expect(messages.fr[code]).not.toBe(messages.en[code]);
  });
});
