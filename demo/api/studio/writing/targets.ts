import type { Kind } from '../../../../core/studio/kinds.ts';
import type { Filled, Target } from './upsert.ts';

/** The SQL types of what cells mean. */
export const SQL_TYPES: Readonly<Record<Kind, string>> = {
  ...{ text: 'text', address: 'text', reference: 'text', code: 'text', currency: 'text', email: 'text', phone: 'text' },
  ...{ postalCode: 'text', choice: 'text', date: 'date', dateTime: 'timestamp', time: 'time', times: 'jsonb' },
  ...{ length: 'integer', count: 'integer', percent: 'integer', money: 'integer', decimal: 'double precision' },
  ...{ weekdays: 'jsonb', yesNo: 'boolean', picture: 'text' },
};

const orElse = (member: string, otherwise: string): Filled => [`coalesce(g."${member}", ${otherwise})`, member];

/** The number of a new row: the one that is given, or the next. */
const idOf = (table: string) => ({ id: `coalesce(g.id, nextval(pg_get_serial_sequence('${table}', 'id'))::integer)` });

const VENUE: Filled = ['(SELECT person_id FROM user_page WHERE slug = g.venue)', 'venue'];
const OFFER: Filled = ['(SELECT id FROM slotted WHERE url = g.offer)', 'offer'];
const CURRENCY = orElse('currency', `'EUR'`);
const PERSON: Filled = [`(SELECT id FROM person WHERE email = g.customer AND kind = 'account')`, 'customer'];
const MEMBERSHIP: Filled = ['(SELECT id FROM membership WHERE url = g.membership)', 'membership'];

const VENUE_LABEL = '(SELECT slug FROM user_page WHERE person_id = t.provider_id)';
const PERSON_LABEL = '(SELECT email FROM person WHERE id = t.person_id)';
const OFFER_LABEL = '(SELECT url FROM slotted WHERE id = t.slotted_id)';

/** The columns that events and animations have in common. */
const DATED = {
  ...{ provider_id: VENUE, title: 'title', url: 'address', sport_slug: 'sport', type: 'type', price_cents: 'price' },
  ...{ currency: CURRENCY, starts_at: 'start', ends_at: 'end', capacity: 'capacity', slotted_id: OFFER },
  description: orElse('description', `''`),
} as const;

/** Where the rows of a sheet are written that is one table; `$now` is the instant of the import. */
export const TARGETS: Readonly<Record<string, Target>> = {
  coaches: {
    table: 'coach',
    key: ['slug'],
    columns: { slug: 'address', first_name: 'firstName', last_name: 'lastName' },
    atFirst: idOf('coach'),
  },
  categories: {
    table: 'category',
    key: ['slug'],
    columns: { slug: 'address', name: 'name', picture: 'picture' },
    atFirst: { position: 'coalesce((SELECT max(position) FROM category), 0) + g."row"' },
  },
  sports: { table: 'sport', key: ['slug'], columns: { slug: 'address', name: 'name', category_slug: 'category' } },
  offers: {
    table: 'slotted',
    key: ['url'],
    columns: {
      ...{ provider_id: VENUE, title: 'title', url: 'address', picture: 'picture', sport_slug: 'sport' },
      coach_id: ['(SELECT id FROM coach WHERE slug = g.coach)', 'coach'],
      ...{
        language: 'language',
        intensity: ['g.intensity::smallint', 'intensity'],
        price_cents: 'price',
        currency: CURRENCY,
      },
      ...{
        slot_time: orElse('slotMinutes', '60'),
        free_slot: orElse('freeSlots', '0'),
        max_slot: orElse('maxSlots', '5'),
      },
      ...{ book_month: orElse('monthLimit', '5'), book_month_unique: orElse('isMonthLimitOwn', 'false') },
      ...{ consecutive: orElse('isConsecutive', 'true'), max_multi_slots: orElse('repeats', '0') },
      ...{ monthly_based_on: orElse('countedFor', `'user'`), wait_list_booking: orElse('hasWaitingList', 'false') },
      ...{ starts_on: 'firstDay', ends_on: 'lastDay' },
    },
    atFirst: idOf('slotted'),
  },
  events: {
    table: 'event',
    key: ['url'],
    columns: {
      ...DATED,
      ...{ picture: 'picture', initial_price_cents: 'initialPrice', discount: orElse('discount', '0') },
      ...{ duration_minutes: 'minutes', is_active: orElse('isActive', 'true'), is_teaser: orElse('isTeaser', 'false') },
      ...{ is_cash_back: orElse('isCashBack', 'false'), is_information: orElse('isInformation', 'false') },
    },
    atFirst: { ...idOf('event'), published_at: 'g."now"' },
  },
  animations: {
    table: 'animation',
    key: ['url'],
    columns: { ...DATED, marketing_picture: 'picture' },
    atFirst: idOf('animation'),
  },
  memberships: {
    table: 'membership',
    key: ['url'],
    columns: { provider_id: VENUE, title: 'title', url: 'address', picture: 'picture' },
    atFirst: idOf('membership'),
  },
  membershipOptions: {
    table: 'membership_option',
    key: ['membership_id', 'title'],
    label: ['(SELECT url FROM membership WHERE id = t.membership_id)', 't.title'],
    columns: {
      ...{ membership_id: MEMBERSHIP, title: 'title', initial_price_cents: 'initialPrice', price_cents: 'price' },
      ...{ currency: CURRENCY, discount: orElse('discount', '0'), months: 'months' },
    },
    atFirst: idOf('membership_option'),
  },
  coupons: {
    table: 'coupon',
    key: ['code'],
    columns: {
      ...{ code: 'code', percent: 'percent', amount_cents: 'amount', currency: CURRENCY, provider_id: VENUE },
      ...{ starts_on: 'firstDay', ends_on: 'lastDay', max_uses: 'maxUses' },
    },
  },
  popups: {
    table: 'popup',
    key: ['title'],
    columns: {
      ...{ title: 'title', body: 'text', picture: 'picture', link_href: 'link', link_label: 'linkLabel' },
      ...{ starts_at: 'start', ends_at: 'end' },
    },
  },
  replays: {
    table: 'replay',
    key: ['provider_id', 'title'],
    label: [VENUE_LABEL, 't.title'],
    columns: {
      ...{ provider_id: VENUE, title: 'title', description: orElse('description', `''`), picture: 'picture' },
      ...{ sport_slug: 'sport', minutes: 'minutes', recorded_at: 'recorded', video_id: 'videoId' },
    },
  },
  customers: {
    table: 'person',
    key: ['email', 'kind'],
    label: ['t.email'],
    columns: {
      ...{
        email: 'email',
        kind: [`'account'`, 'email'],
        first_name: 'firstName',
        last_name: 'lastName',
        phone: 'phone',
      },
      organization_id: ['(SELECT min(id) FROM organization WHERE name = g.company)', 'company'],
    },
    atFirst: { groups: `'{Clients}'::text[]`, created_at: 'g."now"' },
  },
  runningMemberships: {
    table: 'subscription',
    key: ['person_id', 'title', 'starts_on'],
    label: [PERSON_LABEL, 't.title', 't.starts_on'],
    columns: {
      ...{ person_id: PERSON, membership_id: MEMBERSHIP, starts_on: 'firstDay', expires_on: 'lastDay' },
      title: [`coalesce(g.title, (SELECT title FROM membership WHERE url = g.membership), 'Abonnement')`, 'title'],
    },
    // What was bought here ends as it was bought.
    guard: 't.purchase_id IS NULL',
  },
};

/** The rows that belong to one row of another table, and replace those that it had. */
export const PARTS = {
  sessions: {
    table: 'slotted_session',
    key: ['slotted_id', 'weekday', 'starts'],
    label: [OFFER_LABEL, 't.weekday', `to_char(t.starts, 'HH24:MI')`],
    columns: { slotted_id: OFFER, weekday: 'weekday', starts: 'starts', ends: 'ends', capacity: 'capacity' },
    replaces: 'slotted_id',
  },
  specialSessions: {
    table: 'special_session',
    key: ['slotted_id', 'day', 'starts'],
    label: [OFFER_LABEL, 't.day', `to_char(t.starts, 'HH24:MI')`],
    columns: { slotted_id: OFFER, day: 'day', starts: 'starts', ends: 'ends', capacity: 'capacity' },
    replaces: 'slotted_id',
  },
  daysOff: {
    table: 'day_off',
    key: ['slotted_id', 'starts_on'],
    label: [OFFER_LABEL, 't.starts_on'],
    columns: { slotted_id: OFFER, starts_on: 'firstDay', ends_on: 'lastDay' },
    replaces: 'slotted_id',
  },
  openings: {
    table: 'event_opening',
    key: ['event_id', 'weekday', 'starts'],
    columns: {
      event_id: ['(SELECT id FROM event WHERE url = g.event)', 'event'],
      weekday: 'weekday',
      starts: 'starts',
    },
    replaces: 'event_id',
  },
  videos: {
    table: 'video',
    key: ['id'],
    columns: { id: 'videoId', title: 'title', poster: 'picture', duration_seconds: 'seconds' },
  },
  sources: {
    table: 'video_source',
    key: ['video_id', 'position'],
    columns: { video_id: 'videoId', position: 'position', src: 'src', type: 'type' },
    replaces: 'video_id',
  },
  captions: {
    table: 'video_caption',
    key: ['video_id', 'lang'],
    columns: { video_id: 'videoId', lang: 'lang', label: 'label', src: 'src' },
    replaces: 'video_id',
  },
} as const satisfies Readonly<Record<string, Target>>;
