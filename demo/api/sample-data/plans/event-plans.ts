import { Type } from 'typebox';
import type { PlainDate } from '../../../../core/time/wall-time.ts';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import type { SampleEvent } from '../model.ts';
import { pictureOf } from '../names/pictures.ts';
import file from './events.json' with { type: 'json' };
import {
  atProvider,
  Capacity,
  Count,
  Duration,
  Hour,
  Id,
  Picture,
  Price,
  Provider,
  Times,
  timesOf,
  Weekdays,
} from './planned.ts';

const { Optional } = Type;

const Event = exact({
  title: Type.String(),
  sport: Type.String(),
  type: Type.Enum(['open', 'single', 'cyclic', 'slotted']),
  price: Price,
  times: Optional(Times),
  provider: Optional(Provider),
  capacity: Optional(Capacity),
  initialPrice: Optional(Price),
  discount: Optional(Count),
  isTeaser: Optional(Type.Boolean()),
  isCashBack: Optional(Type.Boolean()),
  isInformation: Optional(Type.Boolean()),
  isActive: Optional(Type.Boolean()),
  url: Optional(Type.String()),
  picture: Optional(Picture),
  slottedId: Optional(Id),
});

/** The planned events, and the members that all open events share. */
const Events = exact({
  open: exact({ duration: Duration, openings: exact({ weekdays: Weekdays, hours: Type.Array(Hour) }) }),
  events: Type.Array(Event),
});

const plans = checkedFile(Events, 'events.json', file);

/** The members that every plan has; a missing url is made from the title. */
type PlannedField = 'title' | 'sport' | 'type' | 'price' | 'times';

/** A planned event; if it names no provider, it goes to the next venue in turn. */
type EventPlan = Pick<SampleEvent, PlannedField> & Partial<Omit<SampleEvent, 'id' | 'seriesId'>>;

/** Returns the planned events around `today`: every type and every case of the price (D-price-area). */
export function eventPlans(today: PlainDate): readonly EventPlan[] {
  const { open, events } = plans();
  return events.map(({ provider, times, picture, ...event }) => ({
    ...event,
    ...(event.type === 'open' && open),
    ...atProvider(provider),
    ...(picture && { picture: pictureOf(picture.sport, picture.n) }),
    times: timesOf(today, times),
  }));
}
