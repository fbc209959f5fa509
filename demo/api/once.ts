/** Returns a function that calls `make` the first time and returns the same result each time. */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | null = null;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
