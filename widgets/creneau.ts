// The script file: finds our tags, fetches their code, and starts their first calls. One graph of its own, without
// import, export or import.meta in what is built, so that it runs as a classic script and as a module alike.
import { isReturn } from './checkout/payment/return-mark.ts';
import type { BuiltFile, Knowledge } from './files.ts';
import { calendarCalls, type FirstCalls, type Piece } from './first-calls.ts';
import { configure, openRegistry, registry } from './shared/registry.ts';
import { findSetting, httpAddress } from './shared/settings.ts';
import { closeToasts, showToast } from './shared/toast-desk.ts';
import { VERSION } from './shared/version.ts';
import { TAGS, type TagFacts } from './tags.ts';

/** Put in by the build: the calendar's files, and as `files` the module that knows all others. */
declare const __CRENEAU_FILES__: Knowledge['files'];

const KNOWN: Knowledge = { files: __CRENEAU_FILES__, firstCalls: { 'slotted-calendar': calendarCalls } };

const start = (): void => {
  // A module has no `currentScript`.
  const script = (document.currentScript ?? document.querySelector('script[src*="/creneau.js"]')) as HTMLScriptElement;
  const preloads = new Map<string, Promise<unknown>>();

  /** Resolves when the file is there and is what was built. A failure is forgotten, so that a later tag asks again. */
  const preload = ([file, integrity]: BuiltFile): Promise<unknown> => {
    const link = document.createElement('link');
    if (!link.relList.supports('modulepreload')) return Promise.resolve();
    const { href } = new URL(file, script.src);
    const known = preloads.get(href);
    if (known) return known;
    const coming = new Promise((onload, reject) => {
      const onerror = () => {
        preloads.delete(href);
        link.remove();
        reject(new Error(`${href} failed or was changed`));
      };
      const { nonce } = script;
      document.head.append(Object.assign(link, { rel: 'modulepreload', nonce, integrity, onload, onerror, href }));
    });
    preloads.set(href, coming);
    return coming;
  };

  const knowing = async (name: string) => (KNOWN.files[name] ? KNOWN : ((await load('files')) as Knowledge));

  // A name that is not ours rejects: it has no files.
  const load = async (name: string): Promise<unknown> => {
    const files = (await knowing(name)).files[name] as readonly BuiltFile[];
    // All of them first: a wrong one would not be stopped where another file imports it.
    await Promise.all(files.map(preload));
    return import(new URL((files[0] as BuiltFile)[0], script.src).href);
  };

  const page = openRegistry(load, script);

  const begin = (element: Element): void => {
    const name = element.localName.slice(8);
    knowing(name)
      .then(({ firstCalls }) => call(element, firstCalls[name]))
      // What cannot be called is left to the widget.
      .catch(() => {})
      .then(() => load(name))
      .catch((error: unknown) => console.error(`<creneau-${name}>`, error));
  };

  const call = (element: Element, paths: FirstCalls = () => []): void => {
    const address = findSetting(element, 'api-url', page, httpAddress);
    const [token] = findSetting(element, 'token', page) ?? [];
    // Whether a token may go to an address that the page's markup names is for the widget to judge.
    if (token && (address?.[1] || typeof token === 'function')) return;
    const url = httpAddress(address?.[0] ?? new URL('/api', script.src));
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

  const find = (root: ParentNode): void => {
    if ((root as Element).matches?.(selector)) meet(root as Element);
    root.querySelectorAll(selector).forEach(meet);
  };

  const begun = new WeakSet<Element>();
  const meet = (element: Element): void => {
    const name = element.getAttribute('data-creneau');
    const tag = `creneau-${name}`;
    if (!name) {
      const { localName } = element;
      if (customElements.get(localName)) return;
      const { isEager } = TAGS[localName.slice(8)] as TagFacts;
      const isAwaited =
        isEager === 'linked' ? [...document.links].some(({ hash }) => hash === `#${element.id}`) : isEager;
      if (!isAwaited) near.observe(element);
      else if (!begun.has(element)) begin(element);
      // One batch of records may name an element and what it stands in.
      begun.add(element);
    } else if (TAGS[name] && element.firstElementChild?.localName !== tag) {
      const widget = document.createElement(tag);
      for (const { name: data, value } of [...element.attributes]) {
        // What a page lets through as data must not become a handler.
        if (/^data-(?!creneau|on)/.test(data)) widget.setAttribute(data.slice(5), value);
      }
      widget.append(...element.childNodes);
      element.append(widget);
    }
  };

  const watch = (root: Document | ShadowRoot): void => {
    // First of all, so that it tells of the elements that `find` puts into their places.
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node.nodeType === 1) find(node as Element);
      }
    }).observe(root, { childList: true, subtree: true });
    find(root);
  };

  const global = globalThis as { Creneau?: object };
  page.configuration = { ...global.Creneau };
  global.Creneau = {
    version: VERSION,
    watch,
    configure: configure.bind(null, page),
    toast: showToast.bind(null, page),
    closeToasts: closeToasts.bind(null, page),
  };
  watch(document);
  // A payment is told of where no tag asks for the checkout.
  if (isReturn()) begin(document.createElement('creneau-checkout'));
};

const first = registry();
if (!first) start();
else if (first.version !== VERSION) console.info(`Créneau ${VERSION} ignored: ${first.version}`);
