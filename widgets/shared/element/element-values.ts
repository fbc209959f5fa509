import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AttributeTable, type AttributeValues, parseAttribute } from '../base/attributes.ts';
import { camelCase } from '../base/camel-case.ts';
import { own } from '../base/own.ts';
import { warnOnce } from '../base/warn.ts';
import { SETTING_NAMES, type SettingName } from '../page/settings.ts';
import { defineProperty } from './define-property.ts';
import type { WidgetDefinition } from './definition.ts';
import { replaceState } from './replace-state.ts';

/** What a page has set on one element, as attributes and as properties (C-properties). */
export interface ElementValues<T extends AttributeTable> {
  /** The values of the definition's attributes. */
  readonly attributes: StoreApi<AttributeValues<T>>;
  /** The value of a setting's property. */
  setting(name: SettingName): unknown;
  /** Sets a property. It wins over its attribute until that changes; null and undefined unset it. */
  set(property: string, value: unknown): void;
  /** Reads an attribute that has changed; its property is unset. */
  attributeChanged(name: string, before: string | null, after: string | null): void;
}

/** Reads what is set on `host` now, and calls back after each change, also where the values are the same. */
export function createElementValues<T extends AttributeTable>(
  host: HTMLElement,
  table: T,
  onChange: () => void,
): ElementValues<T> {
  /** Never written to attributes. */
  const properties = new Map<string, unknown>();
  /** The attributes that an upgrade finds: the platform reports them after the constructor, but they have not changed. */
  const found = new Set(host.getAttributeNames());
  const attributes = createStore<AttributeValues<T>>()(read);

  function read(): AttributeValues<T> {
    const values: Record<string, unknown> = {};
    for (const [name, attribute] of Object.entries(table)) {
      const property = camelCase(name);
      const raw = properties.get(property) ?? host.getAttribute(name);
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
    setting: (name) => properties.get(camelCase(name)) ?? host.getAttribute(name) ?? (name === 'consent' ? null : ''),
    set(property, value) {
      if (value === undefined || value === null) properties.delete(property);
      else properties.set(property, value);
      refresh();
    },
    attributeChanged(name, before, after) {
      const isFound = found.delete(name);
      if (!isFound && before !== after) properties.delete(camelCase(name));
      refresh();
    },
  };
}

/** Defines the properties of a definition and of the settings on an element's class. */
export function defineAccessors<E extends HTMLElement, T extends AttributeTable, S>(
  prototype: E,
  definition: WidgetDefinition<T, S>,
  { valuesOf, storeOf }: { valuesOf(element: E): ElementValues<T>; storeOf(element: E): S | null },
): void {
  const define = (name: string, get: (element: E) => unknown) =>
    defineProperty(prototype, camelCase(name), {
      get,
      set: (element, value) => valuesOf(element).set(camelCase(name), value),
    });
  for (const name of Object.keys(definition.attributes)) {
    define(name, (element) => Reflect.get(valuesOf(element).attributes.getState(), camelCase(name)));
  }
  for (const name of SETTING_NAMES) define(name, (element) => valuesOf(element).setting(name));
  for (const [property, { read }] of Object.entries(own(definition, 'properties') ?? {})) {
    defineProperty(prototype, property, {
      get: (element) => read(storeOf(element)),
      // Assignments are ignored, as the platform ignores them on its read-only properties.
      set: () => {},
    });
  }
}

/** Re-applies properties set before the upgrade: own properties of the element, which hide the accessors of its class. */
export function adoptProperties(element: HTMLElement, names: readonly string[]): void {
  for (const property of names.map(camelCase)) {
    if (!Object.hasOwn(element, property)) continue;
    const value: unknown = Reflect.get(element, property);
    Reflect.deleteProperty(element, property);
    Reflect.set(element, property, value);
  }
}
