import { camelCase, type Definition, typeOf } from './definition.ts';

const HEAD = `/** What holds for the whole page. A key given as undefined is unset. */
export interface Configuration {
  readonly apiUrl?: string;
  readonly token?: string | (() => string | null | Promise<string | null>) | null;
  readonly lang?: string;
  readonly timeZone?: string;
  readonly currency?: string;
  readonly tiles?: string | { readonly url: string; readonly attribution: string };
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly consent?: string;
  readonly siteUrl?: string;
  readonly partner?: string;
}
export declare function configure(settings: Configuration): void;
/** Defines every element; resolves when all are there. */
export declare function defineAll(): Promise<void>;
export declare const version: string;

export type ToastType = 'success' | 'error' | 'warning' | 'info';
export type ToastPosition =
  'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';
/** A toast; every key may be left out, but one of the texts is needed. HTML in them is shown as text. */
export interface ToastOptions {
  readonly title?: string | undefined;
  readonly msg?: string | undefined;
  /** 'success' */
  readonly type?: ToastType | undefined;
  /** The toaster's: 'top-right' where it says nothing. */
  readonly position?: ToastPosition | undefined;
  /** Milliseconds: 5000, an error's 3000. */
  readonly timeout?: number | undefined;
  /** true */
  readonly progressbar?: boolean | undefined;
  /** true: the timer pauses under pointer or focus; false: it runs on. */
  readonly closeOnHover?: boolean | undefined;
  /** false; true: skipped where the same title and message already show at that position. */
  readonly preventDuplicates?: boolean | undefined;
  /** Become class and part. */
  readonly classNames?: string | readonly string[] | undefined;
  /** CSS properties, set one by one. */
  readonly style?: Readonly<Record<string, string | number>> | undefined;
  /** What closeToasts({ name }) finds it by. */
  readonly name?: string | undefined;
}
export interface ToastFilter {
  readonly name?: string | undefined;
  readonly type?: ToastType | undefined;
}
/** Shows a toast; where no creneau-toaster stands, the first one makes one. */
export declare function toast(options: ToastOptions): void;
/** Closes the toasts of a name or a type, or of both; without a condition, all. */
export declare function closeToasts(filter?: ToastFilter): void;

/** The settings that every tag takes, as properties. */
export interface CreneauSettings extends Configuration {}
`;

/** The package's declarations: what it exports, and the elements for HTML, React (JSX) and Vue. */
export function typesOf(definitions: readonly Definition[]): string {
  const each = (line: (definition: Definition, name: string) => string) =>
    definitions.map((definition) => line(definition, interfaceName(definition.tag))).join('\n');
  return `${HEAD}
${each(interfaceOf)}

declare global {
  interface HTMLElementTagNameMap {
${each(({ tag, properties }, name) => `    '${tag}': ${name} & HTMLElement${toldBy(properties)};`)}
  }
}

type Tag<T> = { readonly [K in keyof T]?: T[K] } & { readonly id?: string; readonly class?: string; readonly children?: unknown };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${each(({ tag }, name) => `      '${tag}': Tag<${name}>;`)}
    }
  }
}

declare module 'vue' {
  interface GlobalComponents {
${each(({ tag }, name) => `    '${tag}': new () => { readonly $props: Tag<${name}> };`)}
  }
}
`;
}

function interfaceOf({ attributes, summary }: Definition, name: string): string {
  const fields = Object.entries(attributes).map(
    ([attribute, about]) => `  /** ${about.doc} */\n  ${camelCase(attribute)}: ${typeOf(about)};`,
  );
  return `/** ${summary} */\nexport interface ${name} extends CreneauSettings {\n${fields.join('\n')}\n}`;
}

/** What the element only tells, as one more type beside its own. */
function toldBy(properties: Definition['properties'] = {}): string {
  const fields = Object.entries(properties).map(([name, { type }]) => `readonly ${name}: ${type}`);
  return fields.length > 0 ? ` & { ${fields.join('; ')} }` : '';
}

function interfaceName(tag: string): string {
  const camel = camelCase(tag);
  return `${camel[0]?.toUpperCase()}${camel.slice(1)}`;
}
