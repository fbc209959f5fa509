/** Whether a value is a promise of any kind: libraries such as Zone.js put their own in the place of the browser's. */
export const isThenable = (value: unknown): value is Promise<unknown> =>
  typeof (value as { readonly then?: unknown } | null | undefined)?.then === 'function';
