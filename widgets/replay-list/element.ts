import { defineWidget } from '../shared/define-widget.ts';
import eventCard from '../shared/lists/event-card.css';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import picture from '../shared/lists/picture.css';
import { themeProperties } from '../shared/theme-properties.ts';
import { attributes } from './attributes.ts';
import { ReplayList } from './ReplayList.tsx';
import replays from './replay-list.css';
import { createReplaysStore } from './store.ts';

export const definition = {
  tag: 'creneau-replay-list',
  summary: 'Filmed sessions, all or a provider’s: posters first, played in place when they are pressed.',
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The replays are there for the first time.',
    'creneau-error': 'Something failed: `detail` holds a code and a message.',
    'creneau-pageload': 'A page is there: `detail` holds `page` and `lastPage`.',
    'creneau-navigate': 'A link was followed; cancel it to route `href` yourself.',
    'creneau-consentrequired': "The visitor wants a video, which needs a consent: `detail.purpose` is 'video'.",
    'creneau-tokenexpired': 'The API refused the token; call `renew` with a new one.',
  },
  slots: { '(children)': 'The fallback before and without JavaScript.' },
  parts: {
    root: 'everything',
    heading: "'Replays', to be seen above a provider's",
    replays: 'the cards',
    replay: 'a card',
    poster: 'the place of its picture, and of its video',
    picture: 'its picture',
    'play-button': 'what plays it, as large as the picture',
    video: 'the video, with the controls of the browser',
    'close-button': 'what brings the picture back',
    consent: 'what asks for the consent that is missing',
    'replay-title': 'its title',
    'provider-link': 'the link to its venue',
    'replay-when': 'its day and its length',
    empty: 'what stands there where there is none',
    error: 'what is shown when something failed',
  },
  customProperties: themeProperties,
  css: [picture, eventCard, replays],
  createStore: createReplaysStore,
  view: ReplayList,
} as const;

defineWidget(definition);
