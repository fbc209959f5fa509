/**
 * Returns the value of an object's own property; undefined for a property that a page has added to `Object.prototype`.
 */
export function own<T extends object, K extends keyof T>(object: T | null | undefined, name: K): T[K] | undefined {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}
