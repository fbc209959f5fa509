import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { leanLibraries } from '../../../widgets/bundling/lean-libraries.mjs';

/** Builds a graph of these modules, by their names; the first is its entry. */
async function built(modules: Readonly<Record<string, string>>): Promise<void> {
  const sources = {
    name: 'sources',
    resolveId: (source: string) => (source in modules ? source : null),
    load: (id: string) => modules[id] ?? null,
  };
  const input = Object.keys(modules)[0] ?? '';
  await rollup({ input, external: 'react', plugins: [sources, leanLibraries()] }).then((build) => build.close());
}

const LEFT_OUT = 'ours imports useReducer of React, which lean-libraries.mjs leaves out.';
const AS_A_WHOLE = 'ours imports all of React: import what it uses by name.';

describe('lean-libraries: the build leaves out parts of libraries that no element uses', () => {
  it.each([
    ["import { useReducer } from 'react'; useReducer();", LEFT_OUT],
    ["export { useReducer } from 'react';", LEFT_OUT],
    ["import React from 'react'; React.useReducer();", AS_A_WHOLE],
    ["import { default as React } from 'react'; React.useReducer();", AS_A_WHOLE],
    ["import * as React from 'react'; React.useReducer();", AS_A_WHOLE],
    ["export * from 'react';", AS_A_WHOLE],
  ])('the build fails if a module contains `%s`', async (ours, sentence) => {
    await expect(built({ ours })).rejects.toThrow(sentence);
  });

  it('the build succeeds if a module imports by name a part of React that is kept', async () => {
    await built({ ours: "import { useState } from 'react'; useState();" });
  });

  it('the build fails if a change to a library of the graph no longer applies, and names the change', async () => {
    const library = '/node_modules/react/another-file.js';
    const build = built({ ours: `import '${library}';`, [library]: 'window.react = 1;' });
    await expect(build).rejects.toThrow(
      /react \(useTransition\): nothing to change any more, see lean-libraries\.mjs\./,
    );
  });
});
