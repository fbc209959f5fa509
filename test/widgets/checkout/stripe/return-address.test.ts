import { beforeEach, describe, expect, it } from 'vitest';
import { returnAddress, takeReturned } from '../../../../widgets/checkout/stripe/return-address.ts';

const SAID = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed';
const THEIRS = 'payment_intent=pi_8&payment_intent_client_secret=pi_8_secret_9&redirect_status=succeeded';
const RETURNED = { payment: 'pi_1', clientSecret: 'pi_1_secret_2', isFailed: true };

const at = (path: string) => history.replaceState({ of: 'the page' }, '', path);
const path = () => location.href.slice(location.origin.length);

beforeEach(() => at('/'));

describe('decisions §7, §11: the way back from a bank', () => {
  it.each([
    ['/', '/?creneau=1'],
    ['/p/?a=%20x&&b#there?not=a&query', '/p/?a=%20x&&b&creneau=1#there?not=a&query'],
    [`/?creneau=1&${SAID}`, '/?creneau=1'],
    [`/?${THEIRS}`, `/?${THEIRS}&creneau=1`],
  ])('from %s it is marked: %s', (from, to) => {
    at(from);
    expect(returnAddress()).toBe(location.origin + to);
    expect(path()).toBe(from);
  });

  it.each([
    [`/?creneau=1&${SAID}`, '/'],
    [`/p/?a=%20x&&b&creneau=1&${SAID}#there?not=a&query`, '/p/?a=%20x&&b#there?not=a&query'],
    [`/?creneau=1&${SAID}&payment_intent_id=7`, '/?payment_intent_id=7'],
    [`/?a&creneau=1&${SAID}&a=2#`, '/?a&a=2#'],
    [`/?${THEIRS}&creneau=1&${SAID}`, `/?${THEIRS}`],
  ])('%s becomes %s', (from, to) => {
    at(from);
    expect(takeReturned()).toEqual(RETURNED);
    expect(path()).toBe(to);
    expect(history.state).toEqual({ of: 'the page' });
  });

  it('is taken once', () => {
    at(`/?creneau=1&${SAID}`);
    takeReturned();
    expect(takeReturned()).toBeNull();
  });

  it.each([SAID, `creneau=2&${SAID}`, `xcreneau=1&${SAID}`])(
    '%s is a payment of the page’s own, and stays',
    (query) => {
      at(`/?${query}`);
      expect(takeReturned()).toBeNull();
      expect(path()).toBe(`/?${query}`);
    },
  );

  it.each(['', 'x', 'pi_1', '../../v1/secret', 'seti_1_secret_2'])('junk, %j, goes and is nobody’s payment', (junk) => {
    at(`/?a=1&creneau=1&payment_intent_client_secret=${encodeURIComponent(junk)}`);
    expect(takeReturned()).toBeNull();
    expect(location.search).toBe('?a=1');
  });

  it('a page that nobody comes back to keeps its address', () => {
    at('/?redirect=1&a=+b');
    expect(takeReturned()).toBeNull();
    expect(location.search).toBe('?redirect=1&a=+b');
  });
});
