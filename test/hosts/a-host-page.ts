import type { BrowserContextOptions, Page } from 'playwright-core';
import { STATES, type State } from '../../demo/states.ts';
import { type Relay, startRelay } from '../fixtures/browser/relay.ts';
import { test as base, newPage, onTestFinished } from '../fixtures/browser/test.ts';
import { withoutStreams } from '../fixtures/browser/without-streams.ts';

/** A demo behind one server with many origins: that of a studio, and that of the bundle and the API. */
export interface Hosts {
  readonly relay: Relay;
  /** Returns the script tag of the loader, with these attributes. */
  script(more?: string): string;
}

/** A page with its uncaught errors, and with the warnings and errors of its console. */
export interface HostPage {
  readonly page: Page;
  readonly errors: string[];
  readonly console: string[];
}

interface HostPageOptions extends BrowserContextOptions {
  /** The headers of the page. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a page of a host in a new context, which is closed when the test ends. */
export type Open = (html: string, options?: HostPageOptions) => Promise<HostPage>;

interface Own {
  /** New hosts for the test in front of the shared demo. */
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
      await withoutStreams(page);
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

/** Starts hosts in front of the demo at this address; they end with their relay. */
export async function startHosts(demo: string): Promise<Hosts> {
  const relay = await startRelay(demo);
  return {
    relay,
    script: (more = '') => `<script async src="${relay.origin('cdn')}/creneau/1/creneau.js" ${more}></script>`,
  };
}

/**
 * Returns one state of each element: the first state of the catalogue that needs no fault, query string or WebGL, with
 * only the tag.
 */
export function oneOfEach(): readonly State[] {
  const first = new Map<string, State>();
  for (const state of STATES) {
    const from = state.markup.search(new RegExp(`<creneau-${state.element}\\b`));
    const isPlain = !state.fault && !state.needs && !state.search && !first.has(state.element);
    if (isPlain && from >= 0) first.set(state.element, { ...state, markup: state.markup.slice(from) });
  }
  return [...first.values()];
}
