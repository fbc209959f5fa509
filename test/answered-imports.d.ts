declare module '*/widgets/bundling/answered-imports.mjs' {
  export function answeredImports(): { readonly name: string; readonly enforce: 'pre' };
  export function answeredImportsForEsbuild(): import('esbuild').Plugin;
}
