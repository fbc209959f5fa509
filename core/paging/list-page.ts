/** One page of a list. For a page above the last, the API returns the last. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly lastPage: number;
  /** How many items all pages have; undefined if the API does not say. */
  readonly total?: number | undefined;
}
