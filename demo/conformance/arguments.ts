import { parseArgs } from 'node:util';
import { WIDGETS } from './calls.ts';

/** The arguments of the program. */
export interface Wish {
  /** The API's address without a slash at its end. */
  readonly address: string;
  /** The slotted offer to check, by url or id; null takes one that the API lists. */
  readonly event: string | null;
  /** A test user's token; null checks only what a visitor can read. */
  readonly token: string | null;
  /** The widgets that must get data; null for all widgets for which the API has any. */
  readonly widgets: readonly string[] | null;
  /** The slotted offer of which a guest holds a place, by url or id; null holds none. */
  readonly book: string | null;
  readonly isJson: boolean;
}

/** The error of invalid arguments. Its message is one sentence that says what to write. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export const USAGE = `creneau-conformance <address> [options]

Checks whether a back end answers as Créneau's widgets need it. Nothing is changed without --book or a token.

  <address>            the API's address, as in api-url: https://api.example/api
  --event <url>        the slotted offer to look at; by default one that the API lists
  --widgets <names>    widgets that must be fed, as in slotted-calendar,event-list; by default those that have an answer
  --book <url>         also holds a place of this slotted offer as a guest, and releases it; nothing is ordered
  --token <token>      a test user's token (or CRENEAU_TOKEN): also holds a place, quotes, orders what is free, and cancels
  --json               the report as JSON, with the calls that were not checked

It ends with 0 if everything that is offered is right, with 1 if not, and with 2 if it could not be checked.`;

/** Reads the arguments; null if they ask for help. Throws an ArgumentError. */
export function readArguments(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Wish | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const [address, another] = positionals;
  if (address === undefined) throw new ArgumentError('Name the address of an API, such as https://api.example/api.');
  if (another !== undefined) throw new ArgumentError(`There are two addresses, ${address} and ${another}: name one.`);
  const { event = null, book = null, json: isJson = false, widgets } = values;
  const token = values.token ?? (variables['CRENEAU_TOKEN'] || null);
  const empty = Object.entries({ event, book }).find(([, value]) => value === '')?.[0];
  if (empty) throw new ArgumentError(`--${empty} is empty, but it must name a slotted offer, such as yoga-doux.`);
  if (token !== null && !/^[\x21-\x7e]+$/.test(token))
    throw new ArgumentError('The token has spaces or is no ASCII text.');
  return { address: addressOf(address), event, book, token, widgets: widgetsOf(widgets), isJson };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        event: { type: 'string' },
        book: { type: 'string' },
        token: { type: 'string' },
        widgets: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [, option] = /'(-[^' ]+)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new ArgumentError(`${option ?? 'An option'} is unknown or has no value; --help lists the options.`);
  }
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ArgumentError(`The address is "${text}", but it must begin with https:// or http://.`);
  }
  if (url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new ArgumentError(
      'The address has a user, a query or a fragment, but it must be an origin and a path alone.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

function widgetsOf(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const names = text.split(',').map((name) => name.trim().replace(/^creneau-/, ''));
  const unknown = names.find((name) => !WIDGETS.includes(name));
  if (unknown === undefined) return names;
  throw new ArgumentError(`--widgets names "${unknown}", but it knows ${WIDGETS.join(', ')}.`);
}
