import type { Example } from './example.ts';

/** Examples of the calendar and of the elements that follow it. */
export const BOOKING_EXAMPLES: Readonly<Record<string, Example>> = {
  'creneau-slotted-calendar': {
    about:
      'Shows the slots of one offer (`event`) or of all offers of a provider (`user`), day by day. With `mode="picker"` visitors select slots and book them on your page: the checkout opens after the calendar. Otherwise each slot is a link to the offer on the marketplace. A slot that cannot be booked says why, and what can be booked instead.',
    html: `<creneau-slotted-calendar event="yoga-doux" mode="picker">
  <a href="https://marketplace.example/slotted/yoga-doux">Voir les créneaux</a>
</creneau-slotted-calendar>`,
    react: `import 'creneau/react';
import 'creneau/slotted-calendar';

export function Booking({ offer }: { offer: string }) {
  return (
    <>
      <creneau-slotted-calendar
        id="booking"
        event={offer}
        mode="picker"
        oncreneau-selectionchange={({ detail }) => console.log(detail.slots.length, detail.summary.total)}
      />
      <creneau-checkout for="booking" oncreneau-order={({ detail }) => console.log('booked', detail.order.id)} />
    </>
  );
}`,
  },
  'creneau-checkout': {
    about:
      'Takes the purchase from who books to the confirmation: it keeps the places, takes coupons, gifts and payment, and makes the order. Without one on the page, the calendar opens its own after itself. Put one on the page to choose its place. With `item` it sells one event, animation or membership without a calendar.',
    html: `<creneau-slotted-calendar id="lessons" event="yoga-doux" mode="picker"></creneau-slotted-calendar>
<creneau-checkout for="lessons"></creneau-checkout>`,
    react: `import 'creneau/react';
import 'creneau/checkout';

export function Ticket({ event }: { event: number }) {
  return <creneau-checkout item={\`event:\${event}\`} oncreneau-order={({ detail }) => console.log(detail.order.state)} />;
}`,
  },
  'creneau-event-details': {
    about:
      'Shows one event or animation as a page of its own: picture, text, dates, the venue on a map, and beside it, always in sight, what a place costs, how many are left and the button that books it. The checkout opens after the element; a slotted offer opens its calendar there. Nothing of the map is loaded before it is scrolled to.',
    html: `<creneau-event-details event="stage-de-yoga-et-respiration">
  <a href="https://marketplace.example/event/stage-de-yoga-et-respiration">Voir le stage</a>
</creneau-event-details>`,
  },
  'creneau-membership-list': {
    about:
      'Shows memberships and the options of each. Choosing an option opens the checkout after the list. A signed-in customer sees which of them run already.',
    html: `<creneau-membership-list provider="studio-lumiere">
  <a href="https://marketplace.example/memberships/">Voir les abonnements</a>
</creneau-membership-list>`,
  },
};
