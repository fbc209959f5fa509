import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import eventCard from '../shared/lists/event-card/event-card.css';
import { pagingProperty } from '../shared/lists/paged-list.ts';
import picture from '../shared/lists/picture.css';
import { attributes } from './attributes.ts';
import { ReplayList } from './ReplayList.tsx';
import { createReplaysStore } from './store.ts';
import replays from './view/replay-list.css';

export const definition = {
  tag: 'creneau-replay-list',
  summary: 'Filmed sessions, of all providers or of one, played in their cards.',
  attributes,
  properties: pagingProperty,
  events: {
    'creneau-ready': 'The replays are shown for the first time.',
    'creneau-error': 'Something failed.',
    'creneau-pageload': 'A page has loaded.',
    'creneau-navigate': 'A link was pressed. Cancel the event to open `href` in your own way.',
    'creneau-consentrequired': 'The visitor wants to see a film, which needs the consent `video`.',
    'creneau-tokenexpired': 'The API refused the token. Call `renew` with a new one, or a promise of one.',
  },
  slots: { '(children)': 'What visitors see before the script has come, and without JavaScript.' },
  parts: {
    root: 'the whole element',
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
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, eventCard, replays],
  createStore: createReplaysStore,
  view: ReplayList,
} as const;

defineWidget(definition);
