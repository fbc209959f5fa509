import { createStore, type StoreApi } from 'zustand/vanilla';
import { attributeOf, joined } from '../base/attribute-of.ts';
import { type AttributeTable, type AttributeValues, parseAttribute } from '../base/attributes.ts';
import { camelCase } from '../base/camel-case.ts';
import { own } from '../base/own.ts';
import { warnOnce } from '../base/warn.ts';
import { warnOfQuotes } from '../page/embedding/warn-of-quotes.ts';
import { isTextOfCode, SETTING_NAMES, type SettingName } from '../page/settings.ts';
import type { AnyStore, WidgetDefinition, WidgetTable } from './definition.ts';
import { replaceState } from './replace-state.ts';

/** What a page has set on one element, as attributes and as properties (C-properties). */
export interface ElementValues<T extends AttributeTable> {
  /** The values of the definition's attributes. */
  readonly attributes: StoreApi<AttributeValues<T>>;
  /** Returns the value of a setting's property. */
  setting(name: SettingName): unknown;
  /**
   * Sets a property, which takes precedence over its attribute until the attribute changes; null and undefined unset
   * the property.
   */
  set(property: string, value: unknown): void;
  /** Reads an attribute that has changed, and unsets its property. */
  attributeChanged(name: string, before: string | null, after: string | null): void;
}

/** Reads what is set on `host` now, and calls back after each change, even if the values stay the same. */
export function createElementValues<T extends AttributeTable>(
  host: HTMLElement,
  table: T,
  onChange: () => void,
): ElementValues<T> {
  /** The values of properties, which are never written to attributes. */
  const properties = new Map<string, unknown>();
  const names = [...Object.keys(table), ...SETTING_NAMES];
  /**
   * The attributes that the element has at its upgrade: the platform reports them after the constructor, although they
   * have not changed.
   */
  const found = new Set(host.getAttributeNames());
  const attributes = createStore<AttributeValues<T>>()(read);

  function read(): AttributeValues<T> {
    const values: Record<string, unknown> = {};
    for (const [name, attribute] of Object.entries(table)) {
      const property = camelCase(name);
      const raw = properties.get(property) ?? writtenTo(host, name);
      warnOfQuotes(`<${host.localName}>`, name, raw);
      const { value, problem } = parseAttribute(raw, attribute);
      if (problem) warnOnce(`<${host.localName} ${name}>: ${problem}.`);
      values[property] = value;
    }
    return values as AttributeValues<T>;
  }

  function refresh(): void {
    replaceState(attributes, read());
    onChange();
  }

  return {
    attributes,
    // Consent that is empty differs from consent that is not set.
    setting: (name) => properties.get(camelCase(name)) ?? writtenTo(host, name) ?? (name === 'consent' ? null : ''),
    set(property, value) {
      if (value === undefined || value === null) properties.delete(property);
      else properties.set(property, value);
      refresh();
    },
    attributeChanged(name, before, after) {
      const isFound = found.delete(name);
      const known = names.find((each) => each === name || joined(each) === name) ?? name;
      if (!isFound && before !== after) properties.delete(camelCase(known));
      // For its warning: `read` reads no settings.
      writtenTo(host, known);
      refresh();
    },
  };
}

/**
 * Returns the value of an attribute. If the page wrote an object or a token's function to it, warns that the value is
 * lost, and the attribute counts as not set.
 */
function writtenTo(host: HTMLElement, name: string): string | null {
  const value = attributeOf(host, name);
  const isObject = value?.startsWith('[object ');
  if (!isObject && !(name === 'token' && isTextOfCode(value))) return value;
  warnOnce(
    `the ${name} of <${host.localName}> is the text of ${isObject ? 'an object' : 'a function'}: register the tags first (defineAll), or set the property later.`,
  );
  return null;
}

/** Defines on a widget's class a property for each attribute of the widget and for each setting. */
export function defineAccessors<E extends HTMLElement, T extends AttributeTable>(
  prototype: E,
  { attributes }: WidgetTable<T>,
  valuesOf: (element: E) => ElementValues<T>,
): void {
  const define = (name: string, get: (element: E) => unknown) => {
    // Solid writes property names in lower case.
    for (const property of new Set([joined(name), camelCase(name)])) {
      defineProperty(prototype, property, {
        get,
        set: (element, value) => valuesOf(element).set(camelCase(name), value),
      });
    }
  };
  for (const name of Object.keys(attributes)) {
    define(name, (element) => Reflect.get(valuesOf(element).attributes.getState(), camelCase(name)));
  }
  for (const name of SETTING_NAMES) define(name, (element) => valuesOf(element).setting(name));
}

/** Defines the properties that a page can only read. */
export function defineReadOnly<E extends HTMLElement, T extends AttributeTable, S extends AnyStore>(
  prototype: E,
  definition: WidgetDefinition<T, S>,
  storeOf: (element: E) => S | null,
): void {
  for (const [property, { read }] of Object.entries(own(definition, 'properties') ?? {})) {
    defineProperty(prototype, property, {
      get: (element) => read(storeOf(element)),
      // Assignments are ignored, as the platform ignores them on its read-only properties.
      set: () => {},
    });
  }
}

/**
 * Sets the properties again that were set before the upgrade: they are own properties of the element, which hide the
 * accessors of its class.
 */
export function adoptProperties(element: HTMLElement, names: readonly string[]): void {
  const given = [leftOutByReact(element), element];
  for (const property of names.flatMap((name) => [joined(name), camelCase(name)])) {
    const holder = given.find((each) => Object.hasOwn(each, property));
    if (!holder) continue;
    const value: unknown = Reflect.get(holder, property);
    Reflect.deleteProperty(element, property);
    Reflect.set(element, property, value);
  }
}

/**
 * Returns the functions and objects among an element's React props. If an element is not defined yet, React writes its
 * props to attributes, except functions and objects; it keeps all props in a property of the element.
 */
function leftOutByReact(element: HTMLElement): Readonly<Record<string, unknown>> {
  const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
  const props: unknown = key && Reflect.get(element, key);
  if (typeof props !== 'object' || props === null) return {};
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => typeof value === 'function' || (typeof value === 'object' && value)),
  );
}

/** Defines an accessor on the prototype of an element's class, enumerable like the accessors of the platform. */
function defineProperty<E extends HTMLElement>(
  prototype: E,
  name: string,
  access: { readonly get: (element: E) => unknown; readonly set: (element: E, value: unknown) => void },
): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: E) {
      return access.get(this);
    },
    set(this: E, value: unknown) {
      access.set(this, value);
    },
  });
}
