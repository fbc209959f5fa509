import type { Step } from '../../demo/states.ts';
import type { Engine } from './engine.ts';

/** Waits until something is shown. */
export function see(engine: Engine, selector: string): Promise<void> {
  return engine.run(async (what) => void (await window.tools.shown(what)), selector);
}

/** Presses an element with the mouse if it can be reached; some states press elements that are covered. */
export async function press(engine: Engine, selector: string): Promise<void> {
  const [x, y] = await engine.run((what) => window.tools.point(what), selector);
  await engine.press(x, y);
}

/** Replaces the value of a field by typing. */
export async function fill(engine: Engine, selector: string, text: string): Promise<void> {
  await press(engine, selector);
  await engine.run((what) => {
    const [field] = window.tools.all(what);
    if (field instanceof HTMLInputElement) field.select();
  }, selector);
  await engine.type(text);
}

export async function walk(engine: Engine, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('press' in step) await press(engine, step.press);
    else if ('fill' in step) await fill(engine, step.fill, step.with);
    else if ('toast' in step) await toast(engine, step.toast);
    else await see(engine, step.see);
  }
}

async function toast(engine: Engine, fields: Readonly<Record<string, string | number>>): Promise<void> {
  await engine.run(async (each) => {
    type Global = { readonly Creneau?: { toast(fields: object): void } };
    while (!(globalThis as Global).Creneau) await new Promise((resolve) => setTimeout(resolve, 25));
    (globalThis as Global).Creneau?.toast(each);
  }, fields);
}
