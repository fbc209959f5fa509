/** The options of a request that we set. */
type Init = Pick<RequestInit, 'method' | 'headers' | 'signal' | 'credentials' | 'redirect' | 'cache'> & {
  readonly body?: string;
};

/**
 * Replaces the platform's `Request` in ky at build time, because a page may use that name for something else, as
 * MooTools does (widgets/bundling/libraries-anywhere.mjs). It holds an address and the options of a `fetch`.
 */
export class Request {
  readonly url: string;
  readonly #init: Init;

  constructor(input: string | Request, init: Init = {}) {
    this.url = typeof input === 'string' ? input : input.url;
    this.#init = typeof input === 'string' ? init : { ...input.#init, ...init };
  }

  get method(): string {
    return this.#init.method ?? 'GET';
  }

  get headers(): Headers {
    return new Headers(this.#init.headers as HeadersSource);
  }

  get signal(): AbortSignal | null | undefined {
    return this.#init.signal;
  }

  clone(): Request {
    return new Request(this);
  }

  /**
   * Returns the options for a `fetch` of `url`, as a plain object, so that a page's wrapper of `fetch` passes on all of
   * them.
   */
  toInit(): RequestInit {
    const { method, signal, credentials, redirect, cache, body } = this.#init;
    const given = { method, signal, credentials, redirect, cache, body };
    const init = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return { ...init, headers: Object.fromEntries(this.headers) };
  }
}

type HeadersSource = Readonly<Record<string, string>> | Headers | undefined;

/** Headers, stored by their names in lower case. */
export class Headers extends Map<string, string> {
  constructor(source: HeadersSource = {}) {
    super();
    const pairs = source instanceof Headers ? source : Object.entries(source);
    for (const [name, value] of pairs) this.set(name, value);
  }

  override get(name: string): string | undefined {
    return super.get(name.toLowerCase());
  }

  override has(name: string): boolean {
    return super.has(name.toLowerCase());
  }

  override set(name: string, value: string): this {
    return super.set(name.toLowerCase(), value);
  }

  override delete(name: string): boolean {
    return super.delete(name.toLowerCase());
  }
}

/** Replaces the platform's `Response`, for which ky checks the results of hooks; no hook of ours returns one. */
export class Response {}
