import { languageOfHost, parseLanguage } from '../../core/text/language.ts';
import { isTimeZone, PARIS } from '../../core/time/zone.ts';
import { type AttributeTable, type AttributeValues, parseAttribute } from '../shared/base/attributes.ts';
import { camelCase } from '../shared/base/camel-case.ts';
import { own } from '../shared/base/own.ts';
import type { AnyStore, WidgetDefinition } from '../shared/element/definition.ts';
import { SKELETON_CLASS } from '../shared/element/painting/skeleton.ts';
import type { Settings } from '../shared/page/element-settings.ts';
import type { FirstSettings, FirstView, MadeView } from './first-view.ts';
import { inTurn } from './in-turn.ts';
import { makeView } from './make-view.ts';
import { sheetOf } from './sheet.ts';

/** An element that has a first view, and the widths from which that view is another, in px. */
export interface Made {
  readonly definition: WidgetDefinition<AttributeTable, AnyStore>;
  readonly widths: readonly number[];
}

/** The most times that a view asks for payloads: what the first ones name may need further ones. */
const MOST_ROUNDS = 4;

/** The file of each element's sheet, which the build inserts. */
declare const __CRENEAU_SHEETS__: Readonly<Record<string, string>>;

/** Creates what renders the first views of these elements, and their sheets. */
export function firstViews(elements: Readonly<Record<string, Made>>) {
  return {
    sheets: Object.fromEntries(
      Object.entries(elements).map(([name, { definition, widths }]) => [name, sheetOf(definition, widths)]),
    ),
    async render(view: FirstView): Promise<MadeView | null> {
      const made = own(elements, view.element);
      try {
        if (!made) throw new Error('there is no such element, or it has no first view');
        return await render(view, made);
      } catch (error) {
        console.warn(`Créneau: no first view of ${view.element}:`, error);
        return null;
      }
    },
  };
}

async function render(view: FirstView, { definition, widths: all }: Made): Promise<MadeView> {
  const { address, files, now, width, call } = view;
  const widths = width === undefined ? all : [width];
  const attributes = attributesOf(view, definition.attributes);
  const source = { definition, attributes, settings: settingsOf(view), address, now, widths };
  const payloads = new Map<string, unknown>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const made = await inTurn(() => makeView(source, payloads));
    if ('roots' in made) {
      const sheet = `${files}${__CRENEAU_SHEETS__[view.element]}`;
      const roots = made.roots.map((root, index) => marked(root, width === undefined ? (all[index] ?? 0) : 0));
      return {
        html: `<link rel="stylesheet" href="${sheet.replaceAll('"', '%22')}">${roots.join('')}`,
        sheet,
        payloads: [...payloads].map(([path, body]) => ({ path, body })),
      };
    }
    await Promise.all(made.missing.map(async (path) => payloads.set(path, await call(path))));
  }
  throw new Error('it asks for ever more');
}

/** Marks a root as made by a server, for an element from this width on. */
function marked(root: string, from: number): string {
  if (SKELETON_CLASS.test(root)) throw new Error('its data did not suffice');
  return root.replace('<div ', `<div data-made="${from}" `);
}

/** Returns the values of an element's attributes; throws if one is invalid. */
function attributesOf({ attributes }: FirstView, table: AttributeTable): AttributeValues<AttributeTable> {
  return Object.fromEntries(
    Object.entries(table).map(([name, attribute]) => {
      const { value, problem } = parseAttribute(own(attributes, name) ?? null, attribute);
      if (problem) throw new Error(`${name} is invalid: ${problem}`);
      return [camelCase(name), value];
    }),
  ) as AttributeValues<AttributeTable>;
}

function settingsOf({ settings = {}, address }: FirstView): Settings {
  const { lang, timeZone = PARIS, currency = null, theme, siteUrl = '' }: FirstSettings = settings;
  if (!isTimeZone(timeZone)) throw new Error(`${timeZone} is no time zone`);
  return {
    lang: parseLanguage(lang) ?? languageOfHost(new URL(address).hostname) ?? 'fr',
    timeZone,
    currency,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    siteUrl,
    partner: null,
    tiles: null,
    consent: null,
    vitals: false,
  };
}
