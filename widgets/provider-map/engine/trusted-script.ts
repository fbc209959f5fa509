interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): object };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** An address that a worker may be started from, also where the page asks for Trusted Types; throws where it allows no policy of ours. */
export function trustedScript(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('creneau', { createScriptURL: (address) => address });
  // maplibre asks an address whether it ends in .cjs; one that is trusted has none of a text's methods.
  const asText = { endsWith: () => false, split: () => [''] };
  return Object.assign(policy.createScriptURL(url), asText) as unknown as string;
}
