import { readFile } from 'node:fs/promises';
import { type ElementFacts, elementsOf, type Manifest } from './client/elements.ts';

const BUILT = new URL('../../../dist/custom-elements.json', import.meta.url);

/** The elements of the built bundle. */
export async function readElements(): Promise<readonly ElementFacts[]> {
  return elementsOf(JSON.parse(await readFile(BUILT, 'utf8')) as Manifest);
}
