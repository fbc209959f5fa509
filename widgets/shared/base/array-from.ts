/**
 * Works like `Array.from`, which Prototype 1.7 replaces with a different function. The build makes libraries use it.
 */
export function arrayFrom<T, R = T>(source: Iterable<T> | ArrayLike<T>, map?: (item: T, index: number) => R): R[] {
  const items = Symbol.iterator in Object(source) ? [...(source as Iterable<T>)] : listOf(source as ArrayLike<T>);
  return map ? items.map((item, index) => map(item, index)) : (items as unknown as R[]);
}

function listOf<T>(source: ArrayLike<T>): T[] {
  return [...new Array(source.length).keys()].map((index) => source[index] as T);
}
