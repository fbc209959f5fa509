/** What there is of Trusted Types in the browsers that have them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): object };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** A script's address as a page with Trusted Types wants it, by our one policy, `creneau`; throws where the page forbids that. */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('creneau', { createScriptURL: (address) => address });
  return policy.createScriptURL(url) as unknown as string;
}
