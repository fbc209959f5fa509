import { SlottedCalendar } from '../../../widgets/slotted-calendar/SlottedCalendar.tsx';
import { TUESDAY } from '../../fixtures/data/factories.ts';
import { aSlottedPayload, aTakenPayload, type Payload } from '../../fixtures/data/payloads.ts';
import { render } from '../render.tsx';
import { aCalendarApi, aLoadedCalendar, aProviderApi } from './a-calendar.ts';

/** Renders the calendar on Tuesday, with two columns, as for an element without a width. */
export async function aView(choices: {
  readonly offer?: Payload;
  readonly lang?: 'fr' | 'en';
  readonly mode?: 'default' | 'picker';
}) {
  const { offer = {}, lang = 'fr', mode = 'picker' } = choices;
  const api = aCalendarApi(offer);
  api.on('GET /v1/slotted/booked/yoga-doux', [aTakenPayload(`${TUESDAY}T10:00`, 6)]);
  const calendar = await aLoadedCalendar({ values: { mode } });
  calendar.context.settings.setState({ lang });
  const view = await render(calendar.context, <SlottedCalendar store={calendar.store} />);
  return { ...calendar, api, view };
}

/** A provider's calendar with yoga, and with pilates at the same hours and the given changes. */
export async function aProviderView(pilates: Payload = {}) {
  const other = { id: 8, title: 'Pilates', url: 'pilates', sport: { slug: 'pilates', name: 'Pilates' } };
  aProviderApi(aSlottedPayload(), aSlottedPayload({ ...other, ...pilates }));
  const calendar = await aLoadedCalendar({ values: { event: null, user: '42' } });
  const view = await render(calendar.context, <SlottedCalendar store={calendar.store} />);
  return { ...calendar, view };
}
