import { type Definition, typeNameOf } from './definition.ts';

/**
 * Returns the types of `creneau/react`: the elements in JSX, for React 19. The prop of a listener is `on` and the
 * event's name, as React expects.
 */
export function reactTypesOf(definitions: readonly Definition[]): string {
  return `import type { ClassAttributes, HTMLAttributes } from 'react';
import type {
  CreneauEventMap,
${namesIn(definitions)}
} from './index.js';

export * from './index.js';

type Listeners = {
  readonly [N in keyof CreneauEventMap as \`on$\{N}\` | \`on$\{N}Capture\`]?: ((event: CreneauEventMap[N]) => void) | undefined;
};

type Props<E extends HTMLElement, P> = P &
  Omit<HTMLAttributes<E>, keyof P> &
  ClassAttributes<E> &
  Listeners & { readonly class?: string | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${definitions.map(({ tag }) => `      '${tag}': Props<${typeNameOf(tag)}Element, ${typeNameOf(tag)}Props>;`).join('\n')}
    }
  }
}
`;
}

/** Returns the types of `creneau/vue`: the elements in the templates of Vue 3. */
export function vueTypesOf(definitions: readonly Definition[]): string {
  return `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type {
  CreneauEventMap,
${namesIn(definitions)}
} from './index.js';

export * from './index.js';

type Component<E extends HTMLElement, P> = new () => E & {
  readonly $props: P & Omit<HTMLAttributes, keyof P> & PublicProps;
  readonly $emit: EmitFn<{ [N in keyof CreneauEventMap]: (event: CreneauEventMap[N]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
${definitions.map(({ tag }) => `    '${tag}': Component<${typeNameOf(tag)}Element, ${typeNameOf(tag)}Props>;`).join('\n')}
  }
}
`;
}

function namesIn(definitions: readonly Definition[]): string {
  return definitions.map(({ tag }) => `  ${typeNameOf(tag)}Element,\n  ${typeNameOf(tag)}Props,`).join('\n');
}
