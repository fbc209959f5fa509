declare module '*/widgets/bundling/compiled-messages.mjs' {
  /** Returns the syntax tree of a text; throws if view/message-format.ts would not write all of it. */
  export function compileMessage(text: string): unknown;
}
