import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../../fixtures/browser/shared.ts';
import { test as base, expect, newPage } from '../../fixtures/browser/test.ts';
import { isThere, type Told, toldOf, troubleOf } from './the-focus.ts';

/** The widths at which each task is done. */
export const WIDTHS = [1280, 375] as const;

/** Tab stops of a page before the one that is looked for. */
const MOST = 120;

/** Somebody with a keyboard alone. After each key the focus is on something that they can see. */
export interface Keyboard {
  readonly page: Page;
  /** Waits until this is on the page, then presses Tab, or another key, until the focus is on it. */
  reach(role: string, name: RegExp, key?: string): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until the focus is on this, without a key. */
  arrive(role: string, name: RegExp): Promise<void>;
  /** Waits until the focus is somewhere in sight, without a key. */
  stay(): Promise<void>;
}

/** Tests of pages of the run's demo. */
export const test = base.extend<{ open: (path: string, width: number, needs?: 'webgl') => Promise<Keyboard> }>({
  open: async ({ demo }, use) =>
    use(async (path, width, needs) => openByKeyboard(await sharedBrowser(needs), `${demo.url}${path}`, width)),
});

/** Opens a page of the site in a fresh context, which ends with the test. From here on there is no mouse. */
export async function openByKeyboard(browser: Browser, address: string, width: number): Promise<Keyboard> {
  const page = await newPage(browser, { viewport: { width, height: 812 }, reducedMotion: 'reduce' });
  await page.goto(address);
  const session = await page.context().newCDPSession(page);

  const focused = () => toldOf(session);
  const isOn = ({ role, name }: Told, wanted: string, pattern: RegExp) => role === wanted && pattern.test(name);

  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expect.poll(() => troubleOf(page), { message: `after ${key}`, intervals: [20] }).toBeNull();
    }
  }

  return {
    page,
    press,
    stay: () => expect.poll(() => troubleOf(page)).toBeNull(),
    async reach(role, name, key = 'Tab') {
      await expect.poll(() => isThere(session, role, name), { message: `the ${role} ${name}` }).toBe(true);
      const passed: string[] = [];
      for (let presses = 0; presses < MOST; presses += 1) {
        await press(key).catch((error: Error) => {
          throw new Error(`${error.message}, after ${passed.join(' | ')}`);
        });
        const told = await focused();
        if (isOn(told, role, name)) return;
        passed.push(`${told.role} ${told.name}`);
      }
      throw new Error(`${key} does not lead to the ${role} ${name}, but to: ${passed.join(' | ')}`);
    },
    async type(text) {
      await page.keyboard.type(text);
      expect(await troubleOf(page)).toBeNull();
    },
    async arrive(role, name) {
      const wanted = `${role} ${name}`;
      await expect
        .poll(async () => {
          const told = await focused();
          return isOn(told, role, name) ? wanted : `${told.role} ${told.name}`;
        })
        .toBe(wanted);
      await expect.poll(() => troubleOf(page)).toBeNull();
    },
  };
}
