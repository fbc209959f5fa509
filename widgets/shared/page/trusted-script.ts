import { registry, type ScriptUrlPolicy } from './registry.ts';

/** What there is of Trusted Types in the browsers that have them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

/**
 * A script's address as a page with Trusted Types wants it, by our one policy, `creneau`; throws where the page forbids
 * that. The loader and the widgets share the policy, for a second one of that name may be forbidden.
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const page = registry();
  if (!trustedTypes || !page) return url;
  page.policy ??= trustedTypes.createPolicy('creneau', { createScriptURL: (address) => address });
  return page.policy.createScriptURL(url) as unknown as string;
}
