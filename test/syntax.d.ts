declare module '*/bundling/syntax.mjs' {
  /** Calls `see` with every node of a syntax tree, parents first. */
  export function visit<T>(node: T, see: (node: T) => void): void;
}
