import maplibre from 'maplibre-gl/dist/maplibre-gl.css';
import markers from './markers.css';

let sheet: CSSStyleSheet | undefined;

/** Has the tree that a map stands in adopt maplibre's sheet and ours over it, once. */
export function adoptSheet(root: Node): void {
  if (!(root instanceof ShadowRoot)) return;
  sheet ??= makeSheet();
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function makeSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(maplibre + markers);
  return made;
}
