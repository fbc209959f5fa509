/** What `doctor()` can find on a page (C-doctor). */
export type FindingCase =
  | 'unknown-tag'
  | 'unknown-name'
  | 'unknown-attribute'
  | 'attribute-without-data'
  | 'bad-value'
  | 'nothing-named'
  | 'unknown-id'
  | 'unknown-setting'
  | 'language-not-offered'
  | 'address-without-scheme'
  | 'no-api-address'
  | 'api-unreachable'
  | 'api-refuses-headers'
  | 'api-failing'
  | 'address-without-api'
  | 'default-address'
  | 'not-an-api'
  | 'unknown-value'
  | 'other-language'
  | 'missing-token'
  | 'token-refused'
  | 'token-withheld'
  | 'failed-file'
  | 'two-versions'
  | 'moved-loader'
  | 'unused-line'
  | 'delayed-loader'
  | 'unwatched-tree'
  | 'other-registry'
  | 'blocked-tiles'
  | 'no-size'
  | 'swallowed'
  | 'over-body'
  | 'markup-as-text'
  | 'rule-as-text'
  | 'left-link'
  | 'in-link'
  | 'saved-element';

/** Something that is wrong with a page's embedding. */
export interface Finding {
  readonly case: FindingCase;
  /** The element or the script tag; null for the page as a whole. */
  readonly element: Element | null;
  /** What is wrong, and what to write instead. */
  readonly message: string;
}
