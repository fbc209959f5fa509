/** One page of a list. For a page number above the last page, the API returns the last page. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly lastPage: number;
  /** The number of items on all pages together; undefined if the API does not say. */
  readonly total?: number | undefined;
}
