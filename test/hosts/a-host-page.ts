import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { STATES, type State } from '../../demo/states.ts';
import { type Demo, startDemo } from '../fixtures/browser/demo.ts';
import { type Relay, startRelay } from '../fixtures/browser/relay.ts';
import { sharedBrowser } from '../fixtures/browser/shared.ts';

/** The demo behind one server that is many origins: a studio's, and the one that the bundle and the API come from. */
export interface Hosts {
  readonly demo: Demo;
  readonly relay: Relay;
  /** The tag of the loader, with these attributes. */
  script(more?: string): string;
  stop(): Promise<void>;
}

export async function startHosts(): Promise<Hosts> {
  const demo = await startDemo();
  const relay = await startRelay(demo.url);
  return {
    demo,
    relay,
    script: (more = '') => `<script async src="${relay.origin('cdn')}/creneau/1/creneau.js" ${more}></script>`,
    stop: async () => {
      await relay.stop();
      await demo.stop();
    },
  };
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
  /** Whether the suite keeps the page, and closes its context; else it ends with the test. */
  readonly keeps?: boolean;
}

/** Opens a page of a host in a context of its own. */
export async function openHostPage(
  { relay }: Hosts,
  html: string,
  { headers = {}, keeps = false, ...more }: HostPageOptions = {},
): Promise<HostPage> {
  const context = await (await sharedBrowser()).newContext({ reducedMotion: 'reduce', ...more });
  if (!keeps) onTestFinished(() => context.close());
  const page = await context.newPage();
  const errors: string[] = [];
  const said: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(message.text());
  });
  await page.goto(relay.page(html, { headers }));
  return { page, errors, console: said };
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
