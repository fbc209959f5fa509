import { beforeEach, describe, expect, it } from 'vitest';
import { cleanAddress, takeReturned } from '../../../../widgets/checkout/stripe/return-address.ts';

const SAID = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed';

const at = (path: string) => history.replaceState({ of: 'the page' }, '', path);

beforeEach(() => at('/'));

describe('decisions §7, §11: the way back from a bank', () => {
  it.each([
    [`/?${SAID}`, '/'],
    [`/p/?a=%20x&&b&${SAID}#there?not=a&query`, '/p/?a=%20x&&b#there?not=a&query'],
    [`/?${SAID}&payment_intent_id=7`, '/?payment_intent_id=7'],
    [`/?a&${SAID}&a=2#`, '/?a&a=2#'],
  ])('%s becomes %s', (from, to) => {
    at(from);
    expect(takeReturned()).toEqual({ payment: 'pi_1', clientSecret: 'pi_1_secret_2', isFailed: true });
    expect(location.href.slice(location.origin.length)).toBe(to);
    expect(history.state).toEqual({ of: 'the page' });
  });

  it('is taken once', () => {
    at(`/?${SAID}`);
    takeReturned();
    expect(takeReturned()).toBeNull();
  });

  it.each(['', 'x', 'pi_1', '../../v1/secret', 'seti_1_secret_2'])('junk, %j, goes and is nobody’s payment', (junk) => {
    at(`/?a=1&payment_intent_client_secret=${encodeURIComponent(junk)}`);
    expect(takeReturned()).toBeNull();
    expect(location.search).toBe('?a=1');
  });

  it('a page that nobody comes back to keeps its address', () => {
    at('/?redirect=1&a=+b');
    expect(takeReturned()).toBeNull();
    expect(cleanAddress()).toBe(location.href);
    expect(location.search).toBe('?redirect=1&a=+b');
  });
});
