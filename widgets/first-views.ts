// The server's entry: the first view of an element as markup, made without a browser (D-server-made).
import { definition as animationsSlider } from './animations-slider/element.ts';
import { definition as categoryList } from './category-list/element.ts';
import { definition as eventDetails } from './event-details/element.ts';
import { definition as eventList } from './event-list/element.ts';
import { definition as membershipList } from './membership-list/element.ts';
import { definition as offersList } from './offers-list/element.ts';
import { definition as pager } from './pager/element.ts';
import { definition as providerCard } from './provider-card/element.ts';
import { definition as replayList } from './replay-list/element.ts';
import type { AnsweredView, FirstAnswer, FirstView, MadeView } from './server/first-view.ts';
import { type FirstElement, firstViews } from './server/first-views.ts';
import { definition as slottedCalendar } from './slotted-calendar/element.ts';

const { render, answer, sheets } = firstViews({
  'animations-slider': first(animationsSlider),
  'category-list': first(categoryList),
  'event-details': first(eventDetails),
  'event-list': first(eventList, 600),
  'membership-list': first(membershipList),
  'offers-list': first(offersList),
  pager: first(pager),
  'provider-card': first(providerCard),
  'replay-list': first(replayList),
  'slotted-calendar': first(slottedCalendar, 600, 960),
});

function first(definition: object, ...further: readonly number[]): FirstElement {
  return { definition: definition as FirstElement['definition'], widths: [0, ...further] };
}

/**
 * Returns the first view of an element; null if it cannot be made, of which the console says why. It is the view of a
 * visitor about whom nothing is known.
 */
export function renderFirst(view: FirstView): Promise<MadeView | null> {
  return render(view);
}

/**
 * Returns the body of `GET v1/first/{element}` for a page of another server; null if the view cannot be made, of which
 * `warn` gets the reason: a RangeError if an attribute or a setting is wrong.
 */
export function answerFirst(view: AnsweredView): Promise<FirstAnswer | null> {
  return answer(view);
}

/** The style sheet that the markup of each element links, which the build writes as a file. */
export const firstSheets: Readonly<Record<string, string>> = sheets;

export type {
  AnsweredView,
  FirstAnswer,
  FirstSettings,
  FirstView,
  MadeView,
  PageElement,
} from './server/first-view.ts';
export type { ViewNode } from './server/tree.ts';
