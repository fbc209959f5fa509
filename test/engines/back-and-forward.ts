import { BOOK, SLOT } from '../../demo/states/state.ts';
import type { Engine } from './engine.ts';
import type { Place } from './engines.ts';
import { walk } from './walk.ts';

const CALENDAR = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';

const PATIENCE_MS = 30_000;

/**
 * Opens a calendar, follows a link, comes back and books a slot; returns the errors of the page. Whether the engine
 * has kept the page as it was or loads it again is up to the engine.
 */
export async function comeBack({ engine, stand }: Place): Promise<readonly string[]> {
  const script = `<script async src="${stand.demo.url}/creneau/1/creneau.js"></script>`;
  const calendar = stand.write(`<!doctype html><html lang="fr"><title>calendar</title>${script}${CALENDAR}`);
  const other = stand.write('<!doctype html><html lang="fr"><title>other</title><p>Another page</p>');
  await engine.open(calendar);
  await walk(engine, [{ see: SLOT }]);
  await engine.open(other);
  await engine.run(() => setTimeout(() => history.back()));
  await titleBecomes(engine, 'calendar');
  await walk(engine, [
    { press: SLOT },
    { see: '[part~="slot"][part~="selected"]' },
    BOOK,
    { see: '[part~="guest-form"]' },
  ]);
  return engine.run(() => {
    sessionStorage.clear();
    return window.tools.errors;
  });
}

/** Waits for a title. A page that is left during a call gives no result. */
async function titleBecomes(engine: Engine, title: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const now = await engine.run(() => document.title).catch((error: Error) => error.message);
    if (now === title) return;
    if (performance.now() > end) throw new Error(`The page is "${now}", not "${title}".`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
