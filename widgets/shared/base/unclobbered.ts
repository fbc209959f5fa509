/**
 * Returns the node with the properties that its class defines. An image, form, frame, object or embed of the page
 * replaces any property of `document` that has its name, and a field any property of its form ("DOM clobbering").
 */
export function unclobbered<T extends Node>(node: T): T {
  return new Proxy(node, {
    get(target, name) {
      const value: unknown = Reflect.get(Object.getPrototypeOf(target), name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
