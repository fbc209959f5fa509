import type { Example } from './example.ts';

/** Examples of lists, maps and search. */
export const FINDING_EXAMPLES = {
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
