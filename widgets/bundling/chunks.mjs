/** The first widget of partner pages, and the one that follows it. */
const FIRST = 'slotted-calendar';
const SECOND = 'checkout';

/**
 * Small modules that go to `shared`. The npm entry and the calendar both need the first; the checkout needs the other
 * two, which would otherwise be in `lists`.
 */
const SMALL = /\/(page\/toast-requests|api\/address-field|text\/whole-url)\.ts$/;

/** Modules that the map, its engine and its part share: one file instead of five. */
const OF_PLACES =
  /\/core\/map\/(place|position|text|bounds|marker-number|compact)|\/(base\/next-task|catalogue\/map-fields)\.ts$/;

/**
 * Modules that the map, films and card forms share, all of which load from third parties: one small file instead of
 * four.
 */
const OF_OTHERS = /\/page\/(consent|trusted-script|second-try|embedding\/warn-of-unset-consent)\.ts$/;

/** Modules that the event list shares with the pager and the map that follow it. */
const OF_LISTS = /\/lists\/(focus-top|list-on-page|followed-list|fixed-query)\.ts$/;

/**
 * Modules that format texts with plurals and figures, and what opens over a page. The calendar has neither; most lists
 * need both, and two files would be one more request.
 */
const OF_COUNTS = /\/@formatjs\/|\/view\/((format-message|message-format)\.ts$|on-top\/)/;

/** The lists of events, which show the same cards. */
const EVENT_LISTS = ['event-list', 'offers-list'];

/** Icons: each is smaller than the request for a separate file. */
const ICON = /\/lucide\/|\/ui\/Icon\.tsx$/;

/** Widgets that show no list, and so must not fetch the code of lists. */
const LEAN = [SECOND, 'popups'];

/** A widget that shows what several others show. It is not counted when the modules that lists share are chosen. */
const RICH = 'event-details';

/** Widgets for a studio's own people. Buyers never load one, so they never decide where a module goes. */
const OF_STAFF = ['studio-day'];

/**
 * Returns rollup's `manualChunks`. `entries` are the widgets' entry modules by name; `later` is the module that follows
 * every first view. A module goes to the chunk
 *
 * - `booking` if only the calendar and the checkout use it, `shared` if other widgets use it beside the calendar,
 * - `later` if no widget uses it, `purchase` if the checkout uses it too, `stored` if other widgets do,
 * - `lists` if the two lists of events or three or more other widgets use it. A file for these two alone would be their
 *   seventh request, and over HTTP/1.1 a browser makes six requests to a host at once.
 *
 * What only the calendar uses stays in its own file, also what its later file uses of it. Rollup decides on the rest.
 */
export function createChunks(entries, later) {
  let needs;
  let ofLater;
  return (id, { getModuleInfo }) => {
    // React's renderer is most of React, and no view waits for it.
    if (/node_modules\/(react-dom|scheduler)\//.test(id)) return 'react-dom';
    // React and the helpers that make modules of its CommonJS files, which all widgets use; and the portal, which is
    // too small for a separate file.
    if (/node_modules\/react\/|commonjsHelpers|shared\/view\/portal/.test(id)) return 'shared';
    if (OF_COUNTS.test(id)) return 'counts';
    if (OF_PLACES.test(id)) return 'places';
    if (OF_OTHERS.test(id)) return 'others';
    if (OF_LISTS.test(id)) return 'lists';
    ofLater ??= closureOf(later, getModuleInfo);
    needs ??= Object.entries(entries)
      .filter(([name]) => !OF_STAFF.includes(name))
      .map(([name, entry]) => [name, closureOf(entry, getModuleInfo)]);
    const by = needs.filter(([, closure]) => closure.has(id)).map(([name]) => name);
    if (by.length === needs.length || SMALL.test(id)) return 'shared';
    if (by.length === 1 && by[0] === FIRST) return FIRST;
    if (by.length < 2)
      return !ofLater.has(id) ? null : by.length === 0 ? 'later' : by[0] === SECOND ? 'purchase' : null;
    if (ICON.test(id)) return 'shared';
    if (by.includes(FIRST)) return by.some((name) => name !== FIRST && name !== SECOND) ? 'shared' : 'booking';
    if (ofLater.has(id)) return 'stored';
    const plain = by.filter((name) => name !== RICH);
    const isOfLists = plain.length > 2 || EVENT_LISTS.every((name) => by.includes(name));
    return isOfLists && !by.some((name) => LEAN.includes(name)) ? 'lists' : null;
  };
}

function closureOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) closureOf(imported, getModuleInfo, seen);
  return seen;
}
