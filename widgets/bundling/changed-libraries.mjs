/**
 * Returns a plugin that changes the code of libraries. Each change has the name of its package (`library`), its subject
 * (`what`) and a function that returns the changed code (`change`); `imported` is inserted before code that was
 * changed. The build fails if a change has found its package but nothing to change there, as may happen with a new
 * version.
 */
export function changedLibraries(name, changes) {
  const changed = new Set();
  const seen = new Set();
  return {
    name,
    transform(code, id) {
      const mine = changes.filter(({ library }) => id.includes(`/node_modules/${library}/`));
      let mended = code;
      for (const each of mine) {
        const { change, imported } = each;
        seen.add(each);
        const now = change(mended, (text) => this.parse(text));
        if (now === mended) continue;
        changed.add(each);
        mended = imported && !mended.includes(imported) ? `${imported}\n${now}` : now;
      }
      return mended === code ? null : { code: mended, map: null };
    },
    buildEnd(error) {
      const idle = [...seen].filter((each) => !changed.has(each)).map(({ library, what }) => `${library} (${what})`);
      if (!error && idle.length > 0) this.error(`${idle.join(', ')}: nothing to change any more, see ${name}.mjs.`);
    },
  };
}

/** Returns a change that replaces what a regular expression matches. */
export function replaced(pattern, replacement) {
  return (code) => code.replace(pattern, replacement);
}
