import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanedAddress, takeBankReturn } from '../../../../widgets/shared/selling/bank-return.ts';

const SAID = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed';
const THEIRS = 'payment_intent=pi_8&payment_intent_client_secret=pi_8_secret_9&redirect_status=succeeded';

const at = (path: string) => history.replaceState({ of: 'the page' }, '', path);
const path = () => location.href.slice(location.origin.length);

beforeEach(() => at('/'));

afterEach(() => vi.restoreAllMocks());

describe('D-clean-address: a return from a bank’s page', () => {
  it.each([
    [`/?creneau=1&${SAID}`, '/'],
    [`/p/?a=%20x&&b&creneau=1&${SAID}#there?not=a&query`, '/p/?a=%20x&&b#there?not=a&query'],
    [`/?creneau=1&${SAID}&payment_intent_id=7`, '/?payment_intent_id=7'],
    [`/?a&creneau=1&${SAID}&a=2#`, '/?a&a=2#'],
    [`/?${THEIRS}&creneau=1&${SAID}`, `/?${THEIRS}`],
  ])('the address of a return %s becomes %s', (from, to) => {
    at(from);
    expect(takeBankReturn()).toEqual({ clientSecret: 'pi_1_secret_2', status: 'failed' });
    expect(path()).toBe(to);
    expect(history.state).toEqual({ of: 'the page' });
  });

  it('a return is removed from the address even without parameters', () => {
    at('/?a=1&creneau=1');
    expect(takeBankReturn()).toEqual({ clientSecret: '', status: '' });
    expect(path()).toBe('/?a=1');
  });

  it("a return from a bank's page is read once", () => {
    at(`/?creneau=1&${SAID}`);
    takeBankReturn();
    expect(takeBankReturn()).toBeNull();
  });

  it.each([
    `/?${SAID}`,
    `/?creneau=2&${SAID}`,
    `/?creneau=10&${SAID}`,
    `/?xcreneau=1&${SAID}`,
    '/#creneau=1',
    '/?redirect=1&a=+b',
  ])('the address %s has no return of Créneau, and stays unchanged', (address) => {
    at(address);
    expect(takeBankReturn()).toBeNull();
    expect(path()).toBe(address);
  });

  it.each([
    ['the visitor goes back to', new Event('popstate')],
    ['is restored from the back/forward cache', Object.assign(new Event('pageshow'), { persisted: true })],
  ])('a return is removed from an address that %s', (_, event) => {
    at(`/?creneau=1&${SAID}`);
    takeBankReturn();
    at(`/?b=+&creneau=1&${SAID}#x`);
    const seen: string[] = [];
    const see = () => seen.push(path());
    addEventListener(event.type, see);
    dispatchEvent(event);
    removeEventListener(event.type, see);
    expect([path(), seen]).toEqual(['/?b=+#x', ['/?b=+#x']]);
  });

  it('a return is read even if replaceState throws', () => {
    at(`/?creneau=1&${SAID}`);
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(takeBankReturn()).toEqual({ clientSecret: 'pi_1_secret_2', status: 'failed' });
    expect([path(), cleanedAddress()]).toEqual([`/?creneau=1&${SAID}`, `${location.origin}/`]);
  });
});
