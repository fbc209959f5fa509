import { findApi } from '../../shared/page/settings.ts';
import { type Check, firstOfEach, nameOf } from '../page.ts';
import { probe } from '../probe.ts';
import type { Problem } from '../problem.ts';

/** Elements that show a visitor nothing but a request to sign in. */
const PERSONAL = ['order-history', 'fitness-dashboard', 'studio-day'];

/** Finds tokens that are missing, withheld or refused. */
export const checkTokens: Check = async ({ ours, registry }) => {
  const found = ours.map((element) => ({ element, ...findApi(element, registry) }));
  const written = found.flatMap(({ element, url, token, isTokenWithheld }): readonly Problem[] => {
    if (isTokenWithheld && url) return [{ case: 'token-withheld', element, address: url }];
    return !token && PERSONAL.includes(nameOf(element) ?? '') ? [{ case: 'missing-token', element }] : [];
  });
  const withToken = found.flatMap(({ url, token }) => {
    const [value, owner = null] = token ?? [];
    return url && typeof value === 'string' ? [{ url, value, owner }] : [];
  });
  const each = firstOfEach(withToken, ({ url, value }) => `${url} ${value}`);
  const asked = await Promise.all(
    each.map(async ({ url, value, owner }): Promise<readonly Problem[]> => {
      const outcome = await probe(`${url}/v1/me`, { headers: { authorization: `Bearer ${value}` } });
      const isRefused = outcome.case === 'answered' && outcome.status === 401;
      return isRefused ? [{ case: 'token-refused', element: owner, address: url }] : [];
    }),
  );
  return [...written, ...asked.flat()];
};
