/** The first widget of partner pages, and the next. */
const FIRST = 'slotted-calendar';
const SECOND = 'checkout';

/** Small ones that go to `shared`: the npm entry needs the first beside the calendar, the checkout the others without the lists. */
const SMALL = /\/(page\/toast-requests|api\/address-field|text\/whole-url)\.ts$/;

/** An icon is smaller than a request. */
const ICON = /\/lucide\/|\/ui\/Icon\.tsx$/;

/** They show no list, so they fetch no code of lists. */
const LEAN = [SECOND, 'popups'];

/** Shows what several others do: what it shares with few of them is not for every list. */
const RICH = 'event-details';

/**
 * Makes rollup's `manualChunks`: modules of all widgets go to `shared`, of the calendar and others to `common`, of the
 * calendar and the checkout to `booking`, of several that are neither to `lists`; rollup decides on the rest. `entries`
 * are the widgets' entry modules by name.
 */
export function createChunks(entries) {
  let needs;
  return (id, { getModuleInfo }) => {
    // With the helpers that make modules of React's files: its chunk must import none of ours.
    if (/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/.test(id)) return 'react';
    needs ??= Object.entries(entries).map(([name, entry]) => [name, closureOf(entry, getModuleInfo)]);
    const by = needs.filter(([, closure]) => closure.has(id)).map(([name]) => name);
    if (by.length === needs.length || SMALL.test(id)) return 'shared';
    if (by.length < 2) return null;
    if (ICON.test(id)) return 'shared';
    if (by.includes(FIRST)) return by.some((name) => name !== FIRST && name !== SECOND) ? 'common' : 'booking';
    return by.filter((name) => name !== RICH).length > 2 && !by.some((name) => LEAN.includes(name)) ? 'lists' : null;
  };
}

function closureOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) closureOf(imported, getModuleInfo, seen);
  return seen;
}
