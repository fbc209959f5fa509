// A classic script that runs before all others, so that it misses nothing. It passes the stage's events to the page
// around it while they can still be cancelled, reports each call of the API, and makes the faults that the API cannot
// make.
{
  const script = document.currentScript as HTMLScriptElement | null;
  const tell = (type: string, detail: unknown) => {
    if (parent !== window) parent.dispatchEvent(new CustomEvent(type, { detail }));
  };
  for (const name of script?.dataset['events']?.split(' ') ?? []) {
    document.addEventListener(name, (event) => tell('stage-event', event));
  }
  tell('stage-begin', document);

  const fault = () => script?.dataset['fault'];
  let wasOffline = fault() === 'offline';
  const connection = () => {
    const isOffline = fault() === 'offline';
    if (isOffline !== wasOffline) dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
    wasOffline = isOffline;
  };
  if (script) new MutationObserver(connection).observe(script, { attributeFilter: ['data-fault'] });

  const { fetch: ask } = window;
  let calls = 0;
  const apiUrl = () => {
    const tag = document.querySelector<HTMLScriptElement>('script[src*="/creneau.js"]');
    return tag?.dataset['apiUrl'] ?? `${tag && new URL(tag.src).origin}/api`;
  };
  const faulty = async (): Promise<Response | null> => {
    if (fault() === 'offline') throw new TypeError('The stage is offline.');
    calls += 1;
    if (fault() !== 'flaky' || calls % 2 === 1) return null;
    const headers = { 'content-type': 'application/problem+json' };
    return new Response('{"code":"server-error"}', { status: 503, headers });
  };
  const told: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(request?.url ?? String(input), location.href).href;
    const base = `${apiUrl()}/`;
    if (!url.startsWith(base)) return ask(input, init);
    const begin = performance.now();
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
    const end = (status: number | null, isMade: boolean) => {
      const ms = Math.round(performance.now() - begin);
      tell('stage-call', { method, path: url.slice(base.length - 1), status, ms, isMade });
    };
    try {
      const made = await faulty();
      const response = made ?? (await ask(input, init));
      end(response.status, made !== null);
      return response;
    } catch (error) {
      end(null, fault() === 'offline');
      throw error;
    }
  };
  Object.assign(window, { fetch: told });

  const audit = async (checks: object) => {
    // A variable, because the compiler would resolve a literal address.
    const address = '/qa/axe.js';
    await import(address);
    const { axe } = window as Window & { readonly axe?: { run(context: string, checks: object): Promise<unknown> } };
    return axe?.run('#stage', checks);
  };
  Object.assign(window, { audit });
}
