import { expect, it } from 'vitest';
import { registry } from '../../widgets/shared/page/registry.ts';

it("D-clean-address: back from a bank's page, importing the package cleans the address", async () => {
  const said = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
  history.replaceState({ of: 'the page' }, '', `/?a=+&creneau=1&${said}#b`);
  await import('../../widgets/index.ts');
  expect([location.href.slice(location.origin.length), history.state]).toEqual(['/?a=+#b', { of: 'the page' }]);
  expect(registry()?.returned).toEqual({ clientSecret: 'pi_1_secret_2', status: 'succeeded' });
});
