import type { Browser, Frame, Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { type Heard, listenTo } from '../../fixtures/browser/page-errors.ts';
import { onTestFinished } from '../../fixtures/browser/test.ts';

/** The QA page with one element on its stage. */
export interface QaPage {
  readonly page: Page;
  readonly stage: Frame;
  readonly heard: Heard;
}

/** Opens an address below `/qa/` in a fresh browser context; it ends with the test. */
export async function openQa(
  browser: Browser,
  demo: Origins,
  path: string,
  choices: { readonly width?: number; readonly colorScheme?: 'light' | 'dark' } = {},
): Promise<{ readonly page: Page; readonly heard: Heard }> {
  const { width = 1280, colorScheme = 'light' } = choices;
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', colorScheme });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const heard = listenTo(page);
  await page.goto(`${demo.url}/qa/${path}`);
  return { page, heard };
}

/** The same, once the stage's element has been drawn. */
export async function openStage(browser: Browser, demo: Origins, path: string): Promise<QaPage> {
  const { page, heard } = await openQa(browser, demo, path);
  return { page, heard, stage: await stageOf(page) };
}

/** The frame of the stage, whose element has been drawn. */
export async function stageOf(page: Page): Promise<Frame> {
  await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#stage');
    return frame?.contentDocument?.querySelector('#on-stage')?.shadowRoot?.querySelector('.root')?.firstElementChild;
  });
  const frame = page.frames().find((each) => each.url().includes('/qa/stage/'));
  if (!frame) throw new Error('The page has no stage.');
  return frame;
}

/** Warnings and errors of the console, and errors that reached the page's own handler. */
export function troubles({ errors, said }: Heard): readonly string[] {
  return [...errors, ...said(/^(warning|error):/)];
}
