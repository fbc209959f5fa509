import { beforeEach, describe, expect, it } from 'vitest';
import { returnAddress, takeReturned } from '../../../../widgets/checkout/stripe/return-address.ts';
import { openRegistry } from '../../../../widgets/shared/page/registry.ts';

const SAID = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed';
const THEIRS = 'payment_intent=pi_8&payment_intent_client_secret=pi_8_secret_9&redirect_status=succeeded';

const at = (path: string) => history.replaceState({ of: 'the page' }, '', path);
const path = () => location.href.slice(location.origin.length);

const page = openRegistry(async () => null);

beforeEach(() => at('/'));

describe('D-bank-return: the return address', () => {
  it.each([
    ['/', '/?creneau=1'],
    ['/p/?a=%20x&&b#there?not=a&query', '/p/?a=%20x&&b&creneau=1#there?not=a&query'],
    [`/?creneau=1&${SAID}`, '/?creneau=1'],
    [`/?${THEIRS}`, `/?${THEIRS}&creneau=1`],
  ])('the return address of %s is marked: %s', (from, to) => {
    at(from);
    expect(returnAddress()).toBe(location.origin + to);
    expect(path()).toBe(from);
  });

  it.each([
    ['failed', true],
    ['succeeded', false],
    ['pending', false],
    ['', true],
  ])('the parameters of a return with the status %j are read once', (status, isFailed) => {
    page.returned = { clientSecret: 'pi_1_secret_2', status };
    expect(takeReturned()).toEqual({ payment: 'pi_1', clientSecret: 'pi_1_secret_2', isFailed });
    expect([takeReturned(), page.returned]).toEqual([null, null]);
  });

  it.each(['', 'x', 'pi_1', '../../v1/secret', 'seti_1_secret_2'])(
    "a return with %j as the payment's secret is not a payment",
    (clientSecret) => {
      page.returned = { clientSecret, status: 'failed' };
      expect([takeReturned(), page.returned]).toEqual([null, null]);
    },
  );

  it('the parameters of a return are removed from the address again if a router of the page has restored them', () => {
    page.returned = { clientSecret: 'pi_1_secret_2', status: 'failed' };
    at(`/?a=+&creneau=1&${SAID}#b`);
    takeReturned();
    expect([path(), history.state]).toEqual(['/?a=+#b', { of: 'the page' }]);
  });
});
