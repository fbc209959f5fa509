import { createStore } from 'zustand/vanilla';
import type { Client } from '../shared/api/client.ts';
import { EMPTY, type ListOnPage, type PageState } from '../shared/page/page-state.ts';

/** The payloads that are there, by the path of their call. */
export type Payloads = ReadonlyMap<string, unknown>;

/** The calls of an element that are answered by payloads. */
export interface MadeCalls {
  readonly client: Client;
  /** Returns the paths of the calls that no payload has answered. */
  missing(): readonly string[];
  /** Returns how many calls were made. */
  count(): number;
}

/** Creates a client that answers from `payloads`. What is not there, and whatever a visitor must do, never settles. */
export function createMadeCalls(payloads: Payloads): MadeCalls {
  const never = new Promise<never>(() => {});
  const missing = new Set<string>();
  let count = 0;
  return {
    missing: () => [...missing],
    count: () => count,
    client: {
      async get(path, decode, { isPersonal } = {}) {
        count += 1;
        if (payloads.has(path)) return decode(payloads.get(path));
        if (!isPersonal) missing.add(path);
        return never;
      },
      send: () => never,
    },
  };
}

/** Creates the page state of a visitor about whom nothing is known, at an instant in milliseconds since 1970. */
export function createMadePage(client: Client, now: number): PageState {
  const nobody = () => {};
  return {
    url: '',
    data: createStore(() => EMPTY),
    client,
    clientWith: () => client,
    clock: { now: () => now, set: nobody },
    session: {
      token: () => Promise.resolve(null),
      renew: () => Promise.resolve(false),
      dropToken: () => null,
      setToken: nobody,
      accept: nobody,
      setGuest: nobody,
    },
    hosts: new Set(),
    slugs: new Map(),
    live: { base: null },
    lists: createStore<ReadonlyMap<Element, ListOnPage>>()(() => new Map()),
  };
}
