/** Hooks into the loading of modules: a `.css` file is an empty text, because the reference draws nothing. */
export function load(url, context, next) {
  return url.endsWith('.css')
    ? { format: 'module', source: "export default '';", shortCircuit: true }
    : next(url, context);
}
