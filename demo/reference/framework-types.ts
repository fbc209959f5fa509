import { LISTENERS } from '../../widgets/react/listeners.ts';
import { type Definition, typeNameOf } from './definition.ts';

/**
 * Returns the types of `creneau/react`, for React 19: the components, and the elements in JSX. The prop of a plain tag's
 * listener is `on` and the event's name, as React expects.
 */
export function reactTypesOf(definitions: readonly Definition[]): string {
  return `import type { ClassAttributes, HTMLAttributes, ReactNode } from 'react';
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

/** The listeners of a component. */
export interface CreneauListeners {
${Object.entries(LISTENERS)
  .map(([event, prop]) => `  readonly ${prop}?: ((event: CreneauEventMap['${event}']) => void) | undefined;`)
  .join('\n')}
}

type ComponentProps<E extends HTMLElement, P> = Omit<Props<E, P>, keyof Listeners | keyof CreneauListeners> &
  CreneauListeners;

${definitions
  .map(({ tag, summary }) => {
    const name = typeNameOf(tag);
    const props = `ComponentProps<${name}Element, ${name}Props>`;
    return `/** ${summary} */\nexport declare const ${name}: (props: ${props}) => ReactNode;`;
  })
  .join('\n')}

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

/** Returns the types of `creneau/svelte`: the elements in the templates of Svelte 5. */
export function svelteTypesOf(definitions: readonly Definition[]): string {
  return `import type { HTMLAttributes } from 'svelte/elements';
import type {
  CreneauEventMap,
${namesIn(definitions)}
} from './index.js';

export * from './index.js';

type Listeners = {
  readonly [N in keyof CreneauEventMap as \`on$\{N}\`]?: ((event: CreneauEventMap[N]) => void) | undefined;
};

type Props<E extends HTMLElement, P> = P & Listeners & Omit<HTMLAttributes<E>, keyof P | keyof Listeners>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${definitions.map(({ tag }) => `    '${tag}': Props<${typeNameOf(tag)}Element, ${typeNameOf(tag)}Props>;`).join('\n')}
  }
}
`;
}

function namesIn(definitions: readonly Definition[]): string {
  return definitions.map(({ tag }) => `  ${typeNameOf(tag)}Element,\n  ${typeNameOf(tag)}Props,`).join('\n');
}
