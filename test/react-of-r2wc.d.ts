declare module '*/widgets/bundling/react-of-r2wc.mjs' {
  export function reactOfR2wc(): { readonly name: string; readonly enforce: 'pre' };
  export function reactOfR2wcForEsbuild(): import('esbuild').Plugin;
}
