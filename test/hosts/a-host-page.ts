import type { BrowserContextOptions, Page } from 'playwright-core';
import { STATES, type State } from '../../demo/states.ts';
import { type Relay, startRelay } from '../fixtures/browser/relay.ts';
import { test as base, newPage, onTestFinished } from '../fixtures/browser/test.ts';

/** A demo behind one server that is many origins: a studio's, and the one that the bundle and the API come from. */
export interface Hosts {
  readonly relay: Relay;
  /** The tag of the loader, with these attributes. */
  script(more?: string): string;
}

/** What a page has said: uncaught errors, and its console from warnings on. */
export interface HostPage {
  readonly page: Page;
  readonly errors: string[];
  readonly console: string[];
}

interface HostPageOptions extends BrowserContextOptions {
  /** Headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a page of a host in a context of its own, which ends with the test. */
export type Open = (html: string, options?: HostPageOptions) => Promise<HostPage>;

interface Own {
  /** Hosts of the test's own in front of the run's demo. */
  readonly hosts: Hosts;
  readonly open: Open;
}

export const test = base.extend<Own>({
  hosts: async ({ demo }, use) => {
    const hosts = await startHosts(demo.url);
    onTestFinished(() => hosts.relay.stop());
    await use(hosts);
  },
  open: async ({ browser, hosts }, use) => {
    await use(async (html, { headers = {}, ...more } = {}) => {
      const page = await newPage(browser, { reducedMotion: 'reduce', ...more });
      const errors: string[] = [];
      const said: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) said.push(message.text());
      });
      await page.goto(hosts.relay.page(html, { headers }));
      return { page, errors, console: said };
    });
  },
});

/** Starts them in front of a demo, by its address; they end with their relay. */
export async function startHosts(demo: string): Promise<Hosts> {
  const relay = await startRelay(demo);
  return {
    relay,
    script: (more = '') => `<script async src="${relay.origin('cdn')}/creneau/1/creneau.js" ${more}></script>`,
  };
}

/** Each element once, its tag alone, as the catalogue's first state that needs no fault, no query string and no WebGL begins. */
export function oneOfEach(): readonly State[] {
  const first = new Map<string, State>();
  for (const state of STATES) {
    const from = state.markup.search(new RegExp(`<creneau-${state.element}\\b`));
    const isPlain = !state.fault && !state.needs && !state.search && !first.has(state.element);
    if (isPlain && from >= 0) first.set(state.element, { ...state, markup: state.markup.slice(from) });
  }
  return [...first.values()];
}
