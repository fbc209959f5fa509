import type { Tag } from '../../widgets/tags.ts';

/**
 * The description of an element, with code to copy. The values are from the sample data, so that each example works in
 * the demo.
 */
export interface Example {
  /** One paragraph about what the element shows and does. */
  readonly about: string;
  readonly html: string;
  /** The example for React, as a whole module, if it is more than the same tag. */
  readonly react?: string;
}

/** Examples of elements that lie over the page. */
const SPEAKING_EXAMPLES = {
  'creneau-popups': {
    about:
      'Shows what the marketplace has to say to its visitors, one popup at a time. One that was closed does not come back, and none opens during a purchase. Put it once on a page.',
    html: '<creneau-popups></creneau-popups>',
  },
  'creneau-toaster': {
    about:
      'Says where the toasts of the page stand. It is needed only for another place than the default: without one, the first toast makes it. Toasts are shown by `Creneau.toast` or by `toast` of the npm package.',
    html: '<creneau-toaster position="bottom-right"></creneau-toaster>',
    react: `import { toast } from 'creneau/react';
import 'creneau/toaster';

export function Greeting() {
  return (
    <>
      <creneau-toaster position="bottom-right" />
      <button type="button" onClick={() => toast({ title: 'Bonjour', msg: 'Le studio ouvre à 9 h', type: 'info' })}>
        Horaires
      </button>
    </>
  );
}`,
  },
} satisfies Readonly<Record<string, Example>>;

/** Examples of elements for a signed-in customer. */
const PERSONAL_EXAMPLES = {
  'creneau-order-history': {
    about:
      'Shows the orders of a signed-in customer: dates, amounts and state, the calendar file, and what can be done with each: pay, cancel, book again. A visitor is asked to sign in.',
    html: `<creneau-order-history period="future">
  <a href="https://marketplace.example/order/">Voir mes commandes</a>
</creneau-order-history>`,
    react: `import 'creneau/react';
import 'creneau/order-history';

export function Orders({ token, login }: { token: string | null; login: () => Promise<string> }) {
  return (
    <creneau-order-history
      token={token}
      oncreneau-signinrequired={(event) => {
        event.preventDefault();
        event.detail.signIn(login());
      }}
      oncreneau-tokenexpired={({ detail }) => detail.renew(login())}
    />
  );
}`,
  },
  'creneau-fitness-dashboard': {
    about:
      'Shows what the tracker of a signed-in customer has counted (steps, floors, calories, sleep) as charts, as a table, and as figures of all time. A visitor is asked to sign in.',
    html: `<creneau-fitness-dashboard range="week" activity="steps">
  <a href="https://marketplace.example/fitness/">Voir ma forme</a>
</creneau-fitness-dashboard>`,
  },
  'creneau-studio-day': {
    about:
      'For a studio, with the token of a provider, a coach or an administrator: who comes to the sessions of a day, with what they have paid and who waits; marks who was there, also without a connection; changes sessions, writes to everybody of one, and exports the list. On paper it is a list with a box for each person. Give the token to people of the studio only: it reads names.',
    html: `<creneau-studio-day>
  <a href="https://marketplace.example/studio/">Voir la journée</a>
</creneau-studio-day>`,
  },
} satisfies Readonly<Record<string, Example>>;

/** Examples of the calendar and of the elements that follow it. */
const BOOKING_EXAMPLES = {
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
} satisfies Readonly<Record<string, Example>>;

/** Examples of lists, maps and search. */
const FINDING_EXAMPLES = {
  'creneau-animations-slider': {
    about:
      'Shows animations as cards in a row that visitors scroll: those of the next days, all that are to come, or past ones. It never moves by itself. A link to its `id` scrolls there.',
    html: `<creneau-animations-slider id="animations" period="next" user="studio-lumiere">
  <a href="https://marketplace.example/animation/">Voir les animations</a>
</creneau-animations-slider>`,
  },
  'creneau-category-list': {
    about: 'Shows the categories of the marketplace as tiles. Each tile leads to the events of its category.',
    html: `<creneau-category-list>
  <a href="https://marketplace.example/event/list/">Voir les événements</a>
</creneau-category-list>`,
  },
  'creneau-event-list': {
    about:
      'Shows events as cards, page by page, with filters for city, category, activity and venue. The filters are kept in the address of the page. With `view="map"` a map stands beside the cards; visitors can switch between list and map.',
    html: `<creneau-event-list query="city/paris">
  <a href="https://marketplace.example/event/list/city/paris">Voir les événements</a>
</creneau-event-list>
<creneau-pager></creneau-pager>`,
    react: `import 'creneau/react';
import 'creneau/event-list';
import 'creneau/pager';

export function Events({ city, goTo }: { city: string; goTo: (href: string) => void }) {
  return (
    <>
      <creneau-event-list
        id="events"
        query={\`city/\${city}\`}
        oncreneau-navigate={(event) => {
          event.preventDefault();
          goTo(event.detail.href);
        }}
      />
      <creneau-pager for="events" page-param="page" />
    </>
  );
}`,
  },
  'creneau-offers-list': {
    about:
      'Shows what a provider offers. For the address of a person who offers nothing, it shows what they have booked. The heading says which of the two it is.',
    html: `<creneau-offers-list provider="studio-lumiere" limit="4">
  <a href="https://marketplace.example/user/studio-lumiere">Voir les offres</a>
</creneau-offers-list>`,
  },
  'creneau-pager': {
    about:
      'Turns the pages of a list: first, previous, two pages on each side of the current one, next, last. It keeps the page in the address. It calls no API: it reads `paging` of its list and sets `page`.',
    html: `<creneau-offers-list id="offers" provider="studio-lumiere" limit="4"></creneau-offers-list>
<creneau-pager for="offers" page-param="offers-page"></creneau-pager>`,
  },
  'creneau-provider-card': {
    about:
      'Shows who a provider is: picture, name and place, with a link to the page of the provider on the marketplace.',
    html: `<creneau-provider-card provider="studio-lumiere">
  <a href="https://marketplace.example/user/studio-lumiere">Studio Lumière</a>
</creneau-provider-card>`,
  },
  'creneau-provider-map': {
    about:
      'Shows on a map where events take place. Markers that are near each other are drawn as one with a number. Pressing a marker opens what takes place there. Where there can be no map (no WebGL, no consent, no tiles), it is a list of the same places. It has no height of its own, so give it one.',
    html: `<creneau-provider-map provider="studio-lumiere" style="display: block; height: 30em">
  <a href="https://marketplace.example/user/studio-lumiere">Voir le studio</a>
</creneau-provider-map>`,
    react: `import 'creneau/react';
import 'creneau/provider-map';

export function Venues({ city, askForMap }: { city: string; askForMap: () => void }) {
  return (
    <creneau-provider-map
      query={\`city/\${city}\`}
      max-events={5}
      style={{ display: 'block', height: '30em' }}
      oncreneau-consentrequired={({ detail }) => detail.purpose === 'map' && askForMap()}
    />
  );
}`,
  },
  'creneau-replay-list': {
    about:
      'Shows filmed sessions as cards. A film is played in its card when it is pressed; nothing of it is fetched before. Films need the consent `video`.',
    html: `<creneau-replay-list provider="studio-lumiere">
  <a href="https://marketplace.example/play/">Voir les replays</a>
</creneau-replay-list>`,
  },
  'creneau-search': {
    about:
      'A search field over cities, activities, venues and offers. With `scope="user"` it finds only people and venues. Choosing a result leads to its page on the marketplace.',
    html: `<creneau-search>
  <a href="https://marketplace.example/event/list/">Voir les événements</a>
</creneau-search>`,
  },
} satisfies Readonly<Record<string, Example>>;

/** The description and examples of each element, by its tag. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...BOOKING_EXAMPLES,
  ...FINDING_EXAMPLES,
  ...PERSONAL_EXAMPLES,
  ...SPEAKING_EXAMPLES,
} satisfies Record<`creneau-${Tag}`, Example>;
