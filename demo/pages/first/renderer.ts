import { existsSync } from 'node:fs';

/** What `creneau/server` takes, as pages use it. */
export interface PageElement {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface FirstView extends PageElement {
  readonly before?: readonly PageElement[];
  readonly after?: readonly PageElement[];
  readonly settings: { readonly lang: string; readonly siteUrl: string };
  readonly address: string;
  readonly files: string;
  readonly now: number;
  readonly call: (path: string) => Promise<unknown>;
  readonly warn: (sentence: string, error: unknown) => void;
}

type Render = (view: FirstView) => Promise<{ readonly html: string } | null>;

const BUILT = new URL('../../../dist/server/index.js', import.meta.url);

let loaded: Promise<Render> | undefined;

/** Returns the function that makes first views, as it was built; without a build there are none (D-server-install). */
export function renderer(): Promise<Render> {
  loaded ??= existsSync(BUILT)
    ? import(BUILT.href).then(({ renderFirst }: { readonly renderFirst: Render }) => renderFirst)
    : Promise.resolve(() => Promise.resolve(null));
  return loaded;
}
