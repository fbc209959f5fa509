/**
 * Returns the node with the properties of its class, protected from DOM clobbering: a named image, form, frame, object
 * or embed of the page hides the property of `document` with its name, and a field hides a property of its form.
 */
export function unclobbered<T extends Node>(node: T): T {
  return new Proxy(node, {
    get(target, name) {
      const value: unknown = Reflect.get(Object.getPrototypeOf(target), name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
