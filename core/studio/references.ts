import { slugOf } from '../text/slug.ts';
import { broken, placeOf } from './broken.ts';
import type { Value } from './cell.ts';
import type { Finding, Row, Rule } from './finding.ts';
import type { Column, Sheet } from './form.ts';
import { weekSlots } from './rules.ts';
import { sheetOf } from './sheets.ts';

/** A row that may be named: its key, and what people call it. */
export interface Named {
  readonly key: string;
  readonly name: string;
  /** The key of its venue. */
  readonly venue?: string;
  /** Whether it is an event that only leads to an offer of the same address. */
  readonly isCard?: boolean;
}

/** The rows that may be named, by the ids of their sheets. */
export type Known = Readonly<Record<string, readonly Named[]>>;

/** The rows of the files, by the ids of their sheets. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** Returns what people call a row of a sheet. */
export function nameOf({ named }: Sheet, values: Row['values']): string {
  return named.map((id) => values[id] ?? '').join(' ');
}

/** Returns the rows of a sheet as references may name them. */
function namedIn(sheetId: string, rows: Rows): readonly Named[] {
  const sheet = sheetOf(sheetId);
  return (rows[sheetId] ?? []).map((row) => ({
    key: String(row.values[sheet.key[0] ?? '']),
    name: nameOf(sheet, row.values),
  }));
}

/** Returns the references of a sheet: the columns whose cells name rows of other sheets. */
export function referencesOf(sheet: Sheet): readonly Column[] {
  return sheet.columns.filter(({ to }) => to !== undefined);
}

/**
 * Replaces each reference by the key of its row, found by its address or its name among the rows of the files and those
 * that are `known`. An empty venue is the only one there is.
 */
export function resolve(rows: Rows, known: Known): { readonly rows: Rows; readonly findings: readonly Finding[] } {
  const index = indexOf(rows, known);
  const findings: Finding[] = [];
  const resolved = Object.entries(rows).map(([id, list]) => {
    const sheet = sheetOf(id);
    const references = referencesOf(sheet);
    return [id, list.map((row) => resolveRow(row, references, sheet, index, findings))];
  });
  return { rows: Object.fromEntries(resolved), findings };
}

interface Index {
  /** Returns the key of the row of a sheet that has this address or name; null if several have it. */
  readonly keyOf: (sheetId: string, text: string) => string | null | undefined;
  readonly onlyVenue: string | null;
  /** Returns the row of a sheet that is there already, by its key. */
  readonly there: (sheetId: string, key: Value | undefined) => Named | undefined;
  /** Whether an offer of the files has this address. */
  readonly isOffer: (address: Value | undefined) => boolean;
}

function indexOf(rows: Rows, known: Known): Index {
  // Most sheets are named by none: their names would fill the memory.
  const named = new Map<string, ReadonlyMap<string, string | null>>();
  const namesOf = (id: string) => {
    const names = named.get(id) ?? namesIn([...namedIn(id, rows), ...(known[id] ?? [])]);
    named.set(id, names);
    return names;
  };
  const venues = new Set([...namedIn('venues', rows), ...(known['venues'] ?? [])].map(({ key }) => key));
  const [only = null] = venues.size === 1 ? venues : [];
  const there = Object.fromEntries(
    Object.entries(known).map(([id, list]) => [id, new Map(list.map((one) => [one.key, one]))]),
  );
  const offers = new Set(namedIn('offers', rows).map(({ key }) => key));
  return {
    keyOf: (id, text) => keyIn(namesOf(id), text),
    onlyVenue: only,
    there: (id, key) => there[id]?.get(String(key)),
    isOffer: (address) => offers.has(String(address)),
  };
}

/** Returns the keys of rows by what may name them; null for what several rows are called. */
function namesIn(list: readonly Named[]): ReadonlyMap<string, string | null> {
  const names = new Map<string, string | null>();
  const add = (name: string, key: string) => names.set(name, !names.has(name) || names.get(name) === key ? key : null);
  for (const { key, name } of list) {
    add(key, key);
    if (name !== '') add(`name ${slugOf(name)}`, key);
  }
  return names;
}

function keyIn(names: ReadonlyMap<string, string | null>, text: string): string | null | undefined {
  const slug = slugOf(text);
  const found = [text, text.toLowerCase(), `name ${slug}`, slug].find((name) => names.has(name));
  return found === undefined ? undefined : names.get(found);
}

/** The columns in which an empty venue means something else than the only one. */
const NEEDS_VENUE: readonly string[] = ['offers', 'events', 'animations', 'memberships', 'replays'];

function resolveRow(row: Row, references: readonly Column[], sheet: Sheet, index: Index, findings: Finding[]): Row {
  const values: Record<string, Value> = { ...row.values };
  for (const column of references) {
    const found = values[column.id];
    if (found === null || found === undefined) {
      if (column.id !== 'venue' || !NEEDS_VENUE.includes(sheet.id)) continue;
      if (index.onlyVenue !== null) values['venue'] = index.onlyVenue;
      else if (column.id in row.values || !index.there(sheet.id, row.values[sheet.key[0] ?? '']))
        findings.push(broken(sheet.id, row, 'needs-venue', 'venue'));
      continue;
    }
    const key = index.keyOf(column.to ?? '', String(found));
    if (typeof key === 'string') values[column.id] = key;
    else if (Object.values(column.example ?? {}).includes(String(found)))
      findings.push(broken(sheet.id, row, 'is-example', column.id, found));
    else {
      const fault = key === null ? 'two-of-that-name' : 'unknown-reference';
      findings.push({ case: fault, found: String(found), wanted: column, place: placeOf(row, column) });
    }
  }
  // The page of a slotted event or animation is that of its offer.
  if (values['type'] === 'slotted' && values['offer']) values['address'] = values['offer'];
  const resolved = { ...row, values };
  const rule = addressRule(sheet.id, resolved, index);
  if (rule) findings.push(broken(sheet.id, row, rule, 'address', values['address']));
  return resolved;
}

/** Returns why a row may not have its address; null if it may. */
function addressRule(sheetId: string, { values, isAddressMade }: Row, index: Index): Rule | null {
  const { address, venue, type } = values;
  const venueThere = index.there(sheetId, address)?.venue;
  if (isAddressMade && type !== 'slotted' && venue && venueThere && venueThere !== venue) return 'of-another-venue';
  const event = index.there('events', address);
  const isShared =
    sheetId === 'events'
      ? type !== 'slotted' && (event?.isCard || index.isOffer(address))
      : sheetId === 'offers' && event?.isCard === false;
  return isShared ? 'of-offer-and-event' : null;
}

/** Returns a finding for each row that has a key of an earlier row. */
export function sameKeys(sheet: Sheet, rows: readonly Row[]): readonly Finding[] {
  const first = new Map<string, Row>();
  return rows.flatMap((row): readonly Finding[] => {
    const keys = keysOf(sheet, row);
    const earlier = keys.flatMap((key) => first.get(key) ?? []).at(0);
    if (!earlier) for (const key of keys) first.set(key, row);
    return earlier ? [{ case: 'same-key', first: earlier.place, place: row.place }] : [];
  });
}

/** The keys of a row: of sessions, each slot of the week has one. */
function keysOf({ id, key }: Sheet, { values }: Row): readonly string[] {
  if (id === 'sessions')
    return weekSlots(values).map(({ weekday, starts }) => `${values['offer']} ${weekday} ${starts}`);
  return [JSON.stringify(key.map((column) => values[column] ?? null))];
}
