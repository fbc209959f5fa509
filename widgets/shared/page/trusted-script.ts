import { registry, type ScriptUrlPolicy } from './registry.ts';

/** The part of Trusted Types that we use, in browsers that have them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

/**
 * Returns a script's address for a page with Trusted Types, from our one policy, `creneau`; throws if the page forbids
 * it. The loader and the widgets share the policy, because a page may forbid a second policy of that name.
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const pageRegistry = registry();
  if (!trustedTypes || !pageRegistry) return url;
  pageRegistry.policy ??= trustedTypes.createPolicy('creneau', { createScriptURL: (address) => address });
  return pageRegistry.policy.createScriptURL(url) as unknown as string;
}
