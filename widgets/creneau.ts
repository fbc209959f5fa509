// The script file: it finds our tags, fetches their code and starts their first calls. A Rollup graph of its own: its
// output has no import, export or import.meta, so that it runs as a classic script and as a module.
import { findScript } from './loader/find-script.ts';
import { givenSettings } from './loader/given-settings.ts';
import { createLoader } from './loader/load-files.ts';
import { startFirstCalls } from './loader/start-first-calls.ts';
import { createWatch } from './loader/watch-tags.ts';
import { own } from './shared/base/own.ts';
import { unclobbered } from './shared/base/unclobbered.ts';
import { VERSION } from './shared/base/version.ts';
import { takeBankReturn } from './shared/page/bank-return.ts';
import type { CreneauGlobal } from './shared/page/creneau-global.ts';
import { emit } from './shared/page/emit.ts';
import { configure, openRegistry, registry } from './shared/page/registry.ts';
import { closeToasts, showToast } from './shared/page/toast-requests.ts';

const start = (script: HTMLScriptElement): void => {
  const { knowledgeOf, load } = createLoader(script);
  const page = openRegistry(load, script);
  page.returned = takeBankReturn();

  const begin = (element: Element): void => {
    const name = element.localName.slice(8);
    knowledgeOf(name)
      .then(({ firstCalls }) => startFirstCalls(element, page, own(firstCalls, name)))
      // Then the widget makes the calls itself.
      .catch(() => {});
    load(name).catch((error: Error) => {
      console.error(`<creneau-${name}>`, error);
      emit(element, 'creneau-error', { code: 'part-failed', message: error.message });
    });
  };

  const watch = createWatch(begin);

  page.configuration = givenSettings();
  (globalThis as { Creneau?: object }).Creneau = {
    version: VERSION,
    watch,
    configure: configure.bind(null, page),
    toast: showToast.bind(null, page),
    closeToasts: closeToasts.bind(null, page),
  } satisfies CreneauGlobal;
  watch(document);
  // The checkout shows the outcome of a payment, also on a page without its tag.
  if (page.returned) begin(unclobbered(document).createElement('creneau-checkout'));
};

const first = registry();
const script = findScript();
if (!first && script) start(script);
else if (!first) console.error(`Créneau ${VERSION}: its script tag is not on this page.`);
else if (first.version !== VERSION) console.info(`Créneau ${VERSION} ignored: ${first.version}`);
