import { transform } from '@swc/core';

/** Compiles a module of ours by itself, in a moment; its types are checked by `tsc`. */
export function strippedTypes() {
  return {
    name: 'stripped-types',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const { code: compiled, map } = await transform(code, {
        filename: id,
        swcrc: false,
        configFile: false,
        sourceMaps: true,
        module: { type: 'es6' },
        jsc: {
          parser: { syntax: 'typescript', tsx: id.endsWith('.tsx') },
          transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
          target: 'es2022',
        },
      });
      return { code: compiled, map };
    },
  };
}
