import type { Call } from '../conformance/call.ts';
import { exampleOf } from '../conformance/check-fields.ts';
import { type Field, fieldsOf } from '../conformance/fields.ts';
import { CALLS } from '../conformance/reading.ts';
import { WIDGETS } from '../conformance/widgets.ts';

const LONGEST_EXAMPLE = 48;

/** Returns a table of the calls that each widget needs, and of the calls with which it shows more. */
export function feedingTable(): string {
  const callsOf = (widget: string, isVital: boolean) => {
    const names = CALLS.filter(({ uses }) => uses.some((use) => use.widget === widget && use.isVital === isVital));
    return names.map(({ name }) => linkTo(name)).join('<br>');
  };
  const rows = WIDGETS.map((widget) => [`\`${widget}\``, callsOf(widget, true), callsOf(widget, false)]);
  return tableOf(
    ['widget', 'needs', 'shows more with'],
    rows.filter(([, needs]) => needs !== ''),
  );
}

/** Objects that several calls return, with their paths in each response. */
const SHAPES: readonly { readonly name: string; readonly at: Readonly<Record<string, string>> }[] = [
  { name: 'An offer', at: { getOffer: '', getOfferById: '', listOffers: '' } },
  { name: 'Taken places', at: { listBooked: '', listBookedOfProvider: '' } },
  {
    name: 'An event',
    at: {
      ...{ listEvents: 'items[].', listFilteredEvents: 'items[].', getEvent: '', listOpenEvents: '' },
      listEventsAtPosition: 'events[].',
    },
  },
  {
    name: 'An animation',
    at: {
      listNextAnimations: 'items[].',
      listFutureAnimations: 'items[].',
      listPastAnimations: 'items[].',
      getAnimation: '',
    },
  },
  { name: 'A membership', at: { listMemberships: 'items[].', getMembership: '' } },
  { name: 'A name', at: { listCities: '', listCategories: '', listSports: '', listCoaches: '' } },
];

/**
 * Returns a section for each call of a visitor's widgets: which widgets make it and when, and what they read of the
 * response.
 */
export async function callSections(): Promise<string> {
  const read = await readAll();
  const calls = CALLS.map((call) => sectionOf(call, read.get(call.operation) ?? []));
  const shapes = SHAPES.map(({ name, at }) => {
    const fields = Object.entries(at).flatMap(([operation, prefix]) => within(read.get(operation) ?? [], prefix));
    return `### ${name}\n\n${fieldTable(united(fields))}`;
  });
  return [...calls, ...shapes].join('\n\n');
}

async function readAll(): Promise<ReadonlyMap<string, readonly Field[]>> {
  const { warn } = console;
  // A widget would write to the page's console about each member that is left out.
  console.warn = () => {};
  try {
    const read = new Map<string, readonly Field[]>();
    for (const call of CALLS) read.set(call.operation, await fieldsOf(call));
    return read;
  } finally {
    console.warn = warn;
  }
}

function sectionOf(call: Call, fields: readonly Field[]): string {
  const uses = call.uses.map(({ widget, when, isVital }) => `- \`${widget}\`${isVital ? '' : ' (a part)'}: ${when}`);
  const shape = SHAPES.find(({ at }) => call.operation in at);
  const prefix = shape?.at[call.operation];
  const own = prefix === undefined ? fields : fields.filter(({ path }) => prefix !== '' && !path.startsWith(prefix));
  const told = shape && prefix !== undefined ? `${placeOf(call, prefix)}: ${linkTo(shape.name)}.` : '';
  const parts = [`### ${call.name}`, uses.join('\n'), told, own.length > 0 ? fieldTable(own) : ''];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Returns a description of where an object is in a response. */
function placeOf(call: Call, prefix: string): string {
  if (prefix !== '') return `Each of \`${prefix.replace('[].', '')}\``;
  return Array.isArray(exampleOf(call)) ? 'A list of these' : 'The response';
}

/** Returns the members of an object, with their paths in it. */
function within(fields: readonly Field[], prefix: string): readonly Field[] {
  return fields
    .filter(({ path }) => path.startsWith(prefix))
    .map((field) => ({ ...field, path: field.path.slice(prefix.length) }));
}

/** Returns each member once; a member is needed if one response shows that. */
function united(fields: readonly Field[]): readonly Field[] {
  const found = new Map<string, Field>();
  for (const field of fields) {
    const known = found.get(field.path);
    const isNeeded = field.isNeeded || known?.isNeeded === true;
    found.set(field.path, { ...field, isNeeded, example: known?.example ?? field.example });
  }
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function fieldTable(fields: readonly Field[]): string {
  const rows = fields.map(({ path, isNeeded, example }) => [
    `\`${path}\``,
    isNeeded ? '**needed**' : '',
    shown(example),
  ]);
  return tableOf(['member', '', 'example'], rows);
}

function linkTo(name: string): string {
  const anchor = name
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
  return `[${name}](#${anchor})`;
}

function shown(example: unknown): string {
  const text = JSON.stringify(example).replaceAll('|', '\\|');
  return `\`${text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text}\``;
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
