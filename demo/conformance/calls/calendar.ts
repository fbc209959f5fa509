import { fetchCoaches } from '../../../widgets/shared/api/catalogue/coaches.ts';
import {
  fetchSlotted,
  fetchSlottedOfUser,
  fetchTaken,
  fetchTakenOfUser,
} from '../../../widgets/shared/api/catalogue/slotted.ts';
import type { Call } from '../call.ts';

export const calendarCalls: readonly Call[] = [
  {
    operation: 'getOffer',
    name: 'GET v1/slotted/{url}',
    uses: [
      { widget: 'slotted-calendar', when: 'at once, with the attribute `event`', isVital: true },
      { widget: 'checkout', when: 'for the slots that are bought', isVital: false },
    ],
    make: (client, { offer }) => (offer === null ? null : fetchSlotted(client, offer)),
  },
  {
    operation: 'getOfferById',
    name: 'GET v1/slotted/id/{id}',
    uses: [{ widget: 'slotted-calendar', when: 'in its place, if `event` is a number', isVital: false }],
    make: (client, { offerId }) => (offerId === null ? null : fetchSlotted(client, String(offerId))),
  },
  {
    operation: 'listBooked',
    name: 'GET v1/slotted/booked/{url}',
    uses: [
      {
        widget: 'slotted-calendar',
        when: 'at once, with the attribute `event`; again after a purchase and each time `weeks` weeks are turned',
        isVital: true,
      },
    ],
    make: (client, { offer }) => (offer === null ? null : fetchTaken(client, offer)),
  },
  {
    operation: 'listOffers',
    name: 'GET v1/slotted/user/{url}',
    uses: [{ widget: 'slotted-calendar', when: 'at once, with the attribute `user`', isVital: false }],
    make: (client, { provider }) => (provider === null ? null : fetchSlottedOfUser(client, provider)),
  },
  {
    operation: 'listBookedOfProvider',
    name: 'GET v1/slotted/booked/provider/{url}',
    uses: [{ widget: 'slotted-calendar', when: 'at once, with the attribute `user`', isVital: false }],
    make: (client, { provider }) => (provider === null ? null : fetchTakenOfUser(client, provider)),
  },
  {
    operation: 'listCoaches',
    name: 'GET coach/list/',
    uses: [
      {
        widget: 'slotted-calendar',
        when: 'once an offer has a coach without a name; slugs are shown without it',
        isVital: false,
      },
    ],
    make: (client) => fetchCoaches(client),
  },
];
