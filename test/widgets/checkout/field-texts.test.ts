import { expect, it } from 'vitest';
import { messages as confirmation } from '../../../widgets/checkout/confirmation/messages.ts';
import { messages as person } from '../../../widgets/checkout/form/person-messages.ts';
import { messages as payment } from '../../../widgets/checkout/payment/messages.ts';
import { messages as stripe } from '../../../widgets/checkout/stripe/messages.ts';
import { messages as testCard } from '../../../widgets/checkout/test-card/messages.ts';
import { messages as wishes } from '../../../widgets/checkout/wishes/messages.ts';

interface Texts {
  readonly fr: Readonly<Record<string, string>>;
  readonly en: Readonly<Record<string, string>>;
}

/** The messages that are shown at fields, by file. */
const SAID: readonly (readonly [Texts, RegExp])[] = [
  [person, /-/],
  [testCard, /^card-/],
  [payment, /^terms needed$/],
  [stripe, /^card-name-missing$/],
  [wishes, /^(coupon-invalid|subscription-invalid|recipient-unknown|gift-not-possible)$/],
  [confirmation, /^(address taken|address fixed|action failed|sending unanswered)$/],
];

const TEXTS = SAID.flatMap(([{ fr, en }, isSaid]) =>
  [fr, en].flatMap((texts) => Object.entries(texts).flatMap(([key, text]) => (isSaid.test(key) ? [text] : []))),
);

it.each(TEXTS)(
  'S-form-messages: the message of a field is one sentence without a full stop, or several sentences with full stops: %s',
  (text) => {
    const isSeveral = /[.!?] \p{Lu}/u.test(text);
    expect(text.endsWith('.')).toBe(isSeveral);
  },
);

it('S-form-messages: the test of field messages would notice that no messages are found', () => {
  expect(TEXTS.length).toBeGreaterThan(40);
});
