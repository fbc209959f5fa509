import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
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
        compiled = compiled.slice(0, start) + JSON.stringify(compileMessage(value)) + compiled.slice(end);
      }
      return { code: compiled, map: null };
    },
  };
}

/** Returns the syntax tree of a text; throws if it has a form that view/message-format.ts does not support. */
export function compileMessage(text) {
  let parts;
  try {
    parts = parse(text, { captureLocation: false });
  } catch (error) {
    throw new Error(`The text "${text}" cannot be parsed: ${error.message}.`, { cause: error });
  }
  const unknown = unknownForm(parts);
  if (unknown) throw new Error(`The text "${text}" has ${unknown}, which view/message-format.ts does not write.`);
  return parts;
}

/** Returns the first form that view/message-format.ts does not support; undefined if there is none. */
function unknownForm(parts) {
  return parts.map(unknownFormOf).find(Boolean);
}

function unknownFormOf({ type, value, style, options, offset, pluralType }) {
  switch (type) {
    case TYPE.literal:
    case TYPE.argument:
    case TYPE.pound:
      return undefined;
    case TYPE.number:
      return style ? `a style for the number {${value}}` : undefined;
    case TYPE.plural: {
      if (pluralType === 'ordinal') return 'a selectordinal';
      if (offset) return 'an offset';
      const form = Object.keys(options).find((name) => !/^(?:=\d+|one|other)$/.test(name));
      if (form) return `the plural form ${form}`;
      return unknownForm(Object.values(options).flatMap((option) => option.value));
    }
    case TYPE.select:
      return 'a select';
    case TYPE.date:
      return 'a date';
    case TYPE.time:
      return 'a time';
    default:
      return 'a tag';
  }
}
