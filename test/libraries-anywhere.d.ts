declare module '*/widgets/bundling/libraries-anywhere.mjs' {
  export function librariesAnywhere(): { readonly name: string };
}
