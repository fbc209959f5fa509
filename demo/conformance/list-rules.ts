import { eventListPath } from '../../widgets/shared/api/catalogue/event.ts';
import type { Asking } from './exchange.ts';
import { goodOf, payloadOf, type RuleOfApi } from './reading.ts';
import { shown } from './schema.ts';
import { itemsOf, membersOf } from './subject.ts';

const NOBODY = 'creneau-conformance-nobody';

/** Of longer lists, only the first two pages and the last one are read. */
const MOST_PAGES = 8;

interface Page {
  readonly ids: readonly unknown[];
  readonly page: unknown;
}

const pageOf = (payload: unknown): Page => ({
  ids: itemsOf(payload).flatMap(({ id }) => id ?? []),
  page: membersOf(payload)['page'],
});

/** Compares the pages that a pager asks for with each other, with `lastPage` and with `total`. */
async function problemsOfPages(asking: Asking, path: string, payload: unknown): Promise<readonly string[]> {
  const ask = async (page: number) =>
    pageOf((await asking.ask('GET', `${path}${path.includes('?') ? '&' : '?'}page=${page}`)).payload);
  const first = pageOf(payload);
  const { total, lastPage: named } = membersOf(payload);
  const lastPage = Number(named);
  const limit = Number(/[?&]limit=(\d+)/.exec(path)?.[1] ?? Infinity);
  if (first.ids.length === 0) return [];
  const found: string[] = [];
  if (first.ids.length > limit) found.push(`limit=${limit} has ${first.ids.length} items.`);
  if (first.page !== 1) found.push(`page is ${shown(first.page)} on the first page, but pages count from 1.`);

  const seen = new Set(first.ids);
  const numbers = Array.from({ length: Math.max(0, lastPage - 1) }, (_, index) => index + 2);
  const asked = lastPage > MOST_PAGES ? [2, lastPage] : numbers;
  let count = first.ids.length * (lastPage - asked.length);
  for (const number of asked) {
    const { ids, page } = await ask(number);
    const again = ids.filter((id) => seen.has(id));
    if (again.length > 0) found.push(`?page=${number} repeats ${again.length} items of earlier pages (${again[0]}).`);
    if (ids.length === 0) found.push(`?page=${number} is empty, but lastPage is ${lastPage}.`);
    if (page !== number) found.push(`page is ${shown(page)} on ?page=${number}.`);
    for (const id of ids) seen.add(id);
    count += ids.length;
  }
  const news = async (number: number) => (await ask(number)).ids.filter((id) => !seen.has(id)).length;
  const [unseen, beyond] = [await news(1), await news(lastPage + 1)];
  if (unseen > 0) {
    found.push(
      `?page=1 has ${unseen} items that are never shown: the first page is asked without page, the next as ?page=2.`,
    );
  }
  if (beyond > 0) found.push(`lastPage is ${lastPage}, but ?page=${lastPage + 1} has ${beyond} more items.`);
  if (typeof total === 'number' && total !== count) {
    found.push(`total is ${total}, but the pages 1 to ${lastPage} have ${count} items.`);
  }
  return found;
}

/** The rules of lists, their filters and the map. */
export const listRules: readonly RuleOfApi[] = [
  {
    check: 'paging',
    call: 'every page',
    holds: 'The pages of each list follow each other, and have all of its items.',
    problems: async (read) => {
      const lists = goodOf(read).filter(({ exchange }) => 'lastPage' in membersOf(exchange.payload));
      const found: string[] = [];
      for (const { exchange } of lists) {
        const problems = await problemsOfPages(read.asking, exchange.path, exchange.payload);
        found.push(...problems.map((sentence) => `${exchange.path}: ${sentence}`));
      }
      return lists.length > 0 ? found : null;
    },
  },
  {
    check: 'filters',
    call: 'GET v1/event/list/{filters}',
    holds: 'A filter leaves what it names, and an empty list where it names nothing.',
    problems: async (read) => {
      const own = payloadOf(read, 'listFilteredEvents');
      const { provider } = read.subject;
      if (!own || provider === null) return null;
      const { status, payload } = await read.asking.ask('GET', eventListPath({ provider: NOBODY }, 1));
      const left = itemsOf(payload).length;
      const others = itemsOf(own).filter(({ enseigne }) => (membersOf(enseigne)['url'] ?? provider) !== provider);
      return [
        ...(status > 299 ? [`A filter that names nothing is answered ${status}, but must be an empty list.`] : []),
        ...(left > 0 ? [`A filter that names nothing leaves ${left} events.`] : []),
        ...(others.length > 0 ? [`provider/${provider} leaves ${others.length} events of others.`] : []),
      ];
    },
  },
  {
    check: 'amounts',
    call: 'GET v1/event/list/',
    holds: 'Amounts are decimal euros.',
    isMild: true,
    problems: async (read) => {
      const events = itemsOf(payloadOf(read, 'listEvents'));
      const prices = events.map(({ price }) => Number(price)).filter((price) => price > 0);
      if (prices.length < 3) return null;
      const areCents = prices.every((price) => Number.isInteger(price) && price >= 200);
      return areCents
        ? [`Each of ${prices.length} prices is a whole number from 200 on (${prices[0]}): cents in place of euros?`]
        : [];
    },
  },
  {
    check: 'marker',
    call: 'POST v1/marker/details',
    holds: 'A marker shows the events that its position names.',
    problems: async (read) => {
      const { position } = read.subject;
      const payload = payloadOf(read, 'listEventsAtPosition');
      if (!payload || position === null) return null;
      const ids = pageOf(payload).ids;
      const missing = position.events.filter((id) => !ids.includes(id));
      const named = `${position.name} names ${position.events.length} events`;
      // A marker shows at most 100 events.
      if (missing.length === 0 || ids.length >= 100) return [];
      return [`${named}, but its marker lacks ${missing.length} of them (${missing[0]}).`];
    },
  },
];
