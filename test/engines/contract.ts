/**
 * A guarantee at the boundary of the elements, as a script of a page sees it: a title, a function that runs in the
 * page, and the result that it must return. Each function leaves the body of the page empty.
 */
export interface Term {
  readonly title: string;
  readonly see: () => unknown;
  readonly expected: unknown;
}

export const TERMS: readonly Term[] = [
  {
    title: 'C-properties: a property that is set before the definition is used, and never changes its attribute',
    expected: ['p', null, null],
    see: async () => {
      const pager = Object.assign(document.createElement('creneau-pager'), { pageParam: 'p' });
      document.body.append(pager);
      await customElements.whenDefined('creneau-pager');
      const values = [Reflect.get(pager, 'pageParam'), pager.getAttribute('page-param')];
      pager.setAttribute('page-param', 'q');
      pager.removeAttribute('page-param');
      values.push(Reflect.get(pager, 'pageParam'));
      pager.remove();
      return values;
    },
  },
  {
    title: 'C-fallback: the children of a tag are kept, and hidden once the element is shown',
    expected: ['Voir', 0],
    see: async () => {
      document.body.innerHTML =
        '<creneau-slotted-calendar event="yoga-doux" mode="picker"><a href="#">Voir</a></creneau-slotted-calendar>';
      await window.tools.shown('[part~="slot"]');
      const link = document.querySelector('a');
      const found = [link?.textContent, link?.getClientRects().length];
      document.body.replaceChildren();
      return found;
    },
  },
  {
    title: 'C-site-builders: <div data-creneau> gets its element, with the children inside',
    expected: ['yoga-doux', 'Voir'],
    see: async () => {
      document.body.innerHTML =
        '<div data-creneau="slotted-calendar" data-event="yoga-doux"><a href="#">Voir</a></div>';
      await window.tools.shown('[part~="slot"]');
      const calendar = document.querySelector('div > creneau-slotted-calendar');
      const found = [calendar?.getAttribute('event'), calendar?.querySelector('a')?.textContent];
      document.body.replaceChildren();
      return found;
    },
  },
  {
    title: 'C-events, C-shadow-trees: events bubble out of the shadow trees of a page that the page has asked to watch',
    expected: ['host', 'creneau-slotted-calendar'],
    see: async () => {
      const heard = new Promise<readonly unknown[]>((resolve) => {
        const listener = (event: Event) => {
          const [source] = event.composedPath();
          resolve([(event.target as Element).id, (source as Element).localName]);
        };
        document.addEventListener('creneau-ready', listener, { once: true });
      });
      const host = document.createElement('div');
      host.id = 'host';
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = '<creneau-slotted-calendar event="yoga-doux"></creneau-slotted-calendar>';
      document.body.append(host);
      Reflect.get(window, 'Creneau').watch(root);
      const found = await heard;
      document.body.replaceChildren();
      return found;
    },
  },
  {
    title: 'C-events: creneau-checkout can be cancelled, and then no checkout is inserted',
    expected: [1, 0],
    see: async () => {
      document.body.innerHTML = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';
      let slots = 0;
      document.body.addEventListener(
        'creneau-checkout',
        (event) => {
          event.preventDefault();
          slots = (event as CustomEvent).detail.slots.length;
        },
        { once: true },
      );
      const press = async (selector: string) => {
        await window.tools.point(selector);
        (window.tools.all(selector)[0] as HTMLElement).click();
      };
      await press('[part~="slot"][part~="available"]');
      await press('[part~="book-button"]');
      const checkouts = document.querySelectorAll('creneau-checkout').length;
      await press('[part~="slot"][part~="selected"]');
      document.body.replaceChildren();
      return [slots, checkouts];
    },
  },
  {
    title: 'architecture, the boundary: an element that is moved keeps the selection of the visitor',
    expected: 1,
    see: async () => {
      document.body.innerHTML =
        '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar><p></p>';
      const SELECTED = '[part~="slot"][part~="selected"]';
      await window.tools.point('[part~="slot"][part~="available"]');
      (window.tools.all('[part~="slot"][part~="available"]')[0] as HTMLElement).click();
      await window.tools.shown(SELECTED);
      document.querySelector('p')?.append(document.querySelector('creneau-slotted-calendar') as Element);
      await window.tools.point(SELECTED);
      const count = window.tools.all(SELECTED).length;
      (window.tools.all(SELECTED)[0] as HTMLElement).click();
      document.body.replaceChildren();
      return count;
    },
  },
  {
    title: 'C-settings: the language of an ancestor is used, and changes live',
    expected: ['fr', 'en'],
    see: async () => {
      document.body.innerHTML =
        '<main data-creneau-lang="fr"><creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar></main>';
      await window.tools.shown('.root[lang="fr"]');
      document.querySelector('main')?.setAttribute('data-creneau-lang', 'en');
      await window.tools.shown('.root[lang="en"]');
      const [root] = window.tools.all('.root');
      const found = ['fr', root?.getAttribute('lang')];
      document.body.replaceChildren();
      return found;
    },
  },
  {
    title: 'C-styling: a page can style parts and custom properties, and no other style of the page affects an element',
    expected: ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'none'],
    see: async () => {
      const sheet = document.createElement('style');
      sheet.textContent = `creneau-slotted-calendar::part(book-button) { color: rgb(1, 2, 3) }
        creneau-slotted-calendar { --creneau-text: rgb(4, 5, 6) } * { text-transform: uppercase }`;
      document.head.append(sheet);
      document.body.innerHTML = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';
      const button = await window.tools.shown('[part~="book-button"]');
      const [root] = window.tools.all('.root');
      const { color, textTransform } = getComputedStyle(button);
      const found = [color, getComputedStyle(root as Element).color, textTransform];
      sheet.remove();
      document.body.replaceChildren();
      return found;
    },
  },
  {
    title: 'C-token: a token that is set as a property is in no attribute and in no address',
    expected: [true, false],
    see: async () => {
      document.body.innerHTML = '<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>';
      const calendar = document.querySelector('creneau-slotted-calendar') as Element;
      await window.tools.shown('[part~="slot"]');
      Object.assign(calendar, { token: 'demo-customer' });
      await window.tools.shown('[part~="slot"][part~="already-booked"]');
      const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
      const written = [calendar.outerHTML, ...addresses].some((text) => text.includes('demo-customer'));
      document.body.replaceChildren();
      return [Reflect.get(calendar, 'token') === 'demo-customer', written];
    },
  },
  {
    title: 'C-global, C-made-elements: the page shows a toast; the second script on the page does nothing',
    expected: ['Bonjour', 1],
    see: async () => {
      const { src } = document.querySelector('script[src$="/creneau.js"]') as HTMLScriptElement;
      const again = Object.assign(document.createElement('script'), { src });
      await new Promise((resolve) => {
        again.onload = resolve;
        document.head.append(again);
      });
      Reflect.get(window, 'Creneau').toast({ title: 'Bonjour', timeout: 3_600_000 });
      const toast = await window.tools.shown('[part~="toast"]');
      const found = [/Bonjour/.exec(toast.textContent ?? '')?.[0], document.querySelectorAll('creneau-toaster').length];
      Reflect.get(window, 'Creneau').closeToasts();
      document.body.replaceChildren();
      return found;
    },
  },
];

/** Pages on which the guarantees are tested, by how the script is loaded; `bundle` is its address. */
export const OPENED = {
  'a late script': (bundle: string) =>
    pageWith(`<script>addEventListener('load', () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '${bundle}' }));
  })</script>`),
  'a module': (bundle: string) => pageWith(`<script type="module" src="${bundle}"></script>`),
  'a changed file': `<!doctype html><html lang="fr"><script>
    addEventListener('creneau-error', ({ detail }) => { window.told = detail.code });
  </script><script src="/tampered/creneau.js"></script>
  <creneau-slotted-calendar event="yoga-doux"><a href="#">Voir</a></creneau-slotted-calendar>`,
} as const;

function pageWith(script: string): string {
  return `<!doctype html><html lang="fr"><head>${script}</head><body></body></html>`;
}

/**
 * Returns, on the page with a changed file, the reported error, whether the file was run, and the fallback that is
 * still shown.
 */
export async function tampered(): Promise<unknown> {
  while (!Reflect.get(window, 'told')) await new Promise((resolve) => setTimeout(resolve, 25));
  const link = await window.tools.shown('a');
  return [Reflect.get(window, 'told'), 'wasRun' in window, link.textContent];
}
