/** The longest wait for a response, in milliseconds. */
const PATIENCE = 10_000;

/** The outcome of a request that a page makes by script. */
export type Outcome =
  | { readonly case: 'answered'; readonly status: number; readonly isJson: boolean; readonly language: string | null }
  /** The server refuses the request because the page's referrer policy keeps back the page's address. */
  | { readonly case: 'without-referrer'; readonly status: number }
  /** The page's content security policy forbids the request. */
  | { readonly case: 'policy'; readonly directive: string }
  /** The server responds, but does not allow the page to read the response. */
  | { readonly case: 'cors' }
  /** The server redirects to another address. */
  | { readonly case: 'redirect' }
  /** A page loaded over https cannot request an http address. */
  | { readonly case: 'insecure' }
  | { readonly case: 'offline' }
  | { readonly case: 'down' };

/**
 * Makes a request as the widgets do, and reports why it fails. A browser tells a script only that a request has failed.
 * So a refusal by the policy is read from the browser's events; and a second request, in mode `no-cors`, distinguishes
 * a server that does not allow the page from one that does not respond.
 */
export async function probe(address: string, more: RequestInit = {}): Promise<Outcome> {
  const refused: SecurityPolicyViolationEvent[] = [];
  const hear = (event: SecurityPolicyViolationEvent) => refused.push(event);
  document.addEventListener('securitypolicyviolation', hear);
  try {
    return await ask(address, more, refused);
  } finally {
    document.removeEventListener('securitypolicyviolation', hear);
  }
}

async function ask(
  address: string,
  more: RequestInit,
  refused: readonly SecurityPolicyViolationEvent[],
): Promise<Outcome> {
  const options = (): RequestInit => ({
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });
  try {
    const { type, status, headers: sent } = await fetch(address, { ...options(), ...more, redirect: 'manual' });
    if (type === 'opaqueredirect') return { case: 'redirect' };
    const isJson = /\bjson\b/.test(sent.get('content-type') ?? '');
    return { case: 'answered', status, isJson, language: sent.get('content-language') };
  } catch {
    // The browser dispatches the event of a policy violation in a later task.
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
