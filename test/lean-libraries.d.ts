declare module '*/widgets/bundling/lean-libraries.mjs' {
  export function leanLibraries(): import('rollup').Plugin;
}
