import { slugOf } from '../text/slug.ts';
import type { Value } from './cell.ts';
import type { Finding, Row, Rule } from './finding.ts';
import type { Column, Sheet } from './form.ts';
import { weekSlots } from './rules.ts';
import { columnOf, SHEETS, sheetOf } from './sheets.ts';

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

/** Gives rows without an address the one that is made of their names. */
export function withAddresses(sheet: Sheet, rows: readonly Row[]): readonly Row[] {
  if (!sheet.key.includes('address')) return rows;
  return rows.map((row) =>
    row.values['address']
      ? row
      : { ...row, isAddressMade: true, values: { ...row.values, address: slugOf(nameOf(sheet, row)) } },
  );
}

function nameOf({ named }: Sheet, { values }: Row): string {
  return named.map((id) => values[id] ?? '').join(' ');
}

/** Returns the rows of the files as references may name them. */
export function namedIn(rows: Rows): Known {
  const lists = SHEETS.map((sheet) => {
    const key = sheet.key[0] ?? '';
    return [
      sheet.id,
      (rows[sheet.id] ?? []).map((row) => ({ key: String(row.values[key]), name: nameOf(sheet, row) })),
    ];
  });
  return Object.fromEntries(lists);
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
  const index = indexOf(namedIn(rows), known);
  const findings: Finding[] = [];
  const resolved = Object.entries(rows).map(([id, list]) => {
    const sheet = sheetOf(id);
    const references = referencesOf(sheet);
    return [id, list.map((row) => resolveRow(row, references, sheet, index, findings))];
  });
  return { rows: Object.fromEntries(resolved), findings };
}

interface Index {
  readonly keys: Readonly<Record<string, ReadonlyMap<string, ReadonlySet<string>>>>;
  readonly onlyVenue: string | null;
  /** Returns the row of a sheet that is there already, by its key. */
  readonly there: (sheetId: string, key: Value | undefined) => Named | undefined;
  /** Whether an offer of the files has this address. */
  readonly isOffer: (address: Value | undefined) => boolean;
}

function indexOf(inFiles: Known, known: Known): Index {
  const keys = SHEETS.map(({ id }) => {
    const map = new Map<string, Set<string>>();
    const add = (name: string, key: string) => map.set(name, (map.get(name) ?? new Set()).add(key));
    for (const { key, name } of [...(inFiles[id] ?? []), ...(known[id] ?? [])]) {
      add(key, key);
      if (name !== '') add(`name ${slugOf(name)}`, key);
    }
    return [id, map] as const;
  });
  const venues = new Set([...(inFiles['venues'] ?? []), ...(known['venues'] ?? [])].map(({ key }) => key));
  const [only = null] = venues.size === 1 ? venues : [];
  const rows = Object.fromEntries(
    Object.entries(known).map(([id, list]) => [id, new Map(list.map((named) => [named.key, named]))]),
  );
  const offers = new Set((inFiles['offers'] ?? []).map(({ key }) => key));
  return {
    keys: Object.fromEntries(keys),
    onlyVenue: only,
    there: (id, key) => rows[id]?.get(String(key)),
    isOffer: (address) => offers.has(String(address)),
  };
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
        findings.push({ case: 'rule', rule: 'needs-venue', about: column, place: row.place });
      continue;
    }
    const keys = keysFor(String(found), index.keys[column.to ?? '']);
    const [key] = keys;
    if (key !== undefined && keys.size === 1) values[column.id] = key;
    else {
      const fault = keys.size > 1 ? 'two-of-that-name' : 'unknown-reference';
      findings.push({ case: fault, found: String(found), wanted: column, place: row.place });
    }
  }
  // The page of a slotted event or animation is that of its offer.
  if (values['type'] === 'slotted' && values['offer']) values['address'] = values['offer'];
  const resolved = { ...row, values };
  const rule = addressRule(sheet.id, resolved, index);
  const about = columnOf(sheet, 'address');
  if (rule && about) findings.push({ case: 'rule', rule, about, found: String(values['address']), place: row.place });
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

function keysFor(text: string, index: ReadonlyMap<string, ReadonlySet<string>> | undefined): ReadonlySet<string> {
  const slug = slugOf(text);
  return (
    index?.get(text) ?? index?.get(text.toLowerCase()) ?? index?.get(`name ${slug}`) ?? index?.get(slug) ?? new Set()
  );
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
