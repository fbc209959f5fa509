type Part = Readonly<Record<string, unknown>>;

/**
 * Returns a copy of `next` that reuses the parts of `before` that are equal, so that unchanged parts keep their
 * identity. Both values are plain objects and lists of the same shape, without `undefined`.
 */
export function share<T>(before: unknown, next: T): T {
  if (!isPart(before) || !isPart(next) || before === next) return next;
  const keys = Object.keys(next);
  const shared: Record<string, unknown> = Array.isArray(next) ? ([] as never) : {};
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    shared[key] = share(before[key], next[key]);
    isSame &&= shared[key] === before[key];
  }
  return (isSame ? before : shared) as T;
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}
