import { fileURLToPath } from 'node:url';

const STAND_INS = fileURLToPath(new URL('../server/stand-ins.ts', import.meta.url));
const NAMES = [
  ...['location', 'document', 'globalThis', 'addEventListener', 'removeEventListener'],
  ...['CSS', 'customElements', 'MutationObserver', 'Node', 'ShadowRoot'],
];

/** Gives our modules stand-ins for what only browsers have, and defines no element. */
export function withoutBrowser() {
  return {
    name: 'without-browser',
    transform(code, id) {
      if (id === STAND_INS || !/\/(?:widgets|core)\/.*\.tsx?$/.test(id) || id.includes('/node_modules/')) return null;
      const used = NAMES.filter((name) => new RegExp(`(?<![.\\w'"\`-])${name}\\b(?!['"\`:-])`).test(code));
      const imported =
        used.length > 0
          ? `import { ${used.map((name) => (name === 'globalThis' ? 'globalObject as globalThis' : name)).join(', ')} } from ${JSON.stringify(STAND_INS)};\n`
          : '';
      const defined = id.endsWith('/shared/element/define-widget.ts') ? 'export const defineWidget = () => {};' : code;
      return { code: imported + defined, map: null };
    },
  };
}
