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

/** The events, and what every open one of them has. */
const Events = exact({
  open: exact({ duration: Duration, openings: exact({ weekdays: Weekdays, hours: Type.Array(Hour) }) }),
  events: Type.Array(Event),
});

const plans = checkedFile(Events, 'events.json', file);

/** The members that every plan has; the address is made from the title if it is missing. */
type Said = 'title' | 'sport' | 'type' | 'price' | 'times';

/** An event of a venue: the one that it names, else the next in turn. */
type EventPlan = Pick<SampleEvent, Said> & Partial<Omit<SampleEvent, 'id' | 'seriesId'>>;

/** Returns the events of the sample around `today`: every type and every case of the price (D-price-area). */
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
