import type { Page, Route } from 'playwright-core';
import { DEMO_NOW } from '../../fixtures/browser/demo.ts';
import { type DemoProcess, startProcess } from '../../fixtures/server/process.ts';
import { openShopOn, type Shop } from './a-shop.ts';

/** A shop whose server is a process of its own. */
export interface MortalShop extends Shop {
  /** Ends the server as a power cut would. */
  die(): Promise<void>;
  /** Starts it again with the same address and database, if it is dead. */
  comeBack(): Promise<void>;
}

/** A call of the page's, as its method and the end of its path. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
}

/** Opens a shop whose server can die. */
export async function openMortalShop(): Promise<MortalShop> {
  const opened = Date.now();
  let server: DemoProcess | undefined;
  let again = () => Promise.resolve();
  const shop = await openShopOn(async (databaseUrl) => {
    const start = (port: string) => {
      const NOW = new Date(Date.parse(DEMO_NOW) + Date.now() - opened).toISOString();
      return startProcess({ NOW, PORT: port, DATABASE_URL: databaseUrl, DEMO: 'on' });
    };
    const first = await start('0');
    server = first;
    again = async () => {
      server ??= await start(new URL(first.url).port);
    };
    return { url: first.url, partner: first.partner, stop: die };
  });
  return { ...shop, die, comeBack: () => again() };

  async function die(): Promise<void> {
    await server?.kill();
    server = undefined;
  }
}

/** The server dies at the page's next such call: before the call arrives, or once it was carried out and not answered. */
export async function dieAt(shop: MortalShop, page: Page, call: Call, when: 'before' | 'after'): Promise<void> {
  let isAlive = true;
  const handle = async (route: Route) => {
    const request = route.request();
    if (!isAlive || request.method() !== call.method || !call.path.test(request.url())) return route.fallback();
    isAlive = false;
    if (when === 'after') await route.fetch();
    await shop.die();
    return when === 'after' ? route.abort('connectionreset') : route.continue();
  };
  await page.route('**/api/**', handle);
}

/** Writes down every alert that the page's checkouts show from now on. */
export async function hearAlerts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.locator('creneau-checkout').evaluate((checkout) => {
    const said = new Set<string>();
    const root = checkout.shadowRoot;
    const hear = () => {
      for (const alert of root?.querySelectorAll('[role="alert"]') ?? []) said.add(alert.textContent ?? '');
    };
    if (root) new MutationObserver(hear).observe(root, { childList: true, subtree: true, characterData: true });
    Object.assign(checkout, { said });
  });
  return () =>
    page.locator('creneau-checkout').evaluate((checkout) => [...(checkout as unknown as { said: Set<string> }).said]);
}
