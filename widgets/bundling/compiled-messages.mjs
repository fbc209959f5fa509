import { parse as parseMessage } from '@formatjs/icu-messageformat-parser';
import { visit } from './syntax.mjs';

/** Compiles texts of `messages.ts` with plurals and the like to syntax trees, so that no parser is shipped. */
export function compiledMessages() {
  return {
    name: 'compiled-messages',
    transform(code, id) {
      if (!id.endsWith('/messages.ts')) return null;
      const edits = [];
      visit(this.parse(code), (node) => {
        if (node.type === 'Property' && typeof node.value.value === 'string' && /{\w+,/.test(node.value.value)) {
          edits.push(node.value);
        }
      });
      if (edits.length > 0 && !code.includes('format-message')) {
        this.error(`${id} has texts with plurals or figures: it needs the \`format\` of view/format-message.ts.`);
      }
      let compiled = code;
      for (const { start, end, value } of edits.sort((a, b) => b.start - a.start)) {
        const tree = JSON.stringify(parseMessage(value, { captureLocation: false }));
        compiled = compiled.slice(0, start) + tree + compiled.slice(end);
      }
      return { code: compiled, map: null };
    },
  };
}
