// A classic script that runs before all others in a frame of the gallery. It gives each frame separate storage. Calls
// of a state that shows waiting for the API never get a response, and use no connection that other frames need. The
// gallery reads `troubles` and `callsUnderWay`.
{
  const memory = (): Storage => {
    const kept = new Map<string, string>();
    return {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, value) => void kept.set(String(key), String(value)),
      removeItem: (key) => void kept.delete(String(key)),
      clear: () => kept.clear(),
    };
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: memory() });

  const troubles: { readonly isUncaught: boolean; readonly text: string }[] = [];
  const { error: print } = console;
  const keep = (isUncaught: boolean, said: unknown) => void troubles.push({ isUncaught, text: String(said) });
  console.error = (...said: unknown[]) => {
    keep(false, said[0]);
    print(...said);
  };
  addEventListener('error', (event) => keep(true, event.message));
  addEventListener('unhandledrejection', (event) => keep(true, event.reason));
  Object.assign(window, { troubles });

  // Scrolling inside a frame would also scroll the gallery.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};

  const isSilent = document.currentScript?.dataset['api'] === 'silent';
  const { fetch: ask, setTimeout: later } = window;
  let callsUnderWay = 0;
  const isDelayed = (input: RequestInfo | URL) =>
    (input instanceof Request ? input.url : String(input)).includes('/~delay-');
  const counted: typeof fetch = (input, init) => {
    if (isSilent && isDelayed(input)) return new Promise(() => {});
    callsUnderWay += 1;
    return ask(input, init).finally(() => {
      callsUnderWay -= 1;
    });
  };
  Object.assign(window, { fetch: counted });
  Object.defineProperty(window, 'callsUnderWay', { get: () => callsUnderWay });

  // Long timers never fire, because with them the client would give up waiting.
  const LONG_MS = 10_000;
  const patient = (work: TimerHandler, delay = 0, ...values: unknown[]) =>
    delay < LONG_MS ? later(work, delay, ...values) : 0;
  if (isSilent) Object.assign(window, { setTimeout: patient });
}
