import type { Site } from '../../fixtures/browser/site.ts';

/** A mistake on a page, and all that the doctor says of it, with the names of the documents in the place of the test's origins. */
export interface Mistake {
  readonly mistake: string;
  readonly says: string;
}

/** A page with several mistakes. Each `html` is a box of its own. */
export interface SickPage {
  readonly script?: string;
  readonly head?: string;
  readonly headers?: (site: Site) => Readonly<Record<string, string>>;
  readonly mistakes: readonly (Mistake & { readonly html: string })[];
}

const CALENDAR = 'creneau-slotted-calendar';
const calendar = (attributes: string, inside = '') => `<${CALENDAR} ${attributes}>${inside}</${CALENDAR}>`;

/** In the markup alone: seen without a call. */
export const MARKUP: SickPage = {
  script: 'data-sit-url="https://marketplace.example" data-token="demo-customer"',
  head: '<script>window.Creneau = { apiURL: "https://api.example" }</script>',
  mistakes: [
    {
      mistake: 'a misspelled tag',
      html: '<creneau-slotted-calender event="yoga-doux"></creneau-slotted-calender>',
      says: 'there is no element <creneau-slotted-calender>. Did you mean <creneau-slotted-calendar>?',
    },
    {
      mistake: 'a tag without its prefix',
      html: '<event-list></event-list>',
      says: 'there is no element <event-list>. Did you mean <creneau-event-list>?',
    },
    {
      mistake: 'a tag that there is none of',
      html: '<creneau-booking-form></creneau-booking-form>',
      says: 'there is no element <creneau-booking-form>. All elements are in the reference, docs/elements.md.',
    },
    {
      mistake: 'a wrong `data-creneau`',
      html: '<div data-creneau="calendar" data-event="yoga-doux"></div>',
      says: 'data-creneau="calendar" names no element. Did you mean data-creneau="slotted-calendar"?',
    },
    {
      mistake: 'a misspelled attribute',
      html: calendar('evnt="yoga-doux" user="studio-lumiere"'),
      says: '<creneau-slotted-calendar evnt="yoga-doux" user="studio-lumiere"> has no attribute evnt. Did you mean event?',
    },
    {
      mistake: 'an attribute that the element does not have',
      html: '<creneau-search provider="studio-lumiere"></creneau-search>',
      says: '<creneau-search provider="studio-lumiere"> has no attribute provider. It has scope, and the settings.',
    },
    {
      mistake: 'an attribute of a `div` without `data-`',
      html: '<div id="d1" data-creneau="search" scope="user"></div>',
      says: 'scope on <div id="d1" data-creneau="search"> is not read: only attributes that begin with data- go to the element. Write data-scope.',
    },
    {
      mistake: 'a value that an attribute cannot have',
      html: '<creneau-search scope="users"></creneau-search>',
      says: 'scope of <creneau-search scope="users">: "users" is not one of all, user; all is used.',
    },
    {
      mistake: 'an element that names nothing',
      html: calendar('id="c1" mode="picker"'),
      says: '<creneau-slotted-calendar id="c1" mode="picker"> names nothing to show. Write event="…" or user="…".',
    },
    {
      mistake: 'a `for` that names no element',
      html: '<creneau-pager for="offers"></creneau-pager>',
      says: '<creneau-pager for="offers">: no element of the page has id="offers". Write it on the element that is meant.',
    },
    {
      mistake: 'a misspelled setting of an ancestor',
      html: '<section id="s1" data-creneau-apiurl="https://api.example"></section>',
      says: 'data-creneau-apiurl on <section id="s1"> is no setting. Did you mean data-creneau-api-url?',
    },
    {
      mistake: 'a misspelled setting of `configure`',
      html: '',
      says: 'apiURL in configure(…) is no setting. Did you mean apiUrl?',
    },
    {
      mistake: 'a misspelled setting of the script tag',
      html: '',
      says: 'data-sit-url on <script src="https://cdn.example/creneau/1/creneau.js"> is no setting. Did you mean data-site-url?',
    },
    {
      mistake: 'a value that a setting cannot have',
      html: '<creneau-search theme="night"></creneau-search>',
      says: 'theme of <creneau-search theme="night">: "night" is not light, dark or auto.',
    },
    {
      mistake: 'a language that is not offered',
      html: '<creneau-search lang="de"></creneau-search>',
      says: 'lang="de" of <creneau-search lang="de"> is a language that is not offered. Write lang="fr" or lang="en" on the elements, or data-lang on the script tag.',
    },
    {
      mistake: 'an address without `https://`',
      html: '<creneau-search site-url="marketplace.example"></creneau-search>',
      says: 'site-url "marketplace.example" of <creneau-search site-url="marketplace.example"> has no scheme: it is taken for a path of this page. Write https://marketplace.example.',
    },
    {
      mistake: 'an API address that is none',
      html: '<creneau-category-list api-url="https://{{API_HOST}}/api"></creneau-category-list>',
      says: 'api-url "https://{{API_HOST}}/api" of <creneau-category-list api-url="https://{{API_HOST}}/api"> is no http(s) address, so that nothing is called. Write one, such as https://api.example/api.',
    },
    {
      mistake: 'a line for a first view that has other attributes',
      html: '<creneau-event-list query="city/paris" view="list"></creneau-event-list><link rel="preload" as="fetch" crossorigin href="https://cdn.example/api/v1/first/event-list?query=city%2Flyon">',
      says: 'the line that preloads the first view of <creneau-event-list> has an address or attributes that no element takes. Write <link rel="preload" as="fetch" crossorigin href="https://cdn.example/api/v1/first/event-list?query=city%2Fparis&view=list&lang=fr">.',
    },
    {
      mistake: 'a line for the first view of an element that is not there',
      html: '<link rel="preload" as="fetch" crossorigin href="https://cdn.example/api/v1/first/offers-list?provider=studio-lumiere">',
      says: 'a line preloads the first view of <creneau-offers-list>, which is not on the page. Remove the line.',
    },
    {
      mistake: 'an element that `display: none` hides',
      html: `<div class="tab" style="display: none">${calendar('event="yoga-doux"')}</div>`,
      says: '<creneau-slotted-calendar event="yoga-doux"> cannot be seen: <div class="tab"> has display: none. Its code is fetched when it is displayed.',
    },
    {
      mistake: 'an element in a box without a height',
      html: `<div class="fold" style="overflow: hidden; height: 0"><creneau-category-list></creneau-category-list></div>`,
      says: '<creneau-category-list> cannot be seen: <div class="fold"> around it has no height or width, and hides what is larger. Give it a size, or overflow: visible.',
    },
    {
      mistake: 'an element in a box without a width',
      html: `<div class="thin" style="width: 0"><creneau-replay-list></creneau-replay-list></div>`,
      says: '<creneau-replay-list> cannot be seen: <div class="thin"> has no width. Give it one: the element is as wide as its place.',
    },
    {
      mistake: 'an element whose end a box hides',
      html: '<div class="crop" style="overflow: hidden; max-height: 40px"><creneau-membership-list><p style="height: 90px">Pass</p></creneau-membership-list></div>',
      says: '<creneau-membership-list> is cut off: <div class="crop"> around it hides what is larger than its own height. Let it grow (max-height: none), or set its height again when its content grows.',
    },
    {
      mistake: 'an element with `display: contents`',
      html: '<creneau-animations-slider style="display: contents"></creneau-animations-slider>',
      says: '<creneau-animations-slider> has display: contents, so that its width, height and margins do nothing. Write display: block.',
    },
    {
      mistake: 'a colour that is none',
      html: '<creneau-search style="--creneau-accent: #0b5cad#7ab8ff"></creneau-search>',
      says: '--creneau-accent of <creneau-search>: "#0b5cad#7ab8ff" is no colour; ours is used.',
    },
    {
      mistake: 'a tree with a registry of its own',
      html: `<div id="r1"></div><script>
        document.getElementById('r1').attachShadow({ mode: 'open', customElementRegistry: new CustomElementRegistry() })
          .innerHTML = '<creneau-replay-list></creneau-replay-list>';
      </script>`,
      says: '<creneau-replay-list> is in a tree with a custom element registry of its own, in which our tags are not defined. Attach the shadow root without customElementRegistry, or define the tag there: registry.define(tag, customElements.get(tag)).',
    },
    {
      mistake: 'a tag that is closed by `/>`',
      html: `<div>${calendar('event="padel-duo"', '<p>Welcome</p><footer id="f1">Studio</footer>')}</div>`,
      says: '<creneau-slotted-calendar event="padel-duo"> is not closed: what follows it, <footer id="f1"> too, has become its fallback and is not shown. Write <creneau-slotted-calendar event="padel-duo"></creneau-slotted-calendar>; HTML does not know <…/>.',
    },
    {
      mistake: 'what is bought in a dialog or a popover',
      html: '<dialog id="buy"><creneau-checkout item="event:1"></creneau-checkout></dialog>',
      says: '<creneau-checkout item="event:1"> is in <dialog id="buy">, over the page: a bank\'s step at Stripe would lie under it, and is a page of its own. Keep <dialog id="buy"> and what it holds in the page while it is closed: the way back from the bank opens it.',
    },
    {
      mistake: 'a tag in a shadow tree',
      html: '<studio-card><template shadowrootmode="open"><creneau-popups></creneau-popups></template></studio-card>',
      says: '<creneau-popups> is in the shadow tree of <studio-card>, which the script does not see. Call Creneau.watch(element.shadowRoot).',
    },
  ],
};

/** Seen by calls: each API on a host of its own. */
export const SERVERS: SickPage = {
  headers: (site) => {
    const hosts = [
      'cdn',
      'cors',
      'beside',
      'moved',
      'failing',
      'french',
      'api',
      'other',
      'headers',
      'tiles',
      'wanting',
    ].map(site.relay.origin);
    return {
      'referrer-policy': 'same-origin',
      'content-security-policy': `connect-src ${hosts.join(' ')} http://127.0.0.1:*`,
    };
  },
  mistakes: [
    {
      mistake: 'an API that the policy refuses',
      html: calendar('event="yoga-doux" api-url="https://policy.example/api"'),
      says: "the API https://policy.example/api cannot be called: the page's Content-Security-Policy refuses it. Add https://policy.example to connect-src.",
    },
    {
      mistake: 'an API that does not allow the page (CORS)',
      html: calendar('event="yoga-doux" api-url="https://cors.example/api"'),
      says: 'the API https://cors.example/api cannot be called: the server answers, but does not allow this page to read it (CORS). It must send Access-Control-Allow-Origin: https://www.studio.example, or *.',
    },
    {
      mistake: 'an API address without its path',
      html: calendar('event="yoga-doux" api-url="https://beside.example"'),
      says: 'https://beside.example is no API, but https://beside.example/api is. Write https://beside.example/api.',
    },
    {
      mistake: 'an API that does not answer',
      html: calendar('event="yoga-doux" api-url="https://down.example/api"'),
      says: 'the API https://down.example/api cannot be called: the server does not answer. Is the address right, and is it running?',
    },
    {
      mistake: 'an API that has moved',
      html: calendar('event="yoga-doux" api-url="https://moved.example/api"'),
      says: 'the API https://moved.example/api cannot be called: the server sends to another address. Write the address that it ends at.',
    },
    {
      mistake: 'an API that fails',
      html: calendar('event="yoga-doux" api-url="https://failing.example/api"'),
      says: 'the API answers 503 to https://failing.example/api/v1/slotted/yoga-doux. Nothing on this page is wrong: ask who runs it.',
    },
    {
      mistake: 'an API address without `/api`',
      html: calendar('event="yoga-doux" api-url="https://api.example"'),
      says: 'https://api.example is no API, but https://api.example/api is. Write https://api.example/api.',
    },
    {
      mistake: 'an address of something else',
      html: calendar('event="yoga-doux" api-url="https://other.example/shop"'),
      says: 'https://other.example/shop answers (404), but not as an API of Créneau does. Write the address of the API in data-api-url.',
    },
    {
      mistake: 'an API that refuses the headers of bookings',
      html: calendar('event="yoga-doux" api-url="https://headers.example/api"'),
      says: 'the API https://headers.example/api can be read, but refuses the headers of bookings (CORS). It must send Access-Control-Allow-Headers: authorization, content-type, idempotency-key.',
    },
    {
      mistake: 'an offer that there is none of',
      html: calendar('event="yoga-dur"'),
      says: 'the API does not know what <creneau-slotted-calendar event="yoga-dur"> names: https://cdn.example/api/v1/slotted/yoga-dur is not there. Write the last piece of its address on the marketplace, or its number.',
    },
    {
      mistake: 'an API of another language',
      html: '<creneau-category-list lang="en" api-url="https://french.example/api"></creneau-category-list>',
      says: '<creneau-category-list lang="en" api-url="https://french.example/api"> is in English, but the API https://french.example/api sends its texts in French. Write the API address of the English site in api-url, and the address of that site in site-url.',
    },
    {
      mistake: 'a token that is missing',
      html: '<creneau-order-history></creneau-order-history>',
      says: '<creneau-order-history> shows the orders or figures of one customer, and there is no token. Write token="…", or call Creneau.configure({ token }).',
    },
    {
      mistake: 'a token that is refused',
      html: '<creneau-membership-list token="expired"></creneau-membership-list>',
      says: 'the API https://cdn.example/api refuses the token of <creneau-membership-list> (401): it is wrong or has expired. Get another one; creneau-tokenexpired asks your page for it.',
    },
    {
      mistake: 'a token for another address',
      html: `<div data-creneau-token="demo-customer"><creneau-replay-list api-url="https://api.example/api"></creneau-replay-list></div>`,
      says: 'the token is not sent to https://api.example/api: it was set for another address. Write it on <creneau-replay-list api-url="https://api.example/api">, beside api-url.',
    },
    {
      mistake: 'tiles that are refused',
      html: `<creneau-provider-map id="m1" style="display: block; height: 9em" tiles="https://tiles.example/{z}/{x}/{y}.png"></creneau-provider-map>`,
      says: 'the map <creneau-provider-map id="m1" tiles="https://tiles.example/{z}/{x}/{y}.png"> gets no tiles (https://tiles.example/0/0/0.png): the server answered 403.',
    },
    {
      mistake: 'tiles that are refused without a `Referer`',
      html: `<creneau-provider-map id="m3" style="display: block; height: 9em" tiles="https://wanting.example/{z}/{x}/{y}.png"></creneau-provider-map>`,
      says: 'the map <creneau-provider-map id="m3" tiles="https://wanting.example/{z}/{x}/{y}.png"> gets no tiles (https://wanting.example/0/0/0.png): the server answered 403, because the page\'s Referrer-Policy keeps back the page\'s address (Referer). Send strict-origin-when-cross-origin.',
    },
    {
      mistake: 'a map without a height',
      html: '<style>#m2 { height: 0; min-height: 0; display: block; overflow: hidden }</style><creneau-provider-map id="m2" consent="none"></creneau-provider-map>',
      says: '<creneau-provider-map id="m2" consent="none"> cannot be seen: it has no height. Write creneau-provider-map { display: block; height: 30em } in your style sheet.',
    },
  ],
};

const ASK_FOR_LINK =
  'Where an editor removes tags, write a link in a paragraph of its own: <a href="https://…/slotted/…#creneau=picker">, and data-links on the script tag.';

/** What editors leave of our markup. The pages have no other elements. */
export const LEFTOVERS: readonly (Mistake & { readonly html: string; readonly script?: string })[] = [
  {
    mistake: 'markup that was escaped',
    html: '<p>&lt;creneau-slotted-calendar event="yoga-doux"&gt;</p>',
    says: `visitors read our markup as text in <p>: it was escaped. ${ASK_FOR_LINK}`,
  },
  {
    mistake: 'a style rule whose tag was removed',
    html: '<p>creneau-slotted-calendar { display: block; min-height: 736px }</p>',
    says: 'visitors read a style rule as text in <p>: the <style> around it was removed. Write style="display: block; min-height: …" on the element in its place.',
  },
  {
    mistake: 'an element of which only the link is left',
    html: '<p><a id="l1" href="https://marketplace.example/slotted/yoga-doux">Voir</a></p>',
    says: `there is no element on the page, but <a id="l1"> leads to the marketplace. ${ASK_FOR_LINK}`,
  },
  {
    mistake: 'a marked link without `data-links`',
    html: '<p><a id="l2" href="https://marketplace.example/slotted/yoga-doux#creneau">Voir</a></p>',
    says: '<a id="l2"> should be an element, but nothing says so. Write data-links="main" on the script tag.',
  },
  {
    mistake: 'a marked link with a misspelled word',
    script: 'data-links="main"',
    html: '<p><a id="l3" href="https://en.marketplace.example/slotted/yoga-doux#creneau=pickr">Voir</a></p>',
    says: '<a id="l3"> should be an element, but is outside of data-links="main", is marked rel="ugc", or its hash says something unknown.',
  },
  {
    mistake: 'a marked link that a wiki calls a link of strangers',
    script: 'data-links="main"',
    html: '<p><a id="l5" rel="ugc nofollow" href="https://marketplace.example/slotted/yoga-doux#creneau">Voir</a></p>',
    says: '<a id="l5"> should be an element, but is outside of data-links="main", is marked rel="ugc", or its hash says something unknown.',
  },
  {
    mistake: 'an element in a link',
    html: '<a id="l4" href="/"><creneau-category-list></creneau-category-list></a>',
    says: '<creneau-category-list> is in a link, <a id="l4">: a press on it leaves the page. Put it beside the link, or write data-creneau on a <p> around the link.',
  },
  {
    mistake: '`data-creneau` on a link',
    html: '<a href="/" data-creneau="category-list">Voir</a>',
    says: '<a data-creneau="category-list"> is in a link: a press on it leaves the page. Put it beside the link, or write data-creneau on a <p> around the link.',
  },
  {
    mistake: 'an element that an editor has saved in its `div`',
    html: '<div id="d2" data-creneau="search" data-scope="user"><creneau-search scope="all"></creneau-search></div>',
    says: '<div id="d2" data-creneau="search"> contains an element that was saved with the text, whose attributes are not those of <div id="d2" data-creneau="search"> any more. Remove the element from the text: the script runs in your editor.',
  },
];

/** Files of ours that do not come. */
export const FILES: SickPage = {
  mistakes: [
    {
      mistake: 'a file of the script that is missing',
      html: '<creneau-category-list></creneau-category-list>',
      says: 'the code of category-list has not come. https://cdn.example/creneau/1/category-list-….js failed or was changed: the server answered 404.',
    },
    {
      mistake: 'a file of the script that was changed',
      html: '<creneau-search></creneau-search>',
      says: "the code of search has not come. https://cdn.example/creneau/1/search-….js failed or was changed: it was changed on its way, or the page's Content-Security-Policy (script-src) refuses it. Copy all files of a version together, unchanged.",
    },
  ],
};

/** Of the script itself: it stands on the page as an optimiser leaves it. */
export const SCRIPT: readonly Mistake[] = [
  {
    mistake: 'two versions on a page',
    says: 'the page has more than one version of the script: 1.0.0 runs, 2.0.0 does not. Keep one script tag.',
  },
  {
    mistake: 'a copied script',
    says: '<script src="https://cdn.example/cache/js/creneau.js"> is a copy, https://cdn.example/cache/js/creneau.js, without the files beside it. Write the folder that it came from: data-base="https://…/creneau/1/", or window.Creneau = { base: "https://…/creneau/1/" } before it.',
  },
  {
    mistake: 'a delayed script',
    says: '<script src="https://cdn.example/cache/js/creneau.js"> was asked for 3 seconds after the page. If an optimiser delays it, exclude creneau.js there.',
  },
];

/** Of a script whose host has no API beside it. */
export const DEFAULT_API: readonly Mistake[] = [
  {
    mistake: 'no API address, on a host of files alone',
    says: 'no API address is set, and the default, https://cdn.example/api, cannot be read from this page. Write the address of your API in data-api-url on the script tag.',
  },
];

/** With npm. */
export const NPM: readonly Mistake[] = [
  {
    mistake: 'no API address, with npm',
    says: "<creneau-search> has no API address. Call configure({ apiUrl: 'https://…' }), or write data-api-url on the script tag.",
  },
];
