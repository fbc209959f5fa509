import { defineWidget } from '../shared/element/define-widget.ts';
import { themeProperties } from '../shared/element/theme-properties.ts';
import eventCard from '../shared/lists/event-card/event-card.css';
import eventSkeleton from '../shared/lists/event-card/event-skeleton.css';
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
    heading: "'Replays'; visible above the replays of a provider",
    replays: 'the cards',
    replay: 'a card',
    poster: 'the box of its picture, or of its video',
    picture: 'its picture',
    'play-button': 'the play button, as large as the picture',
    video: 'the video, with the controls of the browser',
    'close-button': 'closes the video',
    consent: 'asks for the missing consent',
    'replay-title': 'its title',
    'provider-link': 'the link to its venue',
    'replay-when': 'its day and its length',
    empty: 'the message that there are no replays',
    error: 'the message that something failed',
  },
  customProperties: themeProperties,
  css: [picture, eventCard, eventSkeleton, replays],
  createStore: createReplaysStore,
  view: ReplayList,
} as const;

defineWidget(definition);
