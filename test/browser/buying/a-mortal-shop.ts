import type { Page } from 'playwright-core';
import { DEMO_NOW } from '../../fixtures/browser/demo.ts';
import { type DemoProcess, startProcess } from '../../fixtures/server/process.ts';
import { type Call, isCall } from './a-lost-answer.ts';
import { openShopOn, type Shop } from './a-shop.ts';

/** A shop whose server is a process of its own. */
export interface MortalShop extends Shop {
  /** Ends the server as a power cut would. */
  die(): Promise<void>;
  /** Starts it again with the same address and database. */
  comeBack(): Promise<void>;
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
      server = await start(new URL(first.url).port);
    };
    return { url: first.url, partner: first.partner, stop: die };
  });
  return { ...shop, die, comeBack: () => again() };

  async function die(): Promise<void> {
    await server?.kill();
    server = undefined;
  }
}

/** The server dies once the page's next such call was carried out, and not answered. */
export async function dieAt(shop: MortalShop, page: Page, call: Call): Promise<void> {
  let isAlive = true;
  await page.route('**/api/**', async (route) => {
    if (!isAlive || !isCall(route.request(), call)) return route.fallback();
    isAlive = false;
    await route.fetch();
    await shop.die();
    return route.abort('connectionreset');
  });
}
