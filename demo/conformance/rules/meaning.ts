import { eventListPath } from '../../../widgets/shared/api/catalogue/event.ts';
import { shown } from '../finding.ts';
import { itemsOf, membersOf, numberOf } from '../members.ts';
import { goodOf, type Read, type RuleOfApi } from '../rules.ts';

const NOBODY = 'creneau-conformance-nobody';

/** The names of members that may contain data about a person. */
const PERSONAL = ['email', 'firstName', 'lastName', 'fullName', 'user', 'person', 'customer', 'phone', 'buyer'];

const idsOf = (items: readonly unknown[]) => items.map((item) => membersOf(item)['id']);

const paging: RuleOfApi = {
  check: 'paging',
  call: 'GET v1/event/list/',
  holds: '`page` and `limit` choose what a page has.',
  problems: async (read) => {
    if (!goodOf(read, 'listEvents')) return null;
    const page = async (number: number) => (await read.asking.ask('GET', eventListPath({}, number, 2))).payload;
    const [first, second] = [await page(1), await page(2)];
    const found: string[] = [];
    if (itemsOf(first).length > 2) found.push(`limit=2 has ${itemsOf(first).length} events.`);
    const lastPage = numberOf(membersOf(first)['lastPage']) ?? 0;
    if (lastPage < 2 && itemsOf(first).length > 1 && itemsOf(second).length > 0)
      found.push(`lastPage is ${lastPage}, but page 2 has events.`);
    const again = lastPage > 1 ? idsOf(itemsOf(second)).filter((id) => idsOf(itemsOf(first)).includes(id)) : [];
    if (again.length > 0) found.push(`Pages 1 and 2 both have the event ${shown(again[0])}.`);
    if (lastPage > 1 && membersOf(second)['page'] !== 2)
      found.push(`page is ${shown(membersOf(second)['page'])} on page 2.`);
    return found;
  },
};

const filters: RuleOfApi = {
  check: 'filters',
  call: 'GET v1/event/list/{filters}',
  holds: 'A filter leaves what it names, and an empty list where it names nothing.',
  problems: async (read) => {
    const { asking, subject } = read;
    if (!goodOf(read, 'listFilteredEvents') || subject.provider === null) return null;
    const found: string[] = [];
    const { status, payload } = await asking.ask('GET', eventListPath({ provider: NOBODY }, 1));
    if (status > 299) found.push(`A filter that names nothing is answered ${status}, but must be an empty list.`);
    else if (itemsOf(payload).length > 0)
      found.push(`A filter that names nothing leaves ${itemsOf(payload).length} events.`);
    const own = (await asking.ask('GET', eventListPath({ provider: subject.provider }, 1))).payload;
    const others = itemsOf(own).filter((item) => {
      const url = membersOf(membersOf(item)['enseigne'])['url'];
      return url !== undefined && url !== subject.provider;
    });
    if (others.length > 0) found.push(`provider/${subject.provider} leaves ${others.length} events of others.`);
    return found;
  },
};

const booked: RuleOfApi = {
  check: 'booked',
  call: 'GET v1/slotted/booked/{url}',
  holds: 'Taken places are of the offer that was asked for.',
  problems: async (read) => {
    const items = itemsOf(goodOf(read, 'listBooked')?.exchange?.payload).map(membersOf);
    if (items.length === 0 || read.subject.offerId === null) return null;
    const other = items.find(({ slotted }) => membersOf(slotted)['id'] !== read.subject.offerId);
    const over = items.find(({ taken, capacity }) => Number(taken) > Number(capacity ?? Infinity));
    return [
      ...(other
        ? [
            `slotted.id is ${shown(membersOf(other['slotted'])['id'])}, but the offer is ${read.subject.offerId}: these places are not counted.`,
          ]
        : []),
      ...(over
        ? [`${shown(over['startDate'])} has ${shown(over['taken'])} places taken of ${shown(over['capacity'])}.`]
        : []),
    ];
  },
};

/** The booking rules of an offer that does not state them (D-booking-defaults). */
const DEFAULTS = {
  freeSlot: 'the first slot of a purchase costs nothing',
  consecutive: 'only neighbouring slots can be chosen together',
  bookMonth: 'a customer books at most 5 slots a month',
};

const defaults: RuleOfApi = {
  check: 'defaults',
  call: 'GET v1/slotted/{url}',
  holds: 'The offer states its rules.',
  isMild: true,
  problems: async (read) => {
    const offer = membersOf(goodOf(read, 'getOffer')?.exchange?.payload);
    if (Object.keys(offer).length === 0) return null;
    return Object.entries(DEFAULTS)
      .filter(([name]) => (offer[name] ?? null) === null)
      .map(([name, effect]) => `Without ${name}, ${effect}.`);
  },
};

const privacy: RuleOfApi = {
  check: 'privacy',
  call: 'GET v1/slotted/booked/{url}',
  holds: 'Nothing is told of who has booked.',
  problems: async (read) => {
    const items = itemsOf(goodOf(read, 'listBooked')?.exchange?.payload).map(membersOf);
    const told = PERSONAL.filter((name) => items.some((item) => name in item));
    return told.length > 0 ? [`Taken places have ${told.join(', ')}: anybody can read that.`] : [];
  },
};

const marker: RuleOfApi = {
  check: 'marker',
  call: 'POST v1/marker/details',
  holds: 'A marker shows the events that its position names.',
  problems: async ({ made, subject }: Read) => {
    const one = made.find(({ call }) => call.operation === 'listEventsAtPosition');
    const { position } = subject;
    if (!one?.exchange || one.exchange.status > 299 || position === null) return null;
    const shownIds = idsOf(itemsOf(one.exchange.payload));
    const missing = position.events.filter((id) => !shownIds.includes(id));
    const isCut = shownIds.length >= 100;
    return missing.length > 0 && !isCut
      ? [
          `${position.name} names ${position.events.length} events, but its marker lacks ${missing.length} of them (${missing[0]}).`,
        ]
      : [];
  },
};

export const meaningRules: readonly RuleOfApi[] = [paging, filters, booked, defaults, privacy, marker];
