import { languageOfHost, parseLanguage } from '../../core/text/language.ts';
import { isTimeZone, PARIS } from '../../core/time/zone.ts';
import { parseAttribute } from '../shared/base/attributes.ts';
import { camelCase } from '../shared/base/camel-case.ts';
import { own } from '../shared/base/own.ts';
import { SKELETON_CLASS } from '../shared/element/painting/skeleton.ts';
import type { Settings } from '../shared/page/element-settings.ts';
import type { FirstSettings, FirstView, MadeView, PageElement } from './first-view.ts';
import { inTurn } from './in-turn.ts';
import { type AnyDefinition, makeView, type ViewElement, type ViewSource } from './make-view.ts';
import { sheetOf } from './sheet.ts';

/** An element that has a first view, and the widths from which that view is another, in px. */
export interface FirstElement {
  readonly definition: AnyDefinition;
  readonly widths: readonly [0, ...number[]];
}

type FirstElements = Readonly<Record<string, FirstElement>>;

/** The most times that a view asks for payloads: what the first ones name may need further ones. */
const MOST_ROUNDS = 4;

/** The file of each element's sheet, which the build inserts. */
declare const __CRENEAU_SHEETS__: Readonly<Record<string, string>>;

/** Creates what renders the first views of these elements, and their sheets. */
export function firstViews(elements: FirstElements) {
  const sheets = Object.entries(elements).map(([name, { definition, widths }]) => [name, sheetOf(definition, widths)]);
  return {
    sheets: Object.fromEntries(sheets) as Readonly<Record<string, string>>,
    async render(view: FirstView): Promise<MadeView | null> {
      try {
        return await render(view, elements);
      } catch (error) {
        const { warn = (...said) => console.warn(...said) } = view;
        warn(`Créneau: there is no first view of ${view.element}:`, error);
        return null;
      }
    },
  };
}

async function render(view: FirstView, elements: FirstElements): Promise<MadeView> {
  const { before = [], after = [], address, now, width } = view;
  const { widths } = knownAs(view.element, elements);
  const payloads = new Map<string, unknown>();
  const roots = await rootsOf(
    {
      elements: [...before, view, ...after].map((each) => valued(each, elements)),
      index: before.length,
      settings: settingsOf(view),
      ...{ address, now, widths: width === undefined ? widths : [width] },
    },
    payloads,
    view.call,
  );
  const sheet = `${view.files}${__CRENEAU_SHEETS__[view.element]}`;
  return {
    html: `<link rel="stylesheet" href="${sheet.replaceAll('"', '%22')}">${roots.map((root, at) => marked(root, roots.length === 1 ? 0 : widths[at])).join('')}`,
    sheet,
    payloads: [...payloads].map(([path, body]) => ({ path, body })),
  };
}

/** Returns the markup of a view, once all payloads that it asks for are in `payloads`. */
async function rootsOf(
  source: ViewSource,
  payloads: Map<string, unknown>,
  call: FirstView['call'],
): Promise<readonly string[]> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const made = await inTurn(() => makeView(source, payloads));
    if ('roots' in made) return made.roots;
    await Promise.all(made.missing.map(async (path) => payloads.set(path, await call(path))));
  }
  throw new Error('its payloads ask for ever more');
}

function knownAs(name: string, elements: FirstElements): FirstElement {
  const known = own(elements, name);
  if (!known) throw new Error('no such element has one');
  return known;
}

/** Returns an element with its values; throws if an attribute is invalid. */
function valued({ element, attributes }: PageElement, elements: FirstElements): ViewElement {
  const { definition } = knownAs(element, elements);
  const values = Object.entries(definition.attributes).map(([name, attribute]) => {
    const { value, problem } = parseAttribute(own(attributes, name) ?? null, attribute);
    if (problem) throw new Error(`${name}: ${problem}`);
    return [camelCase(name), value] as const;
  });
  return { definition, written: attributes, values: Object.fromEntries(values) as ViewElement['values'] };
}

function settingsOf({ settings = {}, address }: FirstView): Settings {
  const { lang, timeZone = PARIS, currency, theme, siteUrl = '' }: FirstSettings = settings;
  if (!isTimeZone(timeZone)) throw new Error(`${timeZone} is no time zone`);
  return {
    lang: parseLanguage(lang) ?? languageOfHost(new URL(address).hostname) ?? 'fr',
    timeZone,
    currency: currency ?? null,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    siteUrl: siteUrl.replace(/\/$/, ''),
    ...{ partner: null, tiles: null, consent: null, vitals: false },
  };
}

/**
 * Marks a root with the width of the element from which it is shown. It is hidden until its sheet shows it, because WebKit
 * would draw it before.
 */
function marked(root: string, from = 0): string {
  if (SKELETON_CLASS.test(root)) throw new Error('its payloads do not suffice');
  return root.replace('<div ', `<div hidden data-made="${from}" `);
}
