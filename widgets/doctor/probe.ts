/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** What became of a request that a page makes by script. */
export type Outcome =
  | { readonly case: 'answered'; readonly status: number; readonly isJson: boolean }
  /** The page's policy forbids it. */
  | { readonly case: 'policy'; readonly directive: string }
  /** The server answers, but does not allow the page to read the answer. */
  | { readonly case: 'cors' }
  /** The server sends to another address. */
  | { readonly case: 'redirect' }
  /** A page by https may not call http. */
  | { readonly case: 'insecure' }
  | { readonly case: 'offline' }
  | { readonly case: 'down' };

/**
 * Makes a request as the widgets do, and reports how it fails. A browser says no more to a script than that it failed:
 * the policy's refusals are read from its events, and a second request, with an answer that no page may read,
 * distinguishes a server that does not allow the page from one that does not answer.
 */
export async function probe(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const refused: SecurityPolicyViolationEvent[] = [];
  const hear = (event: SecurityPolicyViolationEvent) => refused.push(event);
  document.addEventListener('securitypolicyviolation', hear);
  try {
    return await ask(address, headers, refused);
  } finally {
    document.removeEventListener('securitypolicyviolation', hear);
  }
}

async function ask(
  address: string,
  headers: Readonly<Record<string, string>>,
  refused: readonly SecurityPolicyViolationEvent[],
): Promise<Outcome> {
  const options = (): RequestInit => ({
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
  try {
    const { type, status, headers: sent } = await fetch(address, { ...options(), headers, redirect: 'manual' });
    if (type === 'opaqueredirect') return { case: 'redirect' };
    return { case: 'answered', status, isJson: /\bjson\b/.test(sent.get('content-type') ?? '') };
  } catch {
    // The policy's event is a separate task.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { origin, protocol } = new URL(address);
  const violation = refused.find(
    ({ disposition, blockedURI }) => disposition === 'enforce' && blockedURI.startsWith(origin),
  );
  if (violation) return { case: 'policy', directive: violation.effectiveDirective };
  if (location.protocol === 'https:' && protocol === 'http:') return { case: 'insecure' };
  if (!navigator.onLine) return { case: 'offline' };
  return fetch(address, { ...options(), mode: 'no-cors' }).then(
    () => ({ case: 'cors' }) as const,
    () => ({ case: 'down' }) as const,
  );
}
