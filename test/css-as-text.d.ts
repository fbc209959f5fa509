declare module '*/widgets/bundling/css-as-text.mjs' {
  /** A plugin for rollup and Vite alike. */
  export function cssAsText(): {
    readonly name: string;
    readonly enforce: 'pre';
    resolveId(source: string, importer?: string): string | null;
    load(id: string): Promise<string | null>;
  };
}
