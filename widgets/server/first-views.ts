import { languageOfHost, parseLanguage } from '../../core/text/language.ts';
import { isTimeZone, PARIS } from '../../core/time/zone.ts';
import { parseAttribute } from '../shared/base/attributes.ts';
import { camelCase } from '../shared/base/camel-case.ts';
import { own } from '../shared/base/own.ts';
import { SKELETON_CLASS } from '../shared/element/painting/skeleton.ts';
import type { Settings } from '../shared/page/element-settings.ts';
import type { AnsweredView, FirstAnswer, FirstSettings, FirstView, MadeView, PageElement } from './first-view.ts';
import { inTurn } from './in-turn.ts';
import { type AnyDefinition, makeView, type ViewElement, type ViewSource } from './make-view.ts';
import { rulesFor, sheetOf } from './sheet.ts';
import { treeOf } from './tree.ts';

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
  const orNull = async <Result>(
    { element, warn }: Pick<FirstView, 'element' | 'warn'>,
    make: () => Promise<Result>,
  ) => {
    try {
      return await make();
    } catch (error) {
      const tell = warn ?? ((...said) => console.warn(...said));
      tell(`Créneau: there is no first view of ${element}:`, error);
      return null;
    }
  };
  return {
    sheets: Object.fromEntries(sheets) as Readonly<Record<string, string>>,
    render: (view: FirstView) => orNull(view, () => render(view, elements)),
    answer: (view: AnsweredView) => orNull(view, () => answer(view, elements)),
  };
}

async function render(view: FirstView, elements: FirstElements): Promise<MadeView> {
  const { roots, payloads } = await rootsOf(view, elements);
  const sheet = `${view.files}${__CRENEAU_SHEETS__[view.element]}`;
  // WebKit would draw a root before the sheet has come, which shows it.
  const hidden = roots.map(({ root }) => root.replace('<div ', '<div hidden '));
  return {
    html: `<link rel="stylesheet" href="${sheet.replaceAll('"', '%22')}">${hidden.join('')}`,
    ...{ sheet, payloads },
  };
}

async function answer(view: AnsweredView, elements: FirstElements): Promise<FirstAnswer> {
  const { definition } = knownAs(view.element, elements);
  const stranger = Object.keys(view.attributes).find((name) => !own(definition.attributes, name));
  if (stranger !== undefined) throw new RangeError(`${stranger}: it has no such attribute`);
  const { roots, payloads } = await rootsOf(view, elements);
  return {
    rules: rulesFor(sheetOf(definition, [0]), roots.map(({ root }) => root).join('')),
    views: roots.map(({ from, root }) => ({ from, tree: treeOf(root) })),
    payloads,
  };
}

/** Returns the markup of a view for each width, and the payloads that it has asked for. */
async function rootsOf(
  view: Pick<FirstView, 'before' | 'after' | 'width'> & AnsweredView,
  elements: FirstElements,
): Promise<{ readonly roots: readonly Root[]; readonly payloads: MadeView['payloads'] }> {
  const { before = [], after = [], address, now, width } = view;
  const { widths } = knownAs(view.element, elements);
  const payloads = new Map<string, unknown>();
  const source: ViewSource = {
    elements: [...before, view, ...after].map((each) => valued(each, elements)),
    index: before.length,
    settings: settingsOf(view),
    ...{ address, now, widths: width === undefined ? widths : [width] },
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const made = await inTurn(() => makeView(source, payloads));
    if ('roots' in made) {
      const roots = made.roots.map((root, at) => marked(root, width === undefined ? widths[at] : 0));
      return { roots, payloads: [...payloads].map(([path, body]) => ({ path, body })) };
    }
    const bodies = await Promise.all(made.missing.map((path) => view.call(path)));
    for (const [nth, path] of made.missing.entries()) payloads.set(path, bodies[nth]);
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
    if (problem) throw new RangeError(`${name}: ${problem}`);
    return [camelCase(name), value] as const;
  });
  return { definition, written: attributes, values: Object.fromEntries(values) as ViewElement['values'] };
}

function settingsOf({ settings = {}, address }: Pick<FirstView, 'settings' | 'address'>): Settings {
  const { lang, timeZone = PARIS, currency, theme, siteUrl = '' }: FirstSettings = settings;
  if (!isTimeZone(timeZone)) throw new RangeError(`time-zone: ${timeZone} is no time zone`);
  return {
    lang: parseLanguage(lang) ?? languageOfHost(new URL(address).hostname) ?? 'fr',
    timeZone,
    currency: currency ?? null,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    siteUrl: siteUrl.replace(/\/$/, ''),
    ...{ partner: null, tiles: null, consent: null, vitals: false },
  };
}

/** The markup of a view from a width of the element on, in px. */
interface Root {
  readonly from: number;
  readonly root: string;
}

/** Marks a root with the width of the element from which it is shown. */
function marked(root: string, from = 0): Root {
  if (SKELETON_CLASS.test(root)) throw new Error('its payloads do not suffice');
  return { from, root: root.replace('<div ', `<div data-made="${from}" `) };
}
