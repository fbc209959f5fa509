/** A file of this suite and the subject that it shows. */
export interface Row {
  readonly what: string;
  /** The name of the file: `sheets` for `test/hosts/sheets.test.ts`. */
  readonly file: string;
}

/** A subject that another suite shows: by a file, relative to `test/` and without `.test.ts`, and a part of a title. */
export interface RowElsewhere {
  readonly what: string;
  readonly shownBy: `${string}: ${string}`;
}

export const ROWS: readonly Row[] = [
  { what: 'style sheets of real pages, all elements on each', file: 'sheets' },
  { what: 'parents that shrink to their content', file: 'parents' },
  { what: 'worlds of scripts, and elements that hide properties of the document', file: 'worlds' },
  { what: 'frameworks: settings that are set before and after the elements are defined', file: 'frameworks' },
  { what: 'frameworks: children, values and listeners, changed, hidden and shown', file: 'framework-cases' },
  { what: 'pages that Turbo and htmx replace', file: 'page-swaps' },
  {
    what: 'life cycle: put in again, copied, written, adopted, moved, the head emptied while code comes',
    file: 'life-cycle',
  },
  { what: 'policies: CSP, Trusted Types, sandbox, COEP', file: 'policies' },
  { what: 'frames', file: 'frames' },
  { what: 'visitors: storage denied or full, an insecure origin, the back/forward cache', file: 'visitors' },
  { what: 'quirks mode, documents of frames', file: 'documents' },
  { what: 'optimisers that move the loader', file: 'optimisers' },
  { what: 'editors and filters: the forms of an element that they leave', file: 'editors' },
  { what: 'recipes for webmasters: a consent tool, tools that count', file: 'recipes' },
  { what: 'a page that signs in at an identity provider, and renews its token', file: 'sign-in' },
];

export const ELSEWHERE: readonly RowElsewhere[] = [
  {
    what: 'every state under three sheets, the strict policy, two widths, languages and themes',
    shownBy: 'browser/long/states: passes under the strict policy, in both widths, languages and themes',
  },
  {
    what: 'translators, on every state',
    shownBy: 'browser/long/translated-states: is used while a translator',
  },
  { what: 'an open page for a day, through two releases', shownBy: 'browser/long/a-long-day: a page that stays open' },
  {
    what: 'forced colours, wide text, no motion, on every state',
    shownBy: 'browser/long/states: D-forced-colours',
  },
  { what: 'print', shownBy: 'browser/calendar/days: in print the whole week is shown, with every slot' },
  {
    what: 'moved, also by moveBefore: state, nodes and focus are kept',
    shownBy: 'browser/boundary/mount: keeps its state and its nodes',
  },
  { what: 'memory after mounts and removals', shownBy: 'browser/long/remounts: 20 mounts and removals' },
  {
    what: 'forms of the script tag, AMD and CommonJS globals, storage that throws',
    shownBy: 'browser/loader/script: the same file, from another origin, works',
  },
  { what: 'a sandboxed frame with an opaque origin', shownBy: 'browser/loader/script: in a sandboxed frame' },
  {
    what: 'every name that the bundle reads, taken by an element of the page',
    shownBy: 'browser/doors/clobbered-names: have the names of what the bundle reads',
  },
  {
    what: 'shadow roots that the page has made before, and closed ones',
    shownBy: 'browser/boundary/shadow-root: the shadow root',
  },
  { what: 'site builders that strip unknown tags', shownBy: 'browser/loader/tags: div[data-creneau]' },
  { what: 'an address alone on a line, in WordPress', shownBy: 'browser/loader/oembed: D-oembed' },
];
