/** What is first on partner pages: it fetches nothing that only others need. */
const FIRST = 'slotted-calendar';

/**
 * The file that a module goes to, by who needs it: `shared` all widgets, `common` the calendar and others, `booking` the
 * calendar and the checkout, `lists` several others; the rest is left to rollup. `entries` are the widgets' entry modules
 * by name.
 */
export function createChunks(entries) {
  let needs;
  return (id, { getModuleInfo }) => {
    if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
    needs ??= Object.entries(entries).map(([name, entry]) => [name, closureOf(entry, getModuleInfo)]);
    const by = needs.filter(([, closure]) => closure.has(id)).map(([name]) => name);
    if (by.length === needs.length) return 'shared';
    if (by.length < 2) return null;
    if (!by.includes(FIRST)) return by.length > 2 ? 'lists' : null;
    return by.some((name) => name !== FIRST && name !== 'checkout') ? 'common' : 'booking';
  };
}

function closureOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) closureOf(imported, getModuleInfo, seen);
  return seen;
}
