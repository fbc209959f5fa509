/** Defines an accessor on the prototype of an element's class, enumerable like the accessors of the platform. */
export function defineProperty<E extends HTMLElement>(
  prototype: E,
  name: string,
  access: { readonly get: (element: E) => unknown; readonly set: (element: E, value: unknown) => void },
): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: E) {
      return access.get(this);
    },
    set(this: E, value: unknown) {
      access.set(this, value);
    },
  });
}
