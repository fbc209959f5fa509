declare module '*/widgets/bundling/notices.mjs' {
  export const NOTICES: string;
  export function noticesIn(metafile: import('esbuild').Metafile, top: string): string;
}
