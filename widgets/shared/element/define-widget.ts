import r2wc from '@r2wc/react-to-web-component';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AttributeTable, type AttributeValues, camelCase, parseAttribute } from '../base/attributes.ts';
import { own } from '../base/own.ts';
import { warnOnce } from '../base/warn.ts';
import { readSettings, type Settings } from '../page/element-settings.ts';
import { createGuard, createReporter } from '../page/guard.ts';
import { forgetIfLeft, inheritSelections, type PageState, pageStateFor } from '../page/page-state.ts';
import { openRegistry } from '../page/registry.ts';
import { findApi, type Token } from '../page/settings.ts';
import { defineProperty } from './define-property.ts';
import type { WidgetContext, WidgetDefinition } from './definition.ts';
import { observeSettings, SETTING_NAMES } from './observe-settings.ts';
import { placeRoot } from './react-root.ts';
import { leaderOf, onLeaderChange, tellFollowers } from './settings-source.ts';
import { sheetsOf } from './sheets.ts';
import { type Mounted, WidgetRoot } from './WidgetRoot.tsx';

/**
 * Defines a widget's element. A second definition of a tag is passed over: the first wins, whoever's it is. Without a
 * browser nothing happens, so that importing a widget in Node is harmless.
 */
export function defineWidget<const T extends AttributeTable, S>(definition: WidgetDefinition<T, S>): void {
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return;
  customElements.define(definition.tag, elementClass(definition));
}

/** The r2wc element; `mounted` is a prop without a type, which r2wc stores as it is and never reflects. */
interface Base extends HTMLElement {
  mounted: Mounted | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
}
type BaseClass = new () => Base;

function elementClass<T extends AttributeTable, S>(definition: WidgetDefinition<T, S>): CustomElementConstructor {
  const options = { shadow: 'open', props: { mounted: undefined as never } } as const;
  const ReactElement = r2wc(WidgetRoot, options) as unknown as BaseClass;
  const page = openRegistry(noLoader);
  const names = Object.keys(definition.attributes);

  class WidgetElement extends ReactElement {
    static readonly observedAttributes = [...names, ...SETTING_NAMES];

    static {
      for (const name of names) {
        const property = camelCase(name);
        defineProperty(WidgetElement.prototype, property, {
          get: (element) => Reflect.get(element.#attributes.getState(), property),
          set: (element, value) => element.#setProperty(property, value),
        });
      }
      for (const name of SETTING_NAMES) {
        const property = camelCase(name);
        defineProperty(WidgetElement.prototype, property, {
          // An empty consent says something else than none that is set.
          get: (element) =>
            element.#properties.get(property) ?? element.getAttribute(name) ?? (name === 'consent' ? null : ''),
          set: (element, value) => element.#setProperty(property, value),
        });
      }
      for (const [property, { read }] of Object.entries(own(definition, 'properties') ?? {})) {
        defineProperty(WidgetElement.prototype, property, {
          get: ({ mounted }) => read((mounted?.store ?? null) as S | null),
          // Only told: an assignment is passed over, as the platform does with its own.
          set: () => {},
        });
      }
    }

    /** What was set as a property; it wins over the attribute until that changes, and never writes it. */
    readonly #properties = new Map<string, unknown>();
    /** Attributes that an upgrade finds, and that the platform tells of only after the constructor: those are no change. */
    readonly #found = new Set(this.getAttributeNames());
    readonly #attributes = createStore<AttributeValues<T>>()(() => this.#readAttributes());
    readonly #report = createReporter(this);
    #settings: StoreApi<Settings> | undefined;
    #pageState: PageState | undefined;
    #life: AbortController | undefined;
    #lives = 0;
    #unobserve: (() => void) | undefined;

    constructor() {
      super();
      (this.shadowRoot as ShadowRoot).adoptedStyleSheets = sheetsOf(definition.css);
      // Properties that were set before the definition stand on the element itself and hide ours.
      for (const name of [...names, ...SETTING_NAMES].map(camelCase)) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    override connectedCallback(): void {
      if (this.#life) this.#follow();
      else this.#start();
    }

    override disconnectedCallback(): void {
      // A move disconnects and connects in one task: only what is still gone after it is unmounted, and never inside a
      // render of the page's own React.
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop();
      });
    }

    /** Makes `moveBefore` keep the element connected. */
    connectedMoveCallback(): void {
      this.#follow();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      const isFound = this.#found.delete(name);
      if (!isFound && before !== after) this.#properties.delete(camelCase(name));
      this.#refresh();
    }

    #setProperty(property: string, value: unknown): void {
      if (value === undefined || value === null) this.#properties.delete(property);
      else this.#properties.set(property, value);
      this.#refresh();
    }

    #start(): void {
      this.#unobserve = observeSettings(leaderOf(this), page, () => this.#refresh());
      onLeaderChange(this, () => this.#follow());
      this.#settings = createStore<Settings>()(() => readSettings(leaderOf(this), page));
      placeRoot(this, this.#report);
      this.#live();
      super.connectedCallback();
    }

    #stop(): void {
      this.#unobserve?.();
      this.#life?.abort();
      this.#pageState?.hosts.delete(this);
      this.#life = undefined;
      super.disconnectedCallback();
      this.mounted = undefined;
    }

    /** After a move, or with a leader: other ancestors, other settings. */
    #follow(): void {
      if (!this.#life) return;
      this.#unobserve?.();
      this.#unobserve = observeSettings(leaderOf(this), page, () => this.#refresh());
      this.#refresh();
    }

    /** Reads everything again that may have changed, and begins a new life only where the API address or its user's place did. */
    #refresh(): void {
      const attributes = this.#readAttributes();
      if (!isEqual(attributes, this.#attributes.getState())) this.#attributes.setState(attributes, true);
      if (!this.#life) return;
      const settings = readSettings(leaderOf(this), page);
      if (!isEqual(settings, this.#settings?.getState())) this.#settings?.setState(settings, true);
      if (this.#findPageState() !== this.#pageState) this.#live();
      tellFollowers(this);
    }

    #findPageState(): PageState | undefined {
      const api = findApi(leaderOf(this), page);
      if (api.isTokenKept) {
        warnOnce(
          `the token is not sent to ${api.url}: it was set for another address. <${this.localName}> shows a visitor.`,
        );
      }
      if (api.url === null) {
        warnOnce('There is no API address: call configure({ apiUrl }) or set api-url.', 'error');
        return undefined;
      }
      const state = pageStateFor(api.url, api.token?.[1] ?? null);
      state.session.setToken((api.token?.[0] ?? null) as Token | null);
      return state;
    }

    /** Makes store and view (anew). A failure to do so leaves a note with a retry. */
    #live(): void {
      this.#life?.abort();
      const life = new AbortController();
      this.#life = life;
      const settings = this.#settings as StoreApi<Settings>;
      const report = this.#report;
      const guard = createGuard(this, report);
      const earlier = this.#pageState;
      const state = this.#findPageState();
      earlier?.hosts.delete(this);
      state?.hosts.add(this);
      if (state && earlier && earlier !== state) {
        inheritSelections(earlier, state);
        forgetIfLeft(earlier);
      }
      this.#pageState = state;
      this.#lives += 1;
      const store =
        state &&
        this.#createStore({
          host: this,
          attributes: this.#attributes,
          settings,
          page: state,
          guard,
          report,
          load: page.load,
          signal: life.signal,
        });
      this.mounted = {
        environment: { host: this, settings, guard },
        life: this.#lives,
        store,
        View: store ? (definition.view as Mounted['View']) : null,
        retry: () => this.#live(),
      };
    }

    #createStore(context: WidgetContext<T>): S | null {
      try {
        return definition.createStore(context);
      } catch (error) {
        this.#report(error);
        return null;
      }
    }

    #readAttributes(): AttributeValues<T> {
      const values: Record<string, unknown> = {};
      for (const [name, attribute] of Object.entries(definition.attributes)) {
        const property = camelCase(name);
        const raw = this.#properties.get(property) ?? this.getAttribute(name);
        const { value, problem } = parseAttribute(raw, attribute);
        if (problem) warnOnce(`<${definition.tag} ${name}>: ${problem}.`);
        values[property] = value;
      }
      return values as AttributeValues<T>;
    }
  }
  return WidgetElement;
}

function isEqual(a: object, b: object | undefined): boolean {
  return b !== undefined && Object.entries(a).every(([key, value]) => Object.is(value, Reflect.get(b, key)));
}

/** Where a page imports one widget alone, no other can be asked for. */
function noLoader(name: string): Promise<never> {
  return Promise.reject(new Error(`creneau-${name} is not on this page: import it, or use the script tag.`));
}
