import { declarationsOf } from './declarations.ts';
import { type Definition, typeNameOf } from './definition.ts';
import { elementTypesOf } from './element-types.ts';
import { reactTypesOf, vueTypesOf } from './framework-types.ts';

/** The package's declarations, by the names of their files. */
export function typesOf(definitions: readonly Definition[]): Readonly<Record<string, string>> {
  return {
    'index.d.ts': `${declarationsOf('widgets/index.ts')}\n${elementTypesOf(definitions)}`,
    'react.d.ts': reactTypesOf(definitions),
    'vue.d.ts': vueTypesOf(definitions),
    ...Object.fromEntries(definitions.map(({ tag }) => [`${tag.replace('creneau-', '')}.d.ts`, typesOfOne(tag)])),
  };
}

/** An element's own module defines the element; its types are those of the whole. */
function typesOfOne(tag: string): string {
  return `export type { ${typeNameOf(tag)}Element, ${typeNameOf(tag)}Props } from './index.js';\n`;
}
