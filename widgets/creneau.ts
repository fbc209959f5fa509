// The script file: it finds our tags, fetches their code and starts their first calls. A separate Rollup graph: its
// output has no import, export or import.meta, so that it runs as a classic script and as a module.
import { findLinks } from './loader/find-links.ts';
import { findScript } from './loader/find-script.ts';
import { givenSettings } from './loader/given-settings.ts';
import { keepFirstPresses } from './loader/keep-first-presses.ts';
import { createLoader } from './loader/load-files.ts';
import { startFirstCalls } from './loader/start-first-calls.ts';
import { startingByView } from './loader/starting-by-view.ts';
import { createWatch, OURS } from './loader/watch-tags.ts';
import { own } from './shared/base/own.ts';
import { unclobbered } from './shared/base/unclobbered.ts';
import { VERSION } from './shared/base/version.ts';
import type { CreneauGlobal } from './shared/page/creneau-global.ts';
import type { Finding } from './shared/page/embedding/finding.ts';
import { isDebugged } from './shared/page/embedding/is-debugged.ts';
import { emit } from './shared/page/emit.ts';
import { configure, openRegistry, registry } from './shared/page/registry.ts';
import type { Configuration, ScriptTag } from './shared/page/settings.ts';
import { closeToasts, showToast } from './shared/page/toast-requests.ts';
import { takeBankReturn } from './shared/selling/bank-return.ts';
import { isPurchaseStored } from './shared/selling/stored.ts';

type Doctor = typeof import('./doctor/doctor.ts');

const NO_ADDRESS =
  'it does not know where it comes from. Write the folder of creneau.js on its script tag, data-base="https://…/creneau/1/", or before it: window.Creneau = { base: "https://…/creneau/1/" }.';

const IN_WORKER = 'a worker has no elements. Remove type="text/partytown".';

const start = (script: ScriptTag, configuration: Configuration): void => {
  const { manifestOf, load } = createLoader(script);
  const page = openRegistry(load, script, VERSION);
  const trees = new Set<Node>();
  page.trees = trees;
  page.returned = takeBankReturn();
  keepFirstPresses(page);

  const begin = (element: Element): void => {
    const name = element.localName.slice(8);
    manifestOf(name)
      .then(({ firstCalls, accepts, fetchAhead }) => {
        startFirstCalls(element, page, own(firstCalls, name), own(accepts, name));
        fetchAhead?.(element, page);
      })
      // If the manifest fails to load, the widget makes the calls itself.
      .catch(() => {});
    load(name).catch((error: Error & { readonly code?: string }) => {
      console.error(`<creneau-${name}>`, error);
      emit(element, 'creneau-error', { code: error.code ?? 'part-failed', message: error.message });
    });
    // A page's first read of storage waits for another process. It does so here, while the files are loading.
    setTimeout(isPurchaseStored);
  };

  /** Reports a tag that names no element. Only the loader's second module knows the names of all elements. */
  const misname = (name: string): void => {
    manifestOf('').then(
      ({ warnOfName }) => warnOfName?.(name),
      () => {},
    );
  };

  const views = startingByView(page, begin);
  const look = createWatch(views, misname, findLinks(page, script.dataset['links'], OURS));
  const watch: CreneauGlobal['watch'] = (root) => {
    trees.add(root);
    look(root);
  };

  const doctor = () =>
    load('doctor').then(
      (part) => (part as Doctor).examine(),
      ({ message }: Error): readonly Finding[] => {
        console.error(`Créneau: ${message}`);
        return [{ case: 'failed-file', element: null, message }];
      },
    );

  page.configuration = configuration;
  (globalThis as { Creneau?: object }).Creneau = {
    version: VERSION,
    watch,
    configure: (settings) => configure(page, settings),
    toast: (options) => showToast(page, options),
    closeToasts: (filter) => closeToasts(page, filter),
    doctor,
  } satisfies CreneauGlobal;
  watch(document);
  if (isDebugged()) doctor();
  // The checkout shows the outcome of a payment, even on a page that has no checkout tag.
  if (page.returned) begin(unclobbered(document).createElement('creneau-checkout'));
};

const first = registry();
if (!first) {
  const given = givenSettings();
  const { base: _, ...configuration } = given;
  const script = findScript(given);
  // No page is without workers; a worker that imitates a page (Partytown) is.
  if (script && typeof Worker !== 'undefined') start(script, configuration);
  else console.error(`Créneau ${VERSION}: ${script ? IN_WORKER : NO_ADDRESS}`);
} else if (first.version !== VERSION) {
  first.ignored = [...(first.ignored ?? []), VERSION];
  console.info(`Créneau ${VERSION} ignored: ${first.version}`);
}
