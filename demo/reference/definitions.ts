import { TAGS } from '../../widgets/tags.ts';
import type { Definition } from './definition.ts';

/** The definitions of all elements, by tag. From the sources: the bundle leaves out what only the reference reads. */
export function readDefinitions(): Promise<readonly Definition[]> {
  return Promise.all(Object.keys(TAGS).toSorted().map(readDefinition));
}

async function readDefinition(name: string): Promise<Definition> {
  const module: { readonly definition: Definition } = await import(`../../widgets/${name}/element.ts`);
  return module.definition;
}
