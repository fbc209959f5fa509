import { readFile } from 'node:fs/promises';
import { STATES } from '../../states.ts';
import { type ElementFacts, elementsOf, type FirstLook, type Manifest } from './client/elements.ts';

const BUILT = new URL('../../../dist/custom-elements.json', import.meta.url);

/** Reads the elements of the built bundle, each with the values of its first state. */
export async function readElements(): Promise<readonly ElementFacts[]> {
  const elements = elementsOf(JSON.parse(await readFile(BUILT, 'utf8')) as Manifest);
  return elements.map((facts) => ({ ...facts, first: firstLookOf(facts) }));
}

const TAG = /<creneau-([\w-]+)((?: [\w-]+="[^"]*")*)>/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

function firstLookOf({ name, attributes }: ElementFacts): FirstLook {
  const states = STATES.filter(({ element, fault }) => element === name && fault === undefined);
  const tags = states.flatMap(({ markup }) => [...markup.matchAll(TAG)]);
  const [, , written = ''] = tags.find(([, tag]) => tag === name) ?? [];
  const given = new Map([...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
  const own = attributes.flatMap(({ name: key }) => (given.has(key) ? [[key, given.get(key) ?? ''] as const] : []));
  return { attributes: Object.fromEntries(own), user: given.get('token') ?? '' };
}
