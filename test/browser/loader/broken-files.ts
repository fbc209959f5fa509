import type { Page } from 'playwright-core';
import type { Relay, RelayResponse } from '../../fixtures/browser/relay.ts';

/** What a server may send in the place of a file. */
export const WRONG: readonly (readonly [string, RelayResponse])[] = [
  ['a missing file', { status: 404 }],
  ['a page for people', { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Oops' }],
  ['a file that was changed', { headers: { 'content-type': 'text/javascript' }, body: 'globalThis.wasRun = true' }],
];

/** Sends `answer` for the files with this name until the function that it returns is called. */
export function breakFile(relay: Relay, name: string, answer: RelayResponse = { status: 404 }): () => void {
  const rule = ({ path }: { readonly path: string }) => (path.includes(name) ? answer : null);
  relay.rules.add(rule);
  return () => relay.rules.delete(rule);
}

/** For the head of a page: remembers each `creneau-error`. */
export const LISTEN = `<script>
  window.told = [];
  addEventListener('creneau-error', ({ target, detail }) => told.push(target.localName + ' ' + detail.code));
</script>`;

/** Each `creneau-error` of a page so far, as `creneau-pager part-failed`. */
export function toldOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'told') as readonly string[]);
}
