/** An element with something to copy. The values are of the sample data, so that each example works in the demo. */
export interface Example {
  /** One paragraph: what the element shows and does. */
  readonly about: string;
  readonly html: string;
  /** The example for React, a whole module, if it is more than the same tag. */
  readonly react?: string;
}
