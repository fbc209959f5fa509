import type { Call, Subject } from './call.ts';
import { exampleOf } from './check-fields.ts';
import { membersOf, withItems } from './members.ts';
import { readPayload } from './read-payload.ts';

/** A member of a response that a widget reads. */
export interface Field {
  /** `enseigne.url`; `[]` stands for each item of a list, `{day}` for each weekday. */
  readonly path: string;
  /** Whether the response, or the item that the field belongs to, is left out without it. */
  readonly isNeeded: boolean;
  readonly example: unknown;
}

type Path = readonly string[];

/** A subject with a value for every call. */
const ANYTHING: Subject = {
  ...{ offer: 'a', offerId: 1, provider: 'a', event: 'a', eventId: 1, openEvent: 'a', animation: 'a' },
  ...{ membership: 'a', priceId: 1, productId: 1, videoId: 1, city: 'a', word: 'a' },
  position: { latitude: 1, longitude: 1, url: 'a', name: 'a', eventType: 'all', events: [1] },
};

/**
 * Other values for a member whose removal changes nothing, because it is null in the example or has the default's
 * value. If one of them changes the result, the widget reads the member.
 */
const STAND_INS: readonly unknown[] = [
  ...[1, 'yoga', 'EUR', 'org', true, '2026-12-01T10:00:00', 'monday', ['yoga']],
  [{ date: '2026-12-01T10:00:00', url: 'a' }],
  { id: 1, name: 'a', slug: 'a', fullName: 'a', url: 'a', medium: '/a', mini: '/a', href: '/a', label: 'a' },
];

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Returns the members of a call's response that the widget reads, found by removing each member from an example. */
export async function fieldsOf(call: Call): Promise<readonly Field[]> {
  const example = exampleOf(call);
  const read = async (payload: unknown) => textOf(await readPayload(call, payload, ANYTHING));
  const whole = await read(example);
  const nothing = await read(withItems(example, [])).catch(() => null);
  const fields = new Map<string, Field>();
  for (const path of pathsOf(example)) {
    const effect = await effectOf(path, example, { read, whole, nothing });
    if (effect === 'none') continue;
    const name = nameOf(path);
    const known = fields.get(name);
    const isNeeded = effect === 'needed' || known?.isNeeded === true;
    fields.set(name, { path: name, isNeeded, example: known?.example ?? at(example, path) });
  }
  return [...fields.values()];
}

async function effectOf(
  path: Path,
  example: unknown,
  { read, whole, nothing }: { read: (payload: unknown) => Promise<string>; whole: string; nothing: string | null },
): Promise<'needed' | 'read' | 'none'> {
  const without = await read(changed(example, path, undefined)).catch(() => null);
  if (without === null) return 'needed';
  if (without !== whole) {
    // If the result without the member is the same as without its item, the item needs the member.
    const item = path.slice(0, path.findLastIndex((part) => /^\d+$/.test(part)) + 1);
    const withoutItem = item.length > 0 ? await read(changed(example, item, undefined)).catch(() => null) : nothing;
    return item.length < path.length && without === withoutItem ? 'needed' : 'read';
  }
  const given = at(example, path);
  // For an object, only its members are tested.
  if (Object.keys(membersOf(given)).length > 0) return 'none';
  for (const value of [...STAND_INS, given === false]) {
    const other = await read(changed(example, path, value)).catch(() => null);
    if (other !== whole) return 'read';
  }
  return 'none';
}

function textOf(result: unknown): string {
  // A result with positions also counts those that could not be read, which is ignored here.
  const { positions } = membersOf(result);
  return JSON.stringify(positions ?? result, (_, value: unknown) => (value instanceof Map ? [...value] : value));
}

/** Returns the paths of all members of a value. */
function pathsOf(value: unknown, way: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const path = [...way, name];
    return Array.isArray(value) ? pathsOf(member, path) : [path, ...pathsOf(member, path)];
  });
}

function nameOf(path: Path): string {
  const parts = path.map((part) => (/^\d+$/.test(part) ? '[]' : DAYS.includes(part) ? '{day}' : part));
  return parts
    .join('.')
    .replaceAll('.[]', '[]')
    .replace(/^\[\]\./, '');
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], value);
}

/** Returns a copy of the value in which the member at the end of a path is replaced; undefined removes it. */
function changed(value: unknown, [name = '', ...rest]: Path, member: unknown): unknown {
  if (Array.isArray(value)) {
    const index = Number(name);
    if (rest.length === 0 && member === undefined) return value.toSpliced(index, 1);
    return value.with(index, rest.length === 0 ? member : changed(value[index], rest, member));
  }
  const { [name]: old, ...others } = membersOf(value);
  if (rest.length > 0) return { ...others, [name]: changed(old, rest, member) };
  return member === undefined ? others : { ...others, [name]: member };
}
