/** What is first on partner pages, and what it leads to. */
const FIRST = 'slotted-calendar';
const SECOND = 'checkout';

/** What shows no list fetches nothing of theirs. */
const LEAN = [SECOND, 'popups'];

/**
 * The file that a module goes to, by who needs it: `shared` all widgets, `common` the calendar and others, `booking` the
 * calendar and the checkout, `lists` several that are neither; the rest is left to rollup. `entries` are the widgets' entry modules
 * by name.
 */
export function createChunks(entries) {
  let needs;
  return (id, { getModuleInfo }) => {
    // React first of all: it needs nothing of ours, and so must what makes modules of its files.
    if (/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/.test(id)) return 'react';
    needs ??= Object.entries(entries).map(([name, entry]) => [name, closureOf(entry, getModuleInfo)]);
    const by = needs.filter(([, closure]) => closure.has(id)).map(([name]) => name);
    // The npm entry needs it beside the calendar: a file of its own would be one more for the loader to know.
    if (by.length === needs.length || /shared\/page\/toast-desk\.ts$/.test(id)) return 'shared';
    if (by.length < 2) return null;
    if (by.includes(FIRST)) return by.some((name) => name !== FIRST && name !== SECOND) ? 'common' : 'booking';
    return by.length > 2 && !by.some((name) => LEAN.includes(name)) ? 'lists' : null;
  };
}

function closureOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) closureOf(imported, getModuleInfo, seen);
  return seen;
}
