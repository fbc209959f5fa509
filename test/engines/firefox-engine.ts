import { pathToFileURL } from 'node:url';
import { engineFile } from '../fixtures/browser/hosts.ts';
import { type Engine, SIZE } from './engine.ts';

/**
 * The part of Puppeteer that this suite uses; it is declared here, because only the suite installs Puppeteer and its
 * types.
 */
interface Puppeteer {
  launch(options: Readonly<Record<string, unknown>>): Promise<FirefoxBrowser>;
}

interface FirefoxBrowser {
  version(): Promise<string>;
  newPage(): Promise<FirefoxPage>;
  close(): Promise<void>;
}

interface FirefoxPage {
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  goto(address: string, options: { readonly waitUntil: 'domcontentloaded' }): Promise<unknown>;
  evaluate(source: string): Promise<unknown>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { type(text: string): Promise<void> };
}

/** Preferences for no motion, no start pages, and WebGL without a graphics card. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'webgl.force-enabled': true,
};

/** Starts an unmodified Firefox, driven by WebDriver BiDi; without a display it has no WebGL. */
export async function firefoxEngine(executablePath: string, display: string | undefined): Promise<Engine> {
  const entry = await engineFile('puppeteer-core/lib/esm/puppeteer/puppeteer-core.js');
  const { default: puppeteer } = (await import(pathToFileURL(entry).href)) as { readonly default: Puppeteer };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: display === undefined,
    env: { ...process.env, DISPLAY: display },
    extraPrefsFirefox: PREFERENCES,
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  const version = await browser.version();
  return {
    name: version.replace(/^firefox\//i, 'Firefox '),
    open: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    run: async (call, ...values) => (await page.evaluate(`(${call})(...${JSON.stringify(values)})`)) as never,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
