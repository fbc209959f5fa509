import { CALLS as NAMES } from '../../core/calls.ts';
import examples from '../api/openapi/examples.json' with { type: 'json' };
import { operationOf } from '../api/openapi/operations.ts';
import { CALLS, type Call, WIDGETS } from '../conformance/calls.ts';
import { schemaOf } from '../conformance/reading.ts';
import { type Field, fieldsOf } from '../conformance/schema.ts';

const LONGEST_EXAMPLE = 48;

interface Example {
  readonly request?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** Returns what the reference API was asked and has answered. */
function exampleOf(operation: string): { readonly request: unknown; readonly response: unknown } {
  const { request, responses } = (examples as Readonly<Record<string, Example>>)[operation] ?? {};
  return { request, response: responses?.['application/json'] };
}

/** Returns a table of the calls that each widget needs, and of the calls with which it shows more. */
export function feedingTable(): string {
  const callsOf = (widget: string, isVital: boolean) => {
    const names = CALLS.filter(({ uses }) => uses.some((use) => use.widget === widget && use.isVital === isVital));
    return names.map(({ name }) => linkTo(name)).join('<br>');
  };
  const rows = WIDGETS.map((widget) => [`\`${widget}\``, callsOf(widget, true), callsOf(widget, false)]);
  return tableOf(['widget', 'needs', 'shows more with'], rows);
}

/** The calls of a guest's purchase, in order. */
const GUESTS_WAY = [
  ...(['getConfig', 'getOffer', 'listBooked', 'createGuest', 'createHold', 'quote', 'createOrder'] as const),
  ...(['getOrder', 'releaseHold'] as const),
];

/** Returns the calls from the first view to a paid order, with what the reference API was asked and has answered. */
export function guestsWay(): string {
  const steps = GUESTS_WAY.map((id, index) => {
    const { summary, description } = operationOf(id);
    const shown = CALLS.find(({ operation }) => operation === id);
    const { request, response } = exampleOf(id);
    const blocks = [request, response].flatMap((body) => (body === undefined ? [] : [jsonOf(body)]));
    const bodies = shown ? [`See ${linkTo(shown.name)}.`] : blocks;
    return [`${index + 1}. **${summary}**, \`${NAMES[id]}\`. ${description}`, ...bodies].join('\n\n');
  });
  return steps.join('\n\n');
}

/** Returns JSON with one member a line. */
function jsonOf(body: unknown): string {
  const lines = Object.entries(Object(body)).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`);
  return `\`\`\`json\n{\n${lines.join(',\n')}\n}\n\`\`\``;
}

/** Objects that several calls return, with their paths in each response. */
const SHAPES: readonly { readonly name: string; readonly at: Readonly<Partial<Record<Call['operation'], string>>> }[] =
  [
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
export function callSections(): string {
  const read = new Map<string, readonly Field[]>(CALLS.map((call) => [call.operation, readBy(call)]));
  const calls = CALLS.map((call) => sectionOf(call, read.get(call.operation) ?? []));
  const shapes = SHAPES.map(({ name, at }) => {
    const fields = Object.entries(at).flatMap(([operation, prefix]) => within(read.get(operation) ?? [], prefix));
    return `### ${name}\n\n${fieldTable(united(fields))}`;
  });
  return [...calls, ...shapes].join('\n\n');
}

/** Returns the members that the widgets read of a call's response. */
function readBy(call: Call): readonly Field[] {
  return fieldsOf(schemaOf(call), [exampleOf(call.operation).response]);
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
  return Array.isArray(exampleOf(call.operation).response) ? 'A list of these' : 'The response';
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
  if (example === undefined) return '';
  const text = JSON.stringify(example).replaceAll('|', '\\|');
  return `\`${text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text}\``;
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
