/**
 * The description of an element, with code to copy. The values are from the sample data, so that each example works in
 * the demo.
 */
export interface Example {
  /** One paragraph about what the element shows and does. */
  readonly about: string;
  readonly html: string;
  /** The example for React, as a whole module, if it is more than the same tag. */
  readonly react?: string;
}
