/**
 * Returns a plugin that changes libraries. Each change has the name of its package (`library`), what it is about, and a
 * function that returns the changed code; `imported` is put before code that was changed. The build of a graph with a
 * module of that package fails if none of them has anything to change, as in a new version.
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

/** Returns a change by a regular expression. */
export function replaced(pattern, replacement) {
  return (code) => code.replace(pattern, replacement);
}
