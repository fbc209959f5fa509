// The script file: finds our tags, fetches their code, and starts their first calls. One graph of its own, without
// import, export or import.meta in what is built, so that it runs as a classic script and as a module alike.
import type { BuiltFile, Knowledge } from './files.ts';
import { calendarCalls, type FirstCalls, type Piece } from './first-calls.ts';
import { findScript } from './loader/find-script.ts';
import { givenSettings } from './loader/given-settings.ts';
import { createVerifier } from './loader/verify-files.ts';
import { own } from './shared/base/own.ts';
import { unclobbered } from './shared/base/unclobbered.ts';
import { VERSION } from './shared/base/version.ts';
import { takeBankReturn } from './shared/page/bank-return.ts';
import type { CreneauGlobal } from './shared/page/creneau-global.ts';
import { configure, openRegistry, registry } from './shared/page/registry.ts';
import { findApi } from './shared/page/settings.ts';
import { closeToasts, showToast } from './shared/page/toast-requests.ts';
import { TAGS } from './tags.ts';

/** Put in by the build: the calendar's files, and as `files` the module that knows all others. */
declare const __CRENEAU_FILES__: Knowledge['files'];

const KNOWN: Knowledge = { files: __CRENEAU_FILES__, firstCalls: { 'slotted-calendar': calendarCalls } };

const start = (script: HTMLScriptElement): void => {
  const verify = createVerifier(script);

  const knowing = async (name: string) => (own(KNOWN.files, name) ? KNOWN : ((await load('files')) as Knowledge));

  const load = async (name: string): Promise<unknown> => {
    const files = own((await knowing(name)).files, name);
    if (!files) throw new Error(`There is no creneau-${name}.`);
    await verify(files);
    const [file] = files.at(-1) as BuiltFile;
    return import(new URL(file, script.src).href);
  };

  const page = openRegistry(load, script);
  page.returned = takeBankReturn();

  const begin = (element: Element): void => {
    const name = element.localName.slice(8);
    knowing(name)
      .then(({ firstCalls }) => call(element, own(firstCalls, name)))
      // What cannot be called is left to the widget.
      .catch(() => {})
      .then(() => load(name))
      .catch((error: unknown) => console.error(`<creneau-${name}>`, error));
  };

  const call = (element: Element, paths: FirstCalls = () => []): void => {
    const { url, token: [token] = [] } = findApi(element, page);
    // A token that the page's function gives is for the widget to ask for.
    if (typeof token === 'function') return;
    const piece: Piece = (attribute) => encodeURIComponent(element.getAttribute(attribute) ?? '');
    for (const path of paths(piece)) {
      const target = `${url}/${path}`;
      if (!path || page.early.has(target)) continue;
      const headers = token ? { authorization: `Bearer ${token}`, 'content-type': 'application/json' } : {};
      const response = fetch(target, { headers, credentials: 'omit', redirect: 'error' });
      // Taken or not, a failure of it is not the page's.
      response.catch(() => {});
      page.early.set(target, { token, response });
    }
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        // Another of its kind may have brought the code: then it has made its calls itself.
        if (!customElements.get(target.localName)) begin(target);
      }
    },
    { rootMargin: '600px' },
  );

  const selector = ['[data-creneau]', ...Object.keys(TAGS).map((name) => `creneau-${name}`)].join();

  const find = (root: ParentNode & Node): void => {
    const { matches, querySelectorAll } = unclobbered(root as Element);
    if (matches?.(selector)) meet(root as Element);
    querySelectorAll(selector).forEach(meet);
  };

  const begun = new WeakSet<Element>();
  const meet = (element: Element): void => {
    const { getAttribute, firstElementChild, attributes, childNodes, append, localName, id } = unclobbered(element);
    const name = getAttribute('data-creneau');
    const tag = `creneau-${name}`;
    if (!name) {
      if (customElements.get(localName)) return;
      const isEager = own(own(TAGS, localName.slice(8)), 'isEager');
      const isAwaited =
        isEager === 'linked' ? [...unclobbered(document).links].some(({ hash }) => hash === `#${id}`) : isEager;
      if (!isAwaited) near.observe(element);
      else if (!begun.has(element)) begin(element);
      // One batch of records may name an element and what it stands in.
      begun.add(element);
    } else if (own(TAGS, name) && firstElementChild?.localName !== tag) {
      const widget = unclobbered(document).createElement(tag);
      for (const { name: data, value } of [...attributes]) {
        // What a page lets through as data must not become a handler.
        if (/^data-(?!creneau|on)/.test(data)) widget.setAttribute(data.slice(5), value);
      }
      widget.append(...childNodes);
      append(widget);
    }
  };

  const watch = (root: Document | ShadowRoot): void => {
    // First of all, so that it tells of the elements that `find` puts into their places.
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (unclobbered(node).nodeType === 1) find(node as Element);
      }
    }).observe(root, { childList: true, subtree: true });
    find(root);
  };

  page.configuration = givenSettings();
  (globalThis as { Creneau?: object }).Creneau = {
    version: VERSION,
    watch,
    configure: configure.bind(null, page),
    toast: showToast.bind(null, page),
    closeToasts: closeToasts.bind(null, page),
  } satisfies CreneauGlobal;
  watch(document);
  // A payment is told of where no tag asks for the checkout.
  if (page.returned) begin(unclobbered(document).createElement('creneau-checkout'));
};

const first = registry();
const script = findScript();
if (!first && script) start(script);
else if (!first) console.error(`Créneau ${VERSION}: its script tag is not on this page.`);
else if (first.version !== VERSION) console.info(`Créneau ${VERSION} ignored: ${first.version}`);
